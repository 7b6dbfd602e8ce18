#include "bots/network_inputs.hpp"

#include <algorithm>
#include <bit>

#include "core/hand.hpp"
#include "core/lanes.hpp"
#include "core/source.hpp"

namespace salida {
namespace {

using Pieces = Lanes<1>;  // lane 4 * seat + piece

constexpr auto safe_places = [] {
  std::array<std::uint8_t, 16> places{};
  places.fill(start_place);
  unsigned size = 0;
  for (unsigned place = 1; place <= NetworkInputs::board.door(); ++place) {
    if (is_safe(static_cast<Place>(place))) places[size++] = static_cast<std::uint8_t>(place);
  }
  return places;
}();

constexpr unsigned rival_lanes = 0xFFF0;

unsigned quarter_of(unsigned place) { return (place - 1U) / squares_an_arm; }

}  // namespace

NetworkInputs::NetworkInputs(const Rules& rules) : blockades_(rules.crowd.blockades) {
  for (unsigned lane = 0; lane < turned_by_.size(); ++lane) {
    const int ahead = lane < 4 ? 0 : arms_ahead(rules, static_cast<int>(lane / 4));
    turned_by_[lane] = static_cast<std::uint8_t>(ahead * squares_an_arm);
  }
}

void NetworkInputs::find(const Position& position, Seat seat, Rows& rows) const {
  rows.clear();
  std::array<std::uint32_t, arms> hands{};
  for (unsigned seats_on = 0; seats_on < arms; ++seats_on) {
    const unsigned other = seat_after(seat, seats_on, arms);
    const Hand& hand = position.pieces[other];
    const bool is_gone = position.finished != 0 && is_home(board, hand);
    if ((position.playing & bit_of(other)) == 0 || is_gone) continue;
    hands[seats_on] = std::bit_cast<std::uint32_t>(hand);
    const unsigned first = seats_on * place_count;
    for (const Place place : hand) rows.add(first + place);
    for_each_blockade(board, hand, [&](unsigned piece) { rows.add(pair_rows + first + hand[piece]); });
  }
  const unsigned turn = (position.turn + arms - seat) % arms;
  const unsigned doubles = std::min<unsigned>(position.doubles, 2);
  const unsigned tries = std::min<unsigned>(position.tries, 2);
  rows.add(turn_rows + (turn * 9) + (doubles * 3) + tries);
  if (position.last != 0 && turn == 0) rows.add(last_rows + position.last);
  add_shots(hands, rows);
}

void NetworkInputs::add_shots(const std::array<std::uint32_t, arms>& hands, Rows& rows) const {
  const auto places = Pieces::of_words([&](unsigned seat) { return hands[seat]; });
  const Pieces one(1U);
  const Pieces ring(unsigned{board.door()});
  const Pieces squares = places - one;
  const Pieces on_ring = squares.at_most(ring - one);
  const Pieces ahead = squares + Pieces(turned_by_);
  const Pieces turned = ahead.lesser_of(ahead - ring);
  Pieces victims = on_ring & ~places.found_in(Pieces(safe_places));
  if (blockades_) {
    victims =
        victims & ~(places.equal_to(places.rotated_in_fours<1>()) | places.equal_to(places.rotated_in_fours<3>()));
  }
  const Pieces last_distance(farthest_shot - 1U);
  const std::uint32_t mine = on_ring.bits() & ~rival_lanes;
  const std::uint32_t rivals = on_ring.bits() & rival_lanes;
  const std::uint32_t exposed = victims.bits();
  for (std::uint32_t left = mine; left != 0; left &= left - 1U) {
    const auto piece = static_cast<unsigned>(std::countr_zero(left));
    const unsigned place = places[piece];
    const Pieces here(turned[piece]);
    const auto add = [&rows](unsigned kind, unsigned lane, unsigned distance, unsigned quarter) {
      rows.add(kind + ((((lane / 4) - 1U) * farthest_shot + distance - 1U) * 4) + quarter);
    };
    if ((exposed & (1U << piece)) != 0) {
      const Pieces behind = here - turned;
      const Pieces distance = behind.lesser_of(behind + ring);
      const Pieces reach = (distance - one).at_most(last_distance) & (places + distance).at_most(ring);
      for (std::uint32_t hit = reach.bits() & rivals; hit != 0; hit &= hit - 1U) {
        const auto lane = static_cast<unsigned>(std::countr_zero(hit));
        add(shot_rows, lane, distance[lane], quarter_of(place));
      }
    }
    const Pieces before = turned - here;
    const Pieces distance = before.lesser_of(before + ring);
    const Pieces reach = (distance - one).at_most(last_distance) & (distance + Pieces(place)).at_most(ring);
    for (std::uint32_t hit = reach.bits() & exposed & rival_lanes; hit != 0; hit &= hit - 1U) {
      const auto lane = static_cast<unsigned>(std::countr_zero(hit));
      add(aim_rows, lane, distance[lane], quarter_of(places[lane]));
    }
  }
}

}  // namespace salida

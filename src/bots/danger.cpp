#include "bots/danger.hpp"

#include <algorithm>

#include "core/hand.hpp"
#include "core/questions.hpp"
#include "core/source.hpp"

namespace salida {

Danger::Danger(const Rules& rules) : rules_(&rules), board_{.arms = rules.board.arms} {
  if (rules.dice.count == 1) {
    for (std::size_t face = 1; face <= 6; ++face) by_distance_[face] = 1.0 / 6;
    by_entry_ = 1.0 / 6;
    return;
  }
  for (unsigned first = 1; first <= 6; ++first) {
    for (unsigned second = 1; second <= 6; ++second) {
      by_distance_[first] += 1.0 / 36;
      if (second != first) by_distance_[second] += 1.0 / 36;
      if (rules.dice.together != Together::none) by_distance_[first + second] += 1.0 / 36;
      const bool is_five = first == 5 || second == 5 || (rules.entry.on == EntryOn::five_or_sum && first + second == 5);
      if (rules.entry.on == EntryOn::doubles ? first == second : is_five) by_entry_ += 1.0 / 36;
    }
  }
}

bool Danger::is_blockade(const Position& position, Seat seat, Place place) const {
  return rules_->crowd.blockades && std::ranges::count(position.pieces[seat], place) > 1;
}

double Danger::at(const Position& position, Seat seat, Place place) const {
  if (!board_.on_ring(place) || is_blockade(position, seat, place)) return 0;
  const int arms = board_.arms;
  double unharmed = 1;
  for (int seats_on = 1; seats_on < arms; ++seats_on) {
    const auto rival =
        static_cast<Seat>(seat_after(seat, static_cast<unsigned>(seats_on), static_cast<unsigned>(arms)));
    if (!has(position.playing, rival) || !are_rivals(*rules_, seat, rival)) continue;
    const Hand& hand = position.pieces[rival];
    const Place as_rival_sees = board_.seen_from(place, arms_ahead(*rules_, seats_on));
    if (as_rival_sees == start_place && has_piece_in_nest(hand) && rules_->entry.on_start == OnStart::all_captured)
      unharmed *= 1 - by_entry_;
    if (is_safe(place)) continue;
    for (const Place from : hand) {
      if (!board_.on_ring(from)) continue;
      const int distance = as_rival_sees - from;
      if (distance >= 1 && distance <= farthest) unharmed *= 1 - by_distance_[static_cast<std::size_t>(distance)];
    }
  }
  return 1 - unharmed;
}

}  // namespace salida

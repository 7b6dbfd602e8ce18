// Who stands where, seen by the seat to move: which squares it may not pass, where it may not land, whom it captures.
// Made for one decision and thrown away.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <utility>

#include "core/lanes.hpp"
#include "core/position.hpp"
#include "core/questions.hpp"
#include "core/source.hpp"

namespace salida {

/// Whether other pieces can stand in the way at all. M8, S20: where any number may share a square, nobody does.
[[nodiscard]] constexpr bool crowd_matters(const Rules& rules) {
  return rules.crowd.limit != 0 || !rules.crowd.share_safe;
}

/// The mover's, among bits for each piece.
inline constexpr std::uint32_t own_pieces = 15;

/// Those of its rivals. Every seat sees the others as the first seat does.
[[gnu::always_inline]] [[nodiscard]] constexpr std::uint32_t rival_pieces(const Rules& rules) {
  std::uint32_t pieces = 0;
  for (unsigned seats_on = 0; seats_on < max_seats; ++seats_on)
    pieces |= are_rivals(rules, 0, seats_on) ? own_pieces << (max_pieces * seats_on) : 0U;
  return pieces;
}

/// For each way of four pieces: lane 4 * piece + way.
using WayLanes = Lanes<1>;

template <class Source>
class Crowd {
 public:
  /// Nobody.
  Crowd() = default;

  Crowd(const Source& source, const Position& position) {
    const Board board = source.board;
    const auto arms = static_cast<unsigned>(board.arms);
    const auto places = AllPieces::of_words([&](unsigned seats_on) -> std::uint32_t {
      if (seats_on >= arms) return 0;
      return std::bit_cast<std::uint32_t>(position.pieces[seat_after(position.turn, seats_on, arms)]);
    });
    const AllPieces own(mover);
    const AllPieces rivals = lanes_of_rivals(source.rules);

    // The others are turned until every arm lies as the mover sees it; B6 says which way. A square, counted from 0,
    // that is turned beyond the end of the ring loses a ring; any other would become far greater.
    const bool with_travel = source.rules.board.turns == TurnOrder::with_travel;
    const AllPieces seats_on(squares_of_seats_on);
    const AllPieces ring = AllPieces(unsigned{board.door()}) & ~own;
    // B5, B7: the others count on the ring alone, and nobody in the goal.
    const AllPieces last = ring | (AllPieces(unsigned{board.goal()} - 1U) & own);
    const AllPieces one(1U);
    const AllPieces squares = places - one;
    const AllPieces turned = squares + (with_travel ? seats_on : (ring - seats_on) & ~own);
    all_ = (turned.lesser_of(turned - ring) + one) & squares.at_most(last - one);

    const CrowdRules& crowd = source.rules.crowd;
    if (crowd.blockades) {
      // P12, D4, A9: two of one colour.
      const bool breaks = crowd.one_one_breaks && position.breaks;
      blockades_ = pairs_of_a_seat() & (breaks ? ~rivals : AllPieces(255U));  // A13
    }
    if (crowd_matters(source.rules)) {
      // P12, D5, A8: a safe square is shared, at most, and nobody is captured there.
      closed_ = crowd.share_safe ? pairs() : all_ & rivals;
      // Two on another square are of one colour: a blockade, which where it always holds may be told here as well.
      const bool safe_or_held = crowd.share_safe && crowd.blockades && !crowd.one_one_breaks;
      if (!safe_or_held) closed_ = closed_ & safe(all_);
      // P3, D4: a square holds two. No step onto a blockade is free, so that it need not be told here.
      if (crowd.limit != 0 && !crowd.blockades) closed_ = closed_ | (pairs_of_a_seat() & ~rivals);
    }
  }

  /// P12, D4, A9: where a blockade stands in the way of so many steps, or at their end.
  [[nodiscard]] WayLanes blocked(const WayLanes& from, const WayLanes& steps) const {
    const WayLanes one(1U);
    WayLanes found(0U);
    blockades_.for_each_byte(
        [&](Place blockade) { found = found | ~steps.at_most(WayLanes(unsigned{blockade}) - from - one); });
    return found;
  }

  /// Where nobody may land. A blockade that holds is not told here: no step onto it is free (P7, D7, A7, A13).
  [[nodiscard]] WayLanes closed(const WayLanes& to) const { return to.found_in(closed_); }
  [[nodiscard]] bool closes_nothing() const { return closed_.none(); }

  /// Who stands on a square: a bit for each piece, four for each seat, those of the mover first.
  [[nodiscard]] std::uint32_t pieces_at(Place square) const {
    return all_.equal_to(AllPieces(unsigned{square})).bits();
  }
  /// The mover's rivals among them.
  [[nodiscard]] std::uint32_t rivals_at(const Rules& rules, Place square) const {
    return pieces_at(square) & rival_pieces(rules);
  }

  /// Where a rival stands.
  [[nodiscard]] WayLanes rivals_at(const Rules& rules, const WayLanes& places) const {
    return places.found_in(all_ & lanes_of_rivals(rules));
  }

 private:
  using AllPieces = Lanes<Source::max_arms <= 4 ? 1 : 2>;
  using Bytes = std::array<std::uint8_t, AllPieces::size>;

  // The mover's four pieces come first, then those of the seat after it.
  static constexpr std::array<Bytes, AllPieces::size / max_pieces> pieces_of_seats_on = [] {
    std::array<Bytes, AllPieces::size / max_pieces> all{};
    for (unsigned lane = 0; lane < AllPieces::size; ++lane) all[lane / max_pieces][lane] = 255;
    return all;
  }();
  static constexpr Bytes mover = pieces_of_seats_on[0];
  static constexpr Bytes squares_of_seats_on = [] {
    Bytes bytes{};
    for (unsigned lane = 0; lane < bytes.size(); ++lane)
      bytes[lane] = static_cast<std::uint8_t>(lane / max_pieces * squares_an_arm);
    return bytes;
  }();

  [[gnu::always_inline]] [[nodiscard]] static AllPieces lanes_of_rivals(const Rules& rules) {
    AllPieces lanes(0U);
    for (unsigned seats_on = 0; seats_on < pieces_of_seats_on.size(); ++seats_on) {
      if (are_rivals(rules, 0, seats_on)) lanes = lanes | AllPieces(pieces_of_seats_on[seats_on]);
    }
    return lanes;
  }

  /// The squares where two pieces of a seat stand: at least one of each two tells.
  [[nodiscard]] AllPieces pairs_of_a_seat() const {
    return all_ &
           (all_.equal_to(all_.template rotated_in_fours<1>()) | all_.equal_to(all_.template rotated_in_fours<2>()));
  }

  /// The squares where two pieces stand, whosever they are.
  [[nodiscard]] AllPieces pairs() const {
    return all_ & [this]<unsigned... k>(std::integer_sequence<unsigned, k...>) {
      return (all_.equal_to(all_.template rotated<k + 1>()) | ...);
    }(std::make_integer_sequence<unsigned, AllPieces::size / 2>{});
  }

  /// B2, as is_safe: what is left of a place by arms of 17 squares; where there is less than is taken, it comes out
  /// far greater and does not count.
  [[nodiscard]] static AllPieces safe(const AllPieces& place) {
    AllPieces left = place;
    for (unsigned arms = 8; arms != 0; arms /= 2) left = left.lesser_of(left - AllPieces(arms * squares_an_arm));
    AllPieces found(0U);
    for (const unsigned square : safe_squares) found = found | left.equal_to(AllPieces(square));
    return found;
  }

  // Places on the mover's own way, 0 for a piece that is nowhere in it.
  AllPieces all_{0U};
  AllPieces blockades_{0U};
  AllPieces closed_{0U};
};

/// Calls visit(seat, piece) for each rival's piece on a square of the ring, as the mover sees it. The visit may send
/// that piece to its nest.
template <class Source, class Visit>
void for_each_rival_at(const Source& source, const Position& position, const Crowd<Source>& crowd, Place to,
                       Visit&& visit) {
  for (std::uint32_t rivals = crowd.rivals_at(source.rules, to); rivals != 0; rivals &= rivals - 1U) {
    const auto lane = static_cast<unsigned>(std::countr_zero(rivals));
    visit(seat_after(position.turn, lane / max_pieces, source.rules.board.arms), lane % max_pieces);
  }
}

}  // namespace salida

// Where pieces may go: along the ring, into their column, round again, back from the goal.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/crowd.hpp"
#include "core/hand.hpp"
#include "core/position.hpp"
#include "core/source.hpp"

namespace salida {

/// Up to three numbers of squares by which the four pieces may move; 0 for none. One word, not an array: it is read
/// whole right after it is made.
class Pips {
 public:
  constexpr Pips() = default;
  constexpr Pips(unsigned first, unsigned second, unsigned third) : word_(first | (second << 8U) | (third << 16U)) {}
  [[nodiscard]] constexpr unsigned operator[](unsigned k) const { return (word_ >> (8U * k)) & 255U; }
  [[nodiscard]] constexpr std::uint32_t word() const { return word_; }

 private:
  std::uint32_t word_ = 0;
};

/// Where the bits of each byte lie that are set: a hexadecimal digit for each, the lowest bit first.
inline constexpr std::array<std::uint32_t, 256> bits_of_bytes = [] {
  std::array<std::uint32_t, 256> all{};
  for (unsigned byte = 0; byte < all.size(); ++byte) {
    unsigned number = 0;
    for (unsigned bit = 0; bit < 8; ++bit) {
      if (((byte >> bit) & 1U) != 0) all[byte] |= bit << (4U * number++);
    }
  }
  return all;
}();

/// Where bit number `number` of those that are set in 16 bits lies. All are looked up before one is taken: the number
/// comes last, and is random.
[[nodiscard]] inline unsigned bit_number(std::uint32_t bits, unsigned number) {
  const auto low = static_cast<unsigned>(std::popcount(bits & 255U));
  const std::uint64_t above = bits_of_bytes[bits >> 8U] | 0x8888'8888U;
  const std::uint64_t all = bits_of_bytes[bits & 255U] | (above << (4U * low));
  return static_cast<unsigned>(all >> (4U * number)) & 15U;
}

struct Way {
  unsigned index;  // 4 * piece + the index of the pips
  bool round;
};

/// Which pieces may move by which pips, a bit for each index.
struct Ways {
  std::uint32_t straight = 0;  // along the ring, or from the door on into the column
  std::uint32_t round = 0;     // past the door (M9, A11)

  [[nodiscard]] bool none() const { return (straight | round) == 0; }
  [[nodiscard]] unsigned size() const {
    return static_cast<unsigned>(std::popcount(straight) + (round != 0 ? std::popcount(round) : 0));
  }
  void keep(std::uint32_t ways) {
    straight &= ways;
    round &= ways;
  }
  /// One of them by its number.
  [[gnu::always_inline]] [[nodiscard]] Way operator[](unsigned number) const {
    if (round == 0) return {.index = bit_number(straight, number), .round = false};
    for (std::uint32_t left = straight | round;; left &= left - 1U) {
      const std::uint32_t way = left & (0U - left);
      const unsigned here = ((straight & way) != 0 ? 1U : 0U) + ((round & way) != 0 ? 1U : 0U);
      if (number < here) {
        return {.index = static_cast<unsigned>(std::countr_zero(way)), .round = number == 1 || (straight & way) == 0};
      }
      number -= here;
    }
  }
};

/// The bits of all ways of these pieces, a bit for each piece.
[[nodiscard]] constexpr std::uint32_t ways_of_pieces(std::uint32_t pieces) {
  const std::uint32_t first = (pieces | (pieces << 3U) | (pieces << 6U) | (pieces << 9U)) & 0x1111U;  // bit k at 4k
  return first * 15U;
}

/// M9: on the ring, a piece that is nearer to its start than before went past its door.
[[nodiscard]] constexpr bool goes_round(const Board& board, Place from, Place to) {
  return from <= board.door() && to < from;
}

/// Where a piece comes by these pips when it does not go round.
template <class Source>
[[nodiscard]] constexpr Place straight_on(const Source& source, Place from, unsigned pips) {
  const unsigned goal = source.board.goal();
  const unsigned sum = from + pips;
  const bool back = source.rules.goal.overshoot == Overshoot::bounces && sum > goal;
  return static_cast<Place>(back ? goal - (sum - goal) : sum);
}

/// Where it comes when it goes past its door.
[[nodiscard]] constexpr Place round_again(const Board& board, Place from, unsigned pips) {
  return static_cast<Place>(from + pips - board.door());
}

/// Whether the mover may land there.
template <class Source>
[[nodiscard]] bool may_land(const Source& source, const Crowd<Source>& crowd, Place to) {
  return !crowd_matters(source.rules) || (crowd.closed(WayLanes(unsigned{to})).bits() & 1U) == 0;
}

/// Whether no blockade stands in the way of so many steps, or at their end.
template <class Source>
[[nodiscard]] bool is_free(const Source& source, const Crowd<Source>& crowd, unsigned from, unsigned steps) {
  return !source.rules.crowd.blockades || (crowd.blocked(WayLanes(from), WayLanes(steps)).bits() & 1U) == 0;
}

namespace detail {

/// A10: whether the piece would stand again with the one that it stood in a blockade with when the double was rolled.
[[nodiscard]] inline bool meets_again(const Position& position, unsigned piece, Place to) {
  const Hand& hand = position.pieces[position.turn];
  const unsigned apart = position.apart;
  return (piece > 0 && has(apart, piece - 1) && hand[piece - 1] == to) || (has(apart, piece) && hand[piece + 1] == to);
}

[[nodiscard]] inline WayLanes four_lanes_a_piece(const Hand& hand) {
  return WayLanes::of_words([&](unsigned) { return std::bit_cast<std::uint32_t>(hand); }).fours_of_first();
}

[[nodiscard]] inline WayLanes lanes_of(const Pips& pips) {
  return WayLanes::of_words([&](unsigned) { return pips.word(); });
}

/// Calls visit(bit, piece, pips) for each way in a set. Inlined: the set is nearly always empty, and the call would
/// cost more than to see that.
template <class Visit>
[[gnu::always_inline]] inline void for_each_way(std::uint32_t ways, const Pips& pips, Visit&& visit) {
  for (; ways != 0; ways &= ways - 1U) {
    const auto bit = static_cast<unsigned>(std::countr_zero(ways));
    visit(ways & (0U - ways), bit / 4U, pips[bit % 4U]);
  }
}

/// H: to the goal, and back within the column.
template <class Source>
[[nodiscard]] bool may_bounce(const Source& source, const Crowd<Source>& crowd, Place from, unsigned pips) {
  const unsigned goal = source.board.goal();
  const unsigned beyond = from + pips - goal;
  if (beyond > column_length || !is_free(source, crowd, from, goal - from)) return false;
  const unsigned to = goal - beyond;
  if (to < from && !is_free(source, crowd, to - 1, from - to)) return false;
  return to == from || may_land(source, crowd, static_cast<Place>(to));
}

}  // namespace detail

/// The ways of a hand of the mover, which may differ from the position's in the piece that has just moved. All are
/// looked at at once: dice are random, so that a processor would often guess wrong at a branch.
template <class Source>
[[gnu::always_inline]] [[nodiscard]] inline Ways ways_of(const Source& source, const Position& position,
                                                         const Crowd<Source>& crowd, const Hand& hand,
                                                         const Pips& pips) {
  const Rules& rules = source.rules;
  const Board board = source.board;
  const WayLanes from = detail::four_lanes_a_piece(hand);
  const WayLanes steps = detail::lanes_of(pips);
  const WayLanes to = from + steps;
  const WayLanes one(1U);
  // B7: a piece in the goal moves no more. One in the nest comes out by other means.
  const WayLanes moves = (from - one).at_most(WayLanes(board.goal() - 2U)) & ~steps.equal_to(WayLanes(0U));
  // M11, S24, P8, D10, A12: into the goal by the exact count.
  WayLanes open = moves & to.at_most(WayLanes(unsigned{board.goal()}));
  if (rules.crowd.blockades) open = open & ~crowd.blocked(from, steps);
  // Full squares are few where two may share them: a processor guesses that there are none, and need not wait.
  const bool none_closed = rules.crowd.share_safe && crowd.closes_nothing();
  if (crowd_matters(rules) && !none_closed) open = open & ~crowd.closed(to);

  Ways ways{.straight = open.bits()};
  if (rules.goal.overshoot == Overshoot::bounces) {
    const std::uint32_t beyond = (moves & ~to.at_most(WayLanes(unsigned{board.goal()}))).bits();
    detail::for_each_way(beyond, pips, [&](std::uint32_t way, unsigned piece, unsigned by) {
      if (detail::may_bounce(source, crowd, hand[piece], by)) ways.straight |= way;
    });
  }
  if (rules.goal.passing != Passing::never) {  // M9, A11; not S23: the column is the only way on
    const WayLanes door(unsigned{board.door()});
    const std::uint32_t passing = (moves & from.at_most(door) & ~to.at_most(door)).bits();
    detail::for_each_way(passing, pips, [&](std::uint32_t way, unsigned piece, unsigned by) {
      const unsigned to_door = unsigned{board.door()} - hand[piece];
      const Place end = round_again(board, hand[piece], by);
      const bool may = is_free(source, crowd, hand[piece], to_door) && is_free(source, crowd, 0, end) &&
                       may_land(source, crowd, end);
      if (may) ways.round |= way;
    });
  }
  if (rules.crowd.keep_apart && position.apart != 0) {  // A10
    detail::for_each_way(ways.straight, pips, [&](std::uint32_t way, unsigned piece, unsigned by) {
      const Place end = straight_on(source, hand[piece], by);
      const bool meets = end != board.goal() && end != hand[piece] && detail::meets_again(position, piece, end);
      if (meets) ways.straight &= ~way;
    });
    detail::for_each_way(ways.round, pips, [&](std::uint32_t way, unsigned piece, unsigned by) {
      if (detail::meets_again(position, piece, round_again(board, hand[piece], by))) ways.round &= ~way;
    });
  }
  return ways;
}

/// The ways of pieces on the ring, round again or not, that end where a rival stands.
template <class Source>
[[nodiscard]] std::uint32_t rivals_in_reach(const Source& source, const Crowd<Source>& crowd, const Hand& hand,
                                            const Pips& pips) {
  const WayLanes from = detail::four_lanes_a_piece(hand);
  const WayLanes steps = detail::lanes_of(pips);
  const WayLanes ring(unsigned{source.board.door()});
  const WayLanes sum = from + steps;
  const WayLanes to = sum - (ring & ~sum.at_most(ring));
  const WayLanes nowhere(0U);
  const WayLanes on_ring = from.at_most(ring) & ~from.equal_to(nowhere);
  return (crowd.rivals_at(source.rules, to) & on_ring & ~steps.equal_to(nowhere)).bits();
}

/// The ways straight on of these pieces that pass a square or end on it. Those that bounce back count as such.
template <class Source>
[[nodiscard]] std::uint32_t ways_across(const Source& source, const Hand& hand, const Pips& pips, Place square) {
  const WayLanes from = detail::four_lanes_a_piece(hand);
  const WayLanes steps = detail::lanes_of(pips);
  const WayLanes one(1U);
  WayLanes across = (WayLanes(unsigned{square}) - from - one).at_most(steps - one);
  if (source.rules.goal.overshoot == Overshoot::bounces)
    across = across | ~(from + steps).at_most(WayLanes(unsigned{source.board.goal()}));
  return across.bits();
}

}  // namespace salida

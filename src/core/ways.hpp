// Where a piece may go: along the ring, into its column, round again, back from the goal.
#pragma once

#include "core/crowd.hpp"
#include "core/hand.hpp"
#include "core/position.hpp"
#include "core/source.hpp"

namespace salida {

/// A move has one landing square, or two where it passes the door (M9, A11); nest: no such way.
struct Ways {
  Place straight = nest;  // along the ring, or from the door on into the column
  Place round = nest;     // past the door
};

/// M9: on the ring, a piece that is nearer to its start than before went past its door.
[[nodiscard]] constexpr bool goes_round(const Board& board, Place from, Place to) {
  return from <= board.door() && to < from;
}

namespace detail {

// A10: the other piece of the blockade in which this one stood when the double was rolled.
[[nodiscard]] inline bool meets_partner(const Position& position, unsigned piece, Place to) {
  const Hand& hand = position.pieces[position.turn];
  const unsigned partners = position.partners;
  return (piece > 0 && (partners & bit_of(piece - 1)) != 0 && hand[piece - 1] == to) ||
         ((partners & bit_of(piece)) != 0 && hand[piece + 1] == to);
}

// The house rule: what is left over at the goal is walked back, within the column.
template <class Source>
[[nodiscard]] Place bounced(const Source& source, const Crowd<Source>& crowd, Place from, unsigned free,
                            unsigned beyond) {
  const unsigned goal = source.board.goal();
  if (beyond > column_length || free < goal - from) return nest;
  const unsigned to = goal - beyond;
  if (to < from && crowd.free_steps(source, to - 1) < from - to) return nest;
  return static_cast<Place>(to);
}

}  // namespace detail

/// Where a piece that stands on `from` may go; `free` is what the crowd's free_steps are from there.
template <class Source>
[[gnu::always_inline]] [[nodiscard]] inline Ways ways_from(const Source& source, const Position& position,
                                                           const Crowd<Source>& crowd, unsigned piece, Place from,
                                                           unsigned free, unsigned pips) {
  const Board board = source.board;
  const unsigned sum = from + pips;
  const auto may_stand = [&](Place to) {
    if (to == board.goal()) return true;
    if (source.rules.goal.overshoot == Overshoot::bounces && to == from) return true;
    return crowd.may_land(source, to) && !(source.rules.crowd.keep_apart && detail::meets_partner(position, piece, to));
  };
  Ways ways;
  if (sum <= board.goal()) {
    if (free >= pips && may_stand(static_cast<Place>(sum))) ways.straight = static_cast<Place>(sum);
  } else if (source.rules.goal.overshoot == Overshoot::bounces) {
    const Place to = detail::bounced(source, crowd, from, free, sum - board.goal());
    if (to != nest && may_stand(to)) ways.straight = to;
  }
  if (source.rules.goal.passing != Passing::never && from <= board.door() && sum > board.door()) {
    const unsigned to = sum - board.door();
    if (free >= static_cast<unsigned>(board.door() - from) && crowd.free_steps(source, 0) >= to &&
        may_stand(static_cast<Place>(to))) {
      ways.round = static_cast<Place>(to);
    }
  }
  return ways;
}

}  // namespace salida

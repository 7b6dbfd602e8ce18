// What an action does to the board: pieces move, capture, earn rewards; dice are spent. The phase stays: the engine
// decides when the roll is over.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>

#include "core/crowd.hpp"
#include "core/hand.hpp"
#include "core/marks.hpp"
#include "core/position.hpp"
#include "core/questions.hpp"
#include "core/source.hpp"
#include "core/ways.hpp"

namespace salida {

// --- Leaving the nest

[[nodiscard]] constexpr bool is_high(unsigned die) { return die == 1 || die == 6; }

/// M3, S14, S16: the most pieces that this double frees.
[[gnu::always_inline]] [[nodiscard]] constexpr unsigned most_freed(const Rules& rules, const DiceLeft& dice) {
  return dice[0] == dice[1] && is_high(dice[0]) ? rules.entry.most_high : rules.entry.most;
}

/// Whether the dice that are left bring a piece out.
[[gnu::always_inline]] [[nodiscard]] constexpr bool dice_open_nest(const Rules& rules, const Position& position) {
  const DiceLeft dice = position.dice;
  const bool both = marks::both_dice_left(rules, position);
  switch (rules.entry.on) {
    case EntryOn::doubles:  // M3, S14, S16; H: or 5-6
      if (!both || position.walked != 0) return false;
      if (position.freed > 0) return rules.entry.duty == EntryDuty::choice && position.freed < most_freed(rules, dice);
      return dice[0] == dice[1] || (rules.entry.five_six && marks::dice_sum(rules, position) == 11);
    case EntryOn::five:  // P4
      return marks::has_die(rules, position, 5);
    case EntryOn::five_or_sum:  // D2, A2
      return marks::has_die(rules, position, 5) || (both && marks::dice_sum(rules, position) == 5);
  }
  return false;
}

/// P5: the next piece that comes out is brought by the player's first five.
[[gnu::always_inline]] [[nodiscard]] constexpr bool is_first_five(const Rules& rules, const Position& position) {
  return rules.entry.first_five > 1 && (position.first_fives & bit_of(position.turn)) == 0;
}

/// How many pieces of each seat an action captured.
class Captured {
 public:
  constexpr void add(unsigned seat) { counts_ += 1U << (4U * seat); }
  [[nodiscard]] constexpr bool none() const { return counts_ == 0; }
  [[nodiscard]] constexpr unsigned of(unsigned seat) const { return (counts_ >> (4U * seat)) & 15U; }
  [[nodiscard]] constexpr unsigned all() const { return (counts_ * 0x1111'1111U) >> 28U; }  // the digits' sum

 private:
  std::uint32_t counts_ = 0;  // a hexadecimal digit for each seat
};

namespace detail {

// --- Captures

/// Sends a piece of a seat that does not move to its nest; its hand stays sorted.
inline void send_to_nest(Position& position, unsigned seat, unsigned piece) {
  Hand& hand = position.pieces[seat];
  std::uint8_t& stood = position.stood[seat];
  const Place from = hand[piece];
  for (; piece > 0; --piece) {
    hand[piece] = hand[piece - 1];
    stood = with_age(stood, piece, age_of(stood, piece - 1));
  }
  hand[0] = nest;
  stood = with_age(stood, 0, 0);
  for (unsigned left = 1; left < max_pieces; ++left) {  // the other piece of its blockade
    if (hand[left] == from) stood = with_age(stood, left, 0);
  }
}

/// P6, D8: whoever leaves a start leaves no order of arrival behind.
template <class Source>
void forget_arrival(const Source& source, Position& position, Seat seat, Place from) {
  if (source.rules.entry.on_start != OnStart::captured_when_full) return;
  if (position.latecomers == 0 || !is_start(from) || !source.board.on_ring(from)) return;
  const Seat owner = seat_ahead(source.rules, seat, from / squares_an_arm);
  position.latecomers &= static_cast<std::uint8_t>(~bit_of(owner));
}

template <class Source>
Captured capture_all(const Source& source, Position& position, const Crowd<Source>& crowd, Place to) {
  Captured captured;
  for_each_rival_at(source, position, crowd, to, [&](unsigned seat, unsigned piece) {
    send_to_nest(position, seat, piece);
    captured.add(seat);
  });
  return captured;
}

/// P6, D8: where the own start is full, one rival makes room: the one beside an own piece, or the one that came last.
template <class Source>
Captured capture_where_full(const Source& source, Position& position, const Crowd<Source>& crowd, unsigned own,
                            unsigned coming) {
  struct Rival {
    unsigned seat, piece;
  };
  unsigned rivals = 0;
  Rival low{.seat = max_seats, .piece = 0};
  Rival high{.seat = 0, .piece = 0};
  for_each_rival_at(source, position, crowd, start_place, [&](unsigned seat, unsigned piece) {
    ++rivals;
    if (seat < low.seat) low = {.seat = seat, .piece = piece};
    if (seat >= high.seat) high = {.seat = seat, .piece = piece};
  });
  const unsigned pieces = own + coming + rivals;
  Captured captured;
  if (pieces <= source.rules.crowd.limit) return captured;
  if (pieces - source.rules.crowd.limit >= rivals) return capture_all(source, position, crowd, start_place);
  const Rival last = (position.latecomers & bit_of(position.turn)) != 0 ? high : low;
  send_to_nest(position, last.seat, last.piece);
  captured.add(last.seat);
  return captured;
}

/// P4, D8, A9: whether the own start lets a piece out.
template <class Source>
[[nodiscard]] bool start_is_open(const Source& source, const Crowd<Source>& crowd) {
  const Rules& rules = source.rules;
  if (rules.crowd.limit == 0) return true;
  const std::uint32_t pieces = crowd.pieces_at(start_place);
  const auto own = static_cast<unsigned>(std::popcount(pieces & own_pieces));
  if (own > 0 || !rules.entry.blockade_holds) return own < rules.crowd.limit;
  const std::uint32_t with_next = pieces & (pieces >> 1U) & 0x7777'7777U;  // of a rival's hand, which is in order
  return with_next == 0;
}

template <class Source>
void earn_capture(const Source& source, Position& position, Captured captured) {
  if (captured.none()) return;
  position.captured = true;
  if (source.rules.capture.reward == 0) return;
  const unsigned rewards = source.rules.capture.reward_each ? captured.all() : 1;  // P6, P7, D7, A14
  position.captures_owed = static_cast<std::uint8_t>((position.captures_owed + rewards) & 31U);
}

/// P6, D8: remembers which of two rivals came last to the start of a third seat.
template <class Source>
void note_arrival(const Source& source, Position& position, const Crowd<Source>& crowd, Place to) {
  const Seat owner = seat_ahead(source.rules, position.turn, to / squares_an_arm);
  if (!are_rivals(source.rules, owner, position.turn) || !has(position.playing, owner)) return;
  if (is_home(source.board, position.pieces[owner])) return;
  for_each_rival_at(source, position, crowd, to, [&](unsigned seat, unsigned) {
    if (are_rivals(source.rules, seat, owner) && position.turn > seat)
      position.latecomers |= static_cast<std::uint8_t>(bit_of(owner));
  });
}

// --- Moves

/// A piece lands, once for a jump, and at the end of each step where both dice go to one piece in steps (A3).
template <class Source>
[[gnu::always_inline]] inline Captured move_piece(const Source& source, Position& position, const Crowd<Source>& crowd,
                                                  unsigned piece, Place to) {
  const Rules& rules = source.rules;
  Hand& hand = position.pieces[position.turn];
  const Place from = hand[piece];
  forget_arrival(source, position, position.turn, from);
  put_piece(hand, piece, to);
  if ((marks::openers(rules, position) & bit_of(piece)) != 0) position.openers = 0;
  if (rules.crowd.blockade_turns != 0)
    position.stood[position.turn] = with_age(position.stood[position.turn], piece, 0);
  if (rules.goal.passing == Passing::by_choice && goes_round(source.board, from, to)) position.passed = true;
  if (rules.repeat.penalty == Penalty::last_moved_to_nest) position.last = to;
  if (to == source.board.goal() && rules.goal.reward != 0)  // P8, D9, A14
    position.goals_owed = static_cast<std::uint8_t>((position.goals_owed + 1U) & 7U);
  Captured captured;
  if (crowd.rivals_at(source.rules, to) != 0) {
    if (!is_safe(to)) {  // M8, S20, P7, D7, A7
      captured = capture_all(source, position, crowd, to);
      earn_capture(source, position, captured);
    } else if (rules.entry.on_start == OnStart::captured_when_full && is_start(to)) {
      note_arrival(source, position, crowd, to);
    }
  }
  return captured;
}

template <class Source>
Captured enter(const Source& source, Position& position, const Crowd<Source>& crowd) {
  const Rules& rules = source.rules;
  Hand& hand = position.pieces[position.turn];
  const bool first = is_first_five(rules, position);
  unsigned own = 0;
  unsigned waiting = 0;
  for (const Place place : hand) {
    own += place == start_place ? 1U : 0U;
    waiting += place == nest ? 1U : 0U;
  }

  unsigned coming = 1;
  if (first) coming = rules.entry.first_five;  // P5
  if (rules.entry.on == EntryOn::doubles && rules.entry.duty == EntryDuty::forced)
    coming = most_freed(rules, position.dice);  // S14, S16: all of them
  coming = std::min(coming, waiting);
  if (rules.crowd.limit != 0 && own + coming > rules.crowd.limit) coming = rules.crowd.limit - own;

  Captured captured;
  if (crowd.rivals_at(rules, start_place) != 0) {
    // M4, S22, A8: every rival there; P6, D8: one where the start is full, but all by the first five.
    const bool all = first || rules.entry.on_start != OnStart::captured_when_full;
    captured = all ? capture_all(source, position, crowd, start_place)
                   : capture_where_full(source, position, crowd, own, coming);
    if (!captured.none()) position.latecomers &= static_cast<std::uint8_t>(~bit_of(position.turn));
    earn_capture(source, position, captured);
  }

  position.nested = false;
  position.first_fives |= static_cast<std::uint8_t>(rules.entry.first_five > 1 ? bit_of(position.turn) : 0U);
  unsigned out = 0;
  for (unsigned piece = 0; piece < max_pieces && out < coming; ++piece) {
    if (hand[piece] != nest) continue;
    hand[piece] = start_place;
    ++out;
    if (rules.entry.then_move == ThenMove::another)  // S16: not the one that was freed
      position.walked = static_cast<std::uint8_t>((position.walked | bit_of(piece)) & 15U);
    if (rules.repeat.penalty == Penalty::last_moved_to_nest) position.last = start_place;
  }
  if (rules.entry.on == EntryOn::doubles) {
    position.freed = static_cast<std::uint8_t>((position.freed + out) & 7U);
  } else {
    // P4, D2, A2: by a five; R: by the sum it takes both dice.
    position.dice = marks::has_die(rules, position, 5) ? marks::dice_without(rules, position, 5) : DiceLeft{};
  }
  return captured;
}

inline void take_reward(const Rules& rules, Position& position, unsigned pips) {
  if (position.captures_owed > 0 && pips == rules.capture.reward) {
    position.captures_owed = static_cast<std::uint8_t>((position.captures_owed - 1U) & 31U);
  } else {
    position.goals_owed = static_cast<std::uint8_t>((position.goals_owed - 1U) & 7U);
  }
}

inline void lose_rewards(Position& position) {
  position.captures_owed = 0;
  position.goals_owed = 0;
}

}  // namespace detail

template <class Source>
[[nodiscard]] bool can_enter(const Source& source, const Position& position, const Crowd<Source>& crowd) {
  return dice_open_nest(source.rules, position) && has_piece_in_nest(position.pieces[position.turn]) &&
         detail::start_is_open(source, crowd);
}

/// Phase `play`: carries out a legal action in this crowd, and tells what it captured. The hand of the mover keeps its
/// order.
template <class Source>
[[gnu::always_inline]] inline Captured act(const Source& source, Position& position, const Crowd<Source>& crowd,
                                           Action action) {
  const Rules& rules = source.rules;
  if (rules.dice.count > 1 && action.must_win) position.must_win = true;
  Captured captured;
  switch (action.kind) {
    case ActionKind::enter: captured = detail::enter(source, position, crowd); break;
    case ActionKind::walk:
    case ActionKind::jump:
      // P9: a reward that could not be played at once was lost.
      if (rules.reward.time == RewardTime::at_once) detail::lose_rewards(position);
      if (rules.dice.together == Together::jump) {
        // M5, D1: a piece that takes one die does not take the other.
        const unsigned walks = action.kind == ActionKind::walk ? 1U : 0U;
        position.walked = static_cast<std::uint8_t>((position.walked | (walks << action.piece)) & 15U);
      }
      position.dice = action.kind == ActionKind::jump || marks::freed(rules, position) > 0
                          ? DiceLeft{}
                          : marks::dice_without(rules, position, action.pips);
      captured = detail::move_piece(source, position, crowd, action.piece, action.to);
      break;
    case ActionKind::reward:
      if (rules.reward.time == RewardTime::after_dice) position.dice = {};  // A5
      detail::take_reward(rules, position, action.pips);
      captured = detail::move_piece(source, position, crowd, action.piece, action.to);
      break;
    case ActionKind::crown:
      position.crowns = false;  // H: in place of the penalty
      position.pieces[position.turn][action.piece] = source.board.goal();
      position.dice = {};
      break;
    default:  // to stop: M3 with freeing, A14 with rewards
      position.dice = {};
      detail::lose_rewards(position);
      break;
  }
  if (is_home(source.board, position.pieces[position.turn])) {  // R, P8: what is left lapses
    position.dice = {};
    detail::lose_rewards(position);
  }
  return captured;
}

/// M10: whether the action captures by landing.
template <class Source>
[[nodiscard]] bool captures_by_landing(const Source& source, const Crowd<Source>& crowd, Action action) {
  const bool moves =
      action.kind == ActionKind::walk || action.kind == ActionKind::jump || action.kind == ActionKind::reward;
  return moves && crowd.rivals_at(source.rules, action.to) != 0 && !is_safe(action.to);
}

}  // namespace salida

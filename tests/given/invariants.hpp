// What holds in every position that play can come to, whatever was rolled and chosen. Each function says in words what
// is wrong, or nothing. Random play, the properties and the fuzzer share them.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/engine.hpp"
#include "core/play.hpp"
#include "notation/play_text.hpp"
#include "notation/position_text.hpp"
#include "notation/squares.hpp"

namespace salida {

namespace detail {

[[nodiscard]] inline bool is_sorted(const Hand& hand) {
  return hand[0] <= hand[1] && hand[1] <= hand[2] && hand[2] <= hand[3];
}

/// The seats that have finished, as bits; all of them where a seat is listed twice or does not play.
[[nodiscard]] inline unsigned finishers(const Position& position) {
  unsigned listed = 0;
  for (unsigned left = position.finished; left != 0; left >>= 4U) {
    const unsigned seat = (left & 15U) - 1U;
    if (seat >= max_seats || (position.playing & ~listed & bit_of(seat)) == 0) return ~0U;
    listed |= bit_of(seat);
  }
  return listed;
}

template <class Source>
[[nodiscard]] unsigned seats_home(const Source& source, const Position& position) {
  unsigned home = 0;
  for (unsigned seat = 0; seat < source.rules.board.arms; ++seat) {
    if (is_home(source.board, position.pieces[seat])) home |= bit_of(seat);
  }
  return home;
}

[[nodiscard]] inline bool has_roll_left(const Position& position) {
  return !position.dice.empty() || position.capturers != 0 || position.captures_owed != 0 || position.goals_owed != 0 ||
         position.walked != 0 || position.openers != 0 || position.apart != 0 || position.freed != 0 ||
         position.repeats || position.captured || position.passed || position.breaks || position.nested ||
         position.crowns || position.must_win;
}

}  // namespace detail

/// B3 to B5, P3, D4, P12, A8, S23: every hand has its pieces, and nobody stands where he may not.
template <class Source>
[[nodiscard]] std::string_view wrong_with_board(const Source& source, const Position& position) {
  const Rules& rules = source.rules;
  const Board board = source.board;
  struct Square {
    std::uint8_t pieces, owner;
  };
  std::array<Square, (max_seats * squares_an_arm) + 1> ring{};
  for (unsigned seat = 0; seat < max_seats; ++seat) {
    const Hand& hand = position.pieces[seat];
    if ((position.playing & bit_of(seat)) == 0) {
      if (hand != Hand{}) return "a seat that does not play has pieces outside the nest";
      continue;
    }
    if (seat >= rules.board.arms) return "a seat that the board does not have plays";
    const bool told_apart = position.phase == Phase::play && seat == position.turn;
    if (!told_apart && !detail::is_sorted(hand)) return "a hand is not sorted";
    const unsigned turned = static_cast<unsigned>(square_of(rules, static_cast<Seat>(seat), 1)) - 1U;
    for (unsigned piece = 0; piece < max_pieces; ++piece) {
      const Place place = hand[piece];
      if (place > board.goal()) return "a piece stands beyond the goal";
      if (piece >= rules.board.pieces && place != board.goal()) return "a hand has more pieces than the rules give it";
      if (!board.on_the_way(place)) continue;
      if (rules.goal.passing == Passing::never && place < start_place) return "a piece went past its door";
      if (board.in_column(place)) {
        if (rules.crowd.limit != 0 && std::count(hand.begin(), hand.end(), place) > rules.crowd.limit) {
          return "more pieces in a square of a column than it holds";
        }
        continue;
      }
      const unsigned on = place + turned;
      Square& square = ring[on > board.door() ? on - board.door() : on];
      if (square.pieces > 0 && square.owner != seat && !(is_safe(place) && rules.crowd.share_safe)) {
        return "two colours on a square that is not shared";
      }
      square.owner = static_cast<std::uint8_t>(seat);
      if (++square.pieces > rules.crowd.limit && rules.crowd.limit != 0) return "more pieces on a square than it holds";
    }
  }
  return {};
}

/// What a position remembers fits its phase, its rules and its pieces.
template <class Source>
[[nodiscard]] std::string_view wrong_with_memory(const Source& source, const Position& position) {
  const Rules& rules = source.rules;
  const bool in_play = position.phase == Phase::play;
  const Hand& mover = position.pieces[position.turn];
  if ((position.playing & bit_of(position.turn)) == 0) return "a seat that does not play is to move";
  if (!in_play && detail::has_roll_left(position)) return "something of the last roll is left";
  if (in_play && position.dice.empty() && position.captures_owed == 0 && position.goals_owed == 0 && !position.crowns) {
    return "a roll is played that has nothing left to play";
  }

  const unsigned listed = detail::finishers(position);
  const unsigned home = detail::seats_home(source, position);
  const bool is_over = position.phase == Phase::over;
  if (listed == ~0U) return "the list of those who finished makes no sense";
  if ((home & ~listed) != 0) return "somebody is home and not listed";
  if (!is_over && (listed & ~home) != 0) return "somebody is listed and not home";
  if (!is_over && (listed & bit_of(position.turn)) != 0) return "a seat that has finished is to move";
  if (!is_over && listed != 0 && !position.play_on) return "the game goes on after its end";
  if (is_over && listed != (position.play_on ? unsigned{position.playing} : bit_of(position.turn))) {
    return "a game is over before its end";
  }
  if (is_over && std::popcount(listed & ~home) != (position.play_on ? 1 : 0))
    return "a place was given to somebody not home";

  const unsigned most_doubles = rules.repeat.limit == 0 ? 0U : rules.repeat.limit - (position.crowns ? 0U : 1U);
  if (position.doubles > most_doubles) return "more repeats in a turn than there can be";
  if (position.tries >= rules.entry.tries) return "more tries in the nest than there can be";
  if (!in_play && position.tries > 0 && !is_all_in_nest(source.board, mover))
    return "tries are counted with pieces out";
  if (position.last != 0) {
    if (rules.repeat.penalty != Penalty::last_moved_to_nest) return "the last move is remembered without need";
    if (std::find(mover.begin(), mover.end(), position.last) == mover.end())
      return "the piece that moved last is not there";
    if (!in_play && !source.board.on_ring(position.last))
      return "a piece off the ring is remembered as the last to move";
  }
  if ((position.first_fives & ~position.playing) != 0) return "a seat that does not play had its first five";
  if (position.first_fives != 0 && rules.entry.first_five == 1) return "first fives are remembered without need";
  if ((position.latecomers & ~position.playing) != 0) return "an order of arrival on the start of an absent seat";
  if (position.guilty == 0 && position.offender != 0) return "an offender without an offence";
  if (position.guilty != 0) {
    if (!rules.capture.calling) return "a miss is remembered without need";
    for (unsigned piece = 0; !in_play && piece < max_pieces; ++piece) {
      const bool guilty = (position.guilty & bit_of(piece)) != 0;
      if (guilty && !source.board.on_the_way(position.pieces[position.offender][piece])) {
        return "a piece in the nest or in the goal is guilty";
      }
    }
  } else if (position.phase == Phase::atone) {
    return "nobody is guilty and somebody atones";
  }
  if (rules.crowd.blockade_turns == 0 && position.stood != decltype(position.stood){})
    return "ages are kept without need";
  return {};
}

/// What is wrong with a position, looked at as cheaply as can be.
template <class Source>
[[nodiscard]] std::string_view wrong_with(const Source& source, const Position& position) {
  const std::string_view board = wrong_with_board(source, position);
  return board.empty() ? wrong_with_memory(source, position) : board;
}

namespace detail {

[[nodiscard]] inline Hand sorted(Hand hand) {
  std::sort(hand.begin(), hand.end());
  return hand;
}

/// Whether a piece comes from one place to another by so many steps: on, round again, or back from the goal.
[[nodiscard]] inline bool leads_to(const Rules& rules, unsigned from, unsigned pips, unsigned to) {
  const Board board{.arms = rules.board.arms};
  const unsigned sum = from + pips;
  if (sum <= board.goal() && to == sum) return true;
  if (rules.goal.passing != Passing::never && from <= board.door() && sum > board.door() && to == sum - board.door()) {
    return true;
  }
  return rules.goal.overshoot == Overshoot::bounces && sum > board.goal() && to + sum == 2U * board.goal();
}

/// Rivals lose only pieces that stood where the mover came to.
[[nodiscard]] inline bool rivals_lost_rightly(const Rules& rules, const Position& before, Place to,
                                              const Position& after) {
  const Board board{.arms = rules.board.arms};
  for (unsigned seat = 0; seat < rules.board.arms; ++seat) {
    if (seat == before.turn) continue;
    Hand hand = before.pieces[seat];
    const unsigned lost = pieces_in_nest(after.pieces[seat]) - pieces_in_nest(hand);
    if (lost > max_pieces || (lost > 0 && !board.on_ring(to))) return false;
    const Place there = place_at(rules, static_cast<Seat>(seat), square_of(rules, before.turn, to));
    for (unsigned k = 0; k < lost; ++k) {
      const auto piece = std::find(hand.begin(), hand.end(), there);
      if (piece == hand.end()) return false;
      *piece = nest;
    }
    if (sorted(hand) != after.pieces[seat]) return false;
  }
  return true;
}

}  // namespace detail

/// B6: turns go to the next seat that plays and has not finished.
[[nodiscard]] inline bool turn_passed_rightly(const Rules& rules, const Position& before, const Position& after) {
  if (after.turn == before.turn) return true;
  unsigned seat = before.turn;
  do {
    seat = (seat + 1U) % rules.board.arms;
  } while ((before.playing & ~detail::finishers(after) & bit_of(seat)) == 0);
  return after.turn == seat;
}

/// Throwing the dice moves nobody; at most the thrower loses a piece for repeating too often (M7, P11, D3).
[[nodiscard]] inline std::string_view wrong_with_roll(const Rules& rules, const Position& before, Roll roll,
                                                      const Position& after) {
  const Seat seat = before.turn;
  for (unsigned other = 0; other < max_seats; ++other) {
    if (other != seat && after.pieces[other] != before.pieces[other]) return "a rival moved when dice were thrown";
  }
  if (!turn_passed_rightly(rules, before, after)) return "the turn went to a wrong seat";
  if (after.pieces[seat] == before.pieces[seat]) return {};
  const bool repeats = rules.dice.count == 1 ? roll.first == 6 : roll.is_double();
  if (!repeats || rules.repeat.limit == 0 || before.doubles + 1 != rules.repeat.limit)
    return "dice alone moved a piece";
  if (pieces_in_nest(after.pieces[seat]) != pieces_in_nest(before.pieces[seat]) + 1) return "a penalty is one piece";
  return after.turn != seat ? "" : "a penalty ends the turn";
}

/// An action moved what it says, by the pips that it says, and sent nobody away but those it met.
[[nodiscard]] inline std::string_view wrong_with_step(const Rules& rules, const Position& before, Action action,
                                                      const Position& after) {
  const Board board{.arms = rules.board.arms};
  if (before.phase == Phase::roll) {
    return action.kind == ActionKind::call && after.phase == Phase::atone ? "" : "a call was not heard";
  }
  const Seat seat = to_act(before);
  Hand hand = before.pieces[seat];
  if (before.phase == Phase::atone) {
    if (hand[action.piece] == nest || (before.guilty & bit_of(action.piece)) == 0) return "an innocent piece atoned";
    hand[action.piece] = nest;
    if (detail::sorted(hand) != after.pieces[seat]) return "a piece that atoned did not go to the nest";
    return after.guilty == 0 && after.turn == before.turn ? "" : "a call was answered and is still open";
  }
  if (!turn_passed_rightly(rules, before, after)) return "the turn went to a wrong seat";
  // M9 marks a play that it excuses as one that must win, too: there it says nothing.
  if (rules.goal.passing != Passing::by_choice && (before.must_win || action.must_win) && after.phase != Phase::play &&
      !is_home(board, after.pieces[seat])) {
    return "a play that had to win did not";
  }
  Place to = action.to;
  switch (action.kind) {
    case ActionKind::enter: {
      to = start_place;
      const unsigned out = pieces_in_nest(hand) - pieces_in_nest(after.pieces[seat]);
      if (out == 0 || out > max_pieces) return "nobody came out of the nest";
      for (unsigned k = 0; k < out; ++k) *std::find(hand.begin(), hand.end(), nest) = start_place;
      break;
    }
    case ActionKind::crown: hand[action.piece] = board.goal(); break;
    case ActionKind::stop: to = nest; break;
    default: {
      const Place from = hand[action.piece];
      if (!board.on_the_way(from) || !detail::leads_to(rules, from, action.pips, to)) return "a move of a wrong length";
      const bool by_dice = action.kind != ActionKind::reward;
      if (by_dice && action.pips != (action.kind == ActionKind::jump ? before.dice.sum() : action.pips))
        return "a wrong sum";
      if (action.kind == ActionKind::walk && !before.dice.has(action.pips)) return "a die that was not thrown";
      hand[action.piece] = to;
      break;
    }
  }
  if (detail::sorted(hand) != detail::sorted(after.pieces[seat])) return "another piece moved than the one chosen";
  if (!detail::rivals_lost_rightly(rules, before, to, after)) return "rivals changed that nobody met";
  return {};
}

/// In phases play and atone there is always something to choose, each choice once.
[[nodiscard]] inline std::string_view wrong_with_choices(const Rules& rules, const Position& position) {
  const ActionList list = legal_actions(rules, position);
  const bool must_choose = position.phase == Phase::play || position.phase == Phase::atone;
  if (must_choose && list.empty()) return "there is nothing to choose";
  if (position.phase == Phase::over && !list.empty()) return "there is something to choose after the end";
  if (list.size() > ActionList::capacity) return "more choices than the list holds";
  for (unsigned k = 0; k < list.size(); ++k) {
    for (unsigned j = 0; j < k; ++j) {
      if (list[j] == list[k]) return "a choice is there twice";
    }
  }
  return {};
}

/// The text says everything, in every phase; and what awaits a roll is canonical already.
[[nodiscard]] inline std::string wrong_with_text(const NamedRules& named, const Position& position) {
  const std::string text = to_text(named, position);
  const Result<Position> back = parse_position(named, text);
  if (!back) return "its text is refused: " + back.error().text();
  if (*back != position) return "its text comes back as " + to_text(named, *back);
  if (position.phase != Phase::play && canonical(named.rules, position) != position) return "it is not canonical";
  return {};
}

}  // namespace salida

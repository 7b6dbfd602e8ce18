// What the plays from some point of a roll can come to: the most dice that one of them uses, and whether one brings the
// last piece home. Looks ahead only where it must.
#pragma once

#include <algorithm>
#include <cstdint>

#include "core/act.hpp"
#include "core/candidates.hpp"
#include "core/crowd.hpp"
#include "core/marks.hpp"
#include "core/position.hpp"
#include "core/source.hpp"
#include "core/ways.hpp"

namespace salida::detail {

/// R: to come out by the sum takes both dice.
[[nodiscard]] constexpr int dice_used(const Rules& rules, const Position& position, Action action) {
  const int left = marks::dice_left(rules, position);
  switch (action.kind) {
    case ActionKind::enter: return marks::has_die(rules, position, 5) ? 1 : left;
    case ActionKind::walk: return marks::freed(rules, position) > 0 ? left : 1;
    case ActionKind::jump: return left;
    default: return 0;
  }
}

enum class Doors { any, none };  // whether a piece may go past its door

template <class Source>
[[nodiscard]] bool goes_round(const Source& source, const Position& position, Action action) {
  return action.kind != ActionKind::enter && action.kind != ActionKind::stop &&
         salida::goes_round(source.board, position.pieces[position.turn][action.piece], action.to);
}

/// What is known at one decision.
template <class Source>
struct Decision {
  const Crowd<Source>& crowd;
  const Candidates& candidates;
  Doors doors;
};

/// Of two dice, whether the one that a walk leaves can surely be used by another piece: it can take it now and does not
/// cross the square where the action ends. Nothing else that the action does can stand in its way.
template <class Source>
[[gnu::always_inline]] [[nodiscard]] inline bool leaves_another_a_move(const Source& source, const Position& position,
                                                                       const Decision<Source>& decision,
                                                                       Action action) {
  const Candidates& candidates = decision.candidates;
  const Hand& hand = position.pieces[position.turn];
  const unsigned other = marks::dice_sum(source.rules, position) - action.pips;
  Ways others = candidates.dice;
  const std::uint32_t by_other = candidates.dice_pips[0] == other ? 0x1111U : 0x2222U;
  others.keep(by_other & ~ways_of_pieces(bit_of(action.piece)));
  if (decision.doors == Doors::none) others.round = 0;
  if (source.rules.crowd.limit != 0) {
    others.straight &= ~ways_across(source, hand, candidates.dice_pips, action.to);
    for_each_way(others.round, candidates.dice_pips, [&](std::uint32_t way, unsigned piece, unsigned pips) {
      const Place to = round_again(source.board, hand[piece], pips);
      if (action.to > hand[piece] || action.to <= to) others.round &= ~way;
    });
  }
  return !others.none();
}

/// The same for the piece that walks.
template <class Source>
[[nodiscard]] bool leaves_itself_a_move(const Source& source, const Position& position,
                                        const Decision<Source>& decision, Action action) {
  if (source.rules.dice.together != Together::steps || action.to == source.board.goal()) return false;
  const unsigned other = marks::dice_sum(source.rules, position) - action.pips;
  Hand moved = position.pieces[position.turn];
  put_piece(moved, action.piece, action.to);
  Ways on = ways_of(source, position, decision.crowd, moved, Pips(other, 0, 0));
  if (decision.doors == Doors::none) on.round = 0;
  on.keep(ways_of_pieces(bit_of(action.piece)));
  return !on.none();
}

/// Of two dice, whether surely nobody can use the one that a walk leaves, whatever else stands on the board: a piece
/// moves once, the others are at home, in the nest or too near to the goal, and no reward comes in between.
template <class Source>
[[nodiscard]] bool leaves_nobody_a_move(const Source& source, const Position& position,
                                        const Decision<Source>& decision, Action action) {
  const Rules& rules = source.rules;
  const Place goal = source.board.goal();
  if (rules.dice.together != Together::jump || rules.goal.overshoot == Overshoot::bounces) return false;
  const bool earns = action.to == goal || decision.crowd.rivals_at(rules, action.to) != 0;
  if (earns || marks::owes_rewards(rules, position)) return false;
  const unsigned other = marks::dice_sum(rules, position) - action.pips;
  Hand others = position.pieces[position.turn];
  put_piece(others, action.piece, goal);
  const bool stuck =
      std::ranges::all_of(others, [&](Place place) { return place == nest ? other != 5 : place + other > goal; });
  return stuck;
}

/// A piece moves once, by what it can do now, and nothing that it does changes what the others can do.
[[nodiscard]] constexpr bool dice_are_independent(const Rules& rules) {
  return rules.entry.on == EntryOn::doubles && rules.dice.together == Together::jump && !crowd_matters(rules) &&
         rules.reward.time == RewardTime::none;
}

/// R: whether the play is won with this action, whatever dice it leaves.
template <class Source>
[[nodiscard]] bool brings_last_home(const Source& source, const Position& position, Action action) {
  if (action.to != source.board.goal()) return false;
  Hand hand = position.pieces[position.turn];
  hand[action.piece] = action.to;
  return is_home(source.board, hand);
}

/// P9: a reward that must be played at once might come in between.
[[nodiscard]] constexpr bool dice_stay_together(const Rules& rules) { return rules.reward.time != RewardTime::at_once; }

/// What the plays from some point of a roll can come to.
struct Reach {
  int dice;   // the most dice that one of them uses
  bool wins;  // one of them brings the last piece home; not looked for where all dice can be used
};

template <class Source>
[[nodiscard]] Reach reach_of(const Source& source, const Position& position, Doors doors);

/// What the plays that begin with this action can come to.
template <class Source>
[[gnu::noinline]] [[nodiscard]] Reach reach_of_play(const Source& source, const Position& position,
                                                    const Decision<Source>& decision, Action action) {
  const int left = marks::dice_left(source.rules, position);
  const int used = dice_used(source.rules, position, action);
  if (used == left) return {.dice = left, .wins = false};
  if (brings_last_home(source, position, action)) return {.dice = used, .wins = true};
  if (left == 2 && action.kind == ActionKind::walk && dice_stay_together(source.rules)) {
    if (leaves_another_a_move(source, position, decision, action)) return {.dice = left, .wins = false};
    if (leaves_itself_a_move(source, position, decision, action)) return {.dice = left, .wins = false};
    if (dice_are_independent(source.rules) || leaves_nobody_a_move(source, position, decision, action))
      return {.dice = used, .wins = false};
  }
  Position next = position;
  act(source, next, decision.crowd, action);
  const Reach on = reach_of(source, next, decision.doors);
  return {.dice = used + on.dice, .wins = on.wins};
}

template <class Source>
Reach reach_of(const Source& source, const Position& position, Doors doors) {
  const int left = marks::dice_left(source.rules, position);
  if (left == 0) return {};
  const Crowd<Source> crowd(source, position);
  const Candidates candidates = candidates_of(source, position, crowd);
  const Decision<Source> decision{.crowd = crowd, .candidates = candidates, .doors = doors};
  const unsigned size = candidates.size();
  Reach best{};
  for (unsigned number = 0; number < size; ++number) {
    const Action action = candidate(source, position, candidates, number);
    if (doors == Doors::none && goes_round(source, position, action)) continue;
    // A5: the dice that are left are lost; a win by a reward excuses nothing.
    if (action.kind == ActionKind::reward && source.rules.reward.time == RewardTime::after_dice) break;
    const Reach reach = reach_of_play(source, position, decision, action);
    best.dice = std::max(best.dice, reach.dice);
    best.wins |= reach.wins;
    if (best.dice == left) break;
  }
  return best;
}

}  // namespace salida::detail

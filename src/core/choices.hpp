// Which actions are legal: what dice and board allow, then the duties: to come out, to open a blockade, to use as many
// dice as can be used.
#pragma once

#include <algorithm>
#include <array>

#include "core/act.hpp"
#include "core/crowd.hpp"
#include "core/position.hpp"
#include "core/source.hpp"
#include "core/ways.hpp"

namespace salida {
namespace detail {

template <class Source>
void add_moves(const Source& source, const Position& position, const Crowd<Source>& crowd, ActionKind kind,
               unsigned pips, unsigned barred, ActionList& list) {
  const Hand& hand = position.pieces[position.turn];
  for (unsigned piece = 0; piece < max_pieces; ++piece) {
    if (!source.board.on_the_way(hand[piece]) || (barred & bit_of(piece)) != 0) continue;
    const Ways ways = ways_from(source, position, crowd, piece, hand[piece], pips);
    const auto add = [&](Place to) {
      list.add({.kind = kind, .piece = static_cast<std::uint8_t>(piece), .pips = static_cast<std::uint8_t>(pips), .to = to});
    };
    if (ways.straight != nest) add(ways.straight);
    if (ways.round != nest) add(ways.round);
  }
}

template <class Source>
void add_rewards(const Source& source, const Position& position, const Crowd<Source>& crowd, ActionList& list) {
  const unsigned capture = source.rules.capture.reward;
  const unsigned goal = source.rules.goal.reward;
  if (position.captures_owed > 0) add_moves(source, position, crowd, ActionKind::reward, capture, 0, list);
  if (position.goals_owed > 0 && !(position.captures_owed > 0 && capture == goal)) {
    add_moves(source, position, crowd, ActionKind::reward, goal, 0, list);
  }
}

template <class Source>
void add_dice(const Source& source, const Position& position, const Crowd<Source>& crowd, ActionList& list) {
  const DiceLeft dice = position.dice;
  if (position.freed > 1 || (position.freed == 1 && source.rules.entry.then_move == ThenMove::nobody)) return;
  const int first = list.size();
  const int size = dice.size();
  for (int k = 0; k < size; ++k) {
    bool again = false;
    for (int j = 0; j < k; ++j) again |= dice[j] == dice[k];
    if (!again) add_moves(source, position, crowd, ActionKind::walk, dice[k], position.walked, list);
  }
  if (source.rules.dice.together == Together::jump && size == 2 && position.freed == 0) {
    add_moves(source, position, crowd, ActionKind::jump, dice.sum(), 0, list);
  }
  if (position.openers == 0) return;
  // P13, D6: while a piece of a blockade can move by die or sum, only such a piece does.
  int kept = first;
  for (int k = first; k < list.size(); ++k) {
    if ((position.openers & bit_of(list[k].piece)) != 0) list[kept++] = list[k];
  }
  if (kept > first) list.resize(kept);
}

[[nodiscard]] inline bool owes_rewards(const Position& position) {
  return position.captures_owed > 0 || position.goals_owed > 0;
}

/// Everything that dice, board and the duties to come out and to open allow.
template <class Source>
void add_candidates(const Source& source, const Position& position, const Crowd<Source>& crowd, ActionList& list) {
  const Rules& rules = source.rules;
  const bool enters = can_enter(source, position, crowd);
  const Action enter{.kind = ActionKind::enter, .piece = 0, .pips = 0, .to = start_place};
  if (enters && rules.entry.duty == EntryDuty::forced) {  // P4, D2: before any other move, rewards too
    list.add(enter);
    return;
  }
  const bool owes = owes_rewards(position);
  if (rules.reward.time == RewardTime::at_once && owes) {  // P9
    add_rewards(source, position, crowd, list);
    if (!list.empty()) return;
  }
  if (enters) list.add(enter);
  add_dice(source, position, crowd, list);
  if (!owes) return;
  if (rules.reward.time == RewardTime::any_time) add_rewards(source, position, crowd, list);                    // D9
  if (rules.reward.time == RewardTime::after_dice && list.empty()) add_rewards(source, position, crowd, list);  // A5
}

[[nodiscard]] inline int dice_used(const Position& position, Action action) {
  const int left = position.dice.size();
  switch (action.kind) {
    case ActionKind::enter: return position.dice.has(5) ? 1 : left;
    case ActionKind::walk: return position.freed > 0 ? left : 1;
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

/// Of two dice, whether the one that `action` leaves can surely be used: another piece in the list can take it now and
/// does not cross the square where the action ends, or the same piece can go on. Nothing else that the action does can
/// stand in their way.
template <class Source>
[[nodiscard]] bool surely_leaves_a_move(const Source& source, const Position& position, const Crowd<Source>& crowd,
                                        const ActionList& list, Action action, Doors doors) {
  const unsigned other = position.dice.without(action.pips)[0];
  for (const Action& next : list) {
    if (next.kind != ActionKind::walk || next.pips != other || next.piece == action.piece) continue;
    if (doors == Doors::none && goes_round(source, position, next)) continue;
    if (source.rules.crowd.limit == 0) return true;
    const Place from = position.pieces[position.turn][next.piece];
    const bool straight = next.to > from;
    const bool crosses = straight ? action.to > from && action.to <= next.to : action.to > from || action.to <= next.to;
    if (!crosses) return true;
  }
  if (source.rules.dice.together != Together::steps || action.to == source.board.goal()) return false;
  const Ways on = ways_from(source, position, crowd, action.piece, action.to, other);
  return on.straight != nest || (on.round != nest && doors == Doors::any);
}

/// A piece moves once, by what the list holds, and nothing that it does changes what the others can do.
[[nodiscard]] constexpr bool dice_are_independent(const Rules& rules) {
  return rules.entry.on == EntryOn::doubles && rules.dice.together == Together::jump && !crowd_matters(rules) &&
         rules.reward.time == RewardTime::none;
}

template <class Source>
[[nodiscard]] bool brings_last_home(const Source& source, const Position& position, Action action) {
  if (action.to != source.board.goal()) return false;
  Hand hand = position.pieces[position.turn];
  hand[action.piece] = action.to;
  return is_home(source.board, hand);
}

template <class Source>
[[nodiscard]] int most_dice(const Source& source, const Position& position, Doors doors);

/// The most dice that a play of the roll which begins with this action uses.
template <class Source>
[[nodiscard]] int dice_of_play(const Source& source, const Position& position, const Crowd<Source>& crowd,
                               const ActionList& list, Action action, Doors doors) {
  const int left = position.dice.size();
  const int used = dice_used(position, action);
  if (used == left || brings_last_home(source, position, action)) return left;
  // P9: a reward that must be played at once might come in between.
  if (left == 2 && action.kind == ActionKind::walk && source.rules.reward.time != RewardTime::at_once) {
    if (surely_leaves_a_move(source, position, crowd, list, action, doors)) return left;
    if (dice_are_independent(source.rules)) return used;
  }
  Position next = position;
  act(source, next, action);
  return used + most_dice(source, next, doors);
}

template <class Source>
int most_dice(const Source& source, const Position& position, Doors doors) {
  const int left = position.dice.size();
  if (left == 0) return 0;
  const Crowd<Source> crowd = crowd_of(source, position);
  ActionList list;
  add_candidates(source, position, crowd, list);
  int most = 0;
  for (const Action& action : list) {
    if (doors == Doors::none && goes_round(source, position, action)) continue;
    most = std::max(most, dice_of_play(source, position, crowd, list, action, doors));
    if (most == left) break;
  }
  return most;
}

/// Some piece could go past its door with what is left.
template <class Source>
[[nodiscard]] bool may_go_round(const Source& source, const Position& position) {
  bool near = false;
  for (const Place place : position.pieces[position.turn]) {
    near |= source.board.on_ring(place) && place + position.dice.sum() > source.board.door();
  }
  return near;
}

/// M9: the duty to use dice forces no piece past its door. Where only such plays use the most dice, those are legal too
/// that pass no door and use as many dice as can be used without: they are marked, and stopping where they use none.
template <class Source>
[[nodiscard]] bool excuse_plays_that_pass_no_door(const Source& source, const Position& position,
                                                  const Crowd<Source>& crowd, const ActionList& list, int most,
                                                  std::array<bool, ActionList::capacity>& legal) {
  std::array<int, ActionList::capacity> uses{};
  int most_without = 0;
  for (int k = 0; k < list.size(); ++k) {
    const bool passes = goes_round(source, position, list[k]);
    uses[static_cast<unsigned>(k)] = passes ? -1 : dice_of_play(source, position, crowd, list, list[k], Doors::none);
    most_without = std::max(most_without, uses[static_cast<unsigned>(k)]);
  }
  if (most_without == most) return false;
  for (unsigned k = 0; k < static_cast<unsigned>(list.size()); ++k) legal[k] = legal[k] || uses[k] == most_without;
  return most_without == 0;
}

/// Keeps the plays that use as many dice as can be used.
template <class Source>
void keep_most_dice(const Source& source, const Position& position, const Crowd<Source>& crowd, ActionList& list) {
  const Rules& rules = source.rules;
  const int left = position.dice.size();
  // M3: with pieces to free, the dice alone are legal only where both are used.
  const bool frees = rules.entry.on == EntryOn::doubles && list[0].kind == ActionKind::enter;
  const bool excuses = rules.goal.passing == Passing::by_choice && !frees && !position.passed && may_go_round(source, position);
  if (!excuses && list.size() == 1) return;
  if (!excuses && left == 1 && !owes_rewards(position)) return;

  std::array<int, ActionList::capacity> uses;
  int most = frees ? left : 0;
  int least = left;
  for (int k = frees ? 1 : 0; k < list.size(); ++k) {
    const int used = dice_of_play(source, position, crowd, list, list[k], Doors::any);
    uses[static_cast<unsigned>(k)] = used;
    most = std::max(most, used);
    least = std::min(least, used);
  }
  if (least == most && !excuses) return;

  std::array<bool, ActionList::capacity> legal;
  for (int k = 0; k < list.size(); ++k) legal[static_cast<unsigned>(k)] = (frees && k == 0) || uses[static_cast<unsigned>(k)] == most;
  const bool may_stop = excuses && excuse_plays_that_pass_no_door(source, position, crowd, list, most, legal);
  int kept = 0;
  for (int k = 0; k < list.size(); ++k) {
    if (legal[static_cast<unsigned>(k)]) list[kept++] = list[k];
  }
  list.resize(kept);
  if (may_stop && kept > 0) list.add({.kind = ActionKind::stop});
}

}  // namespace detail

/// Phase `play`: the legal actions; none where the roll is over.
template <class Source>
void add_choices(const Source& source, const Position& position, ActionList& list) {
  const Rules& rules = source.rules;
  if (rules.repeat.penalty == Penalty::piece_to_goal && position.crowns) {
    const Hand& hand = position.pieces[position.turn];
    for (unsigned piece = 0; piece < max_pieces; ++piece) {
      const bool alike = piece > 0 && hand[piece] == nest && hand[piece - 1] == nest;
      if (hand[piece] == source.board.goal() || alike) continue;
      list.add({.kind = ActionKind::crown, .piece = static_cast<std::uint8_t>(piece), .to = source.board.goal()});
    }
    return;
  }
  const Crowd<Source> crowd = crowd_of(source, position);
  detail::add_candidates(source, position, crowd, list);
  if (list.empty()) return;
  const bool freeing = rules.entry.on == EntryOn::doubles && position.freed > 0;
  const bool only_rewards = list[0].kind == ActionKind::reward;
  const bool dice_are_lost = only_rewards && rules.reward.time == RewardTime::after_dice;  // A5
  if (!freeing && !dice_are_lost && !position.dice.empty()) detail::keep_most_dice(source, position, crowd, list);
  // M3: no more pieces need be freed. A14: rewards may be declined.
  if ((freeing && rules.entry.duty == EntryDuty::choice) || (only_rewards && rules.reward.duty == RewardDuty::choice)) {
    list.add({.kind = ActionKind::stop});
  }
}

}  // namespace salida

// What dice and board allow, and the duties to come out and to open a blockade.
#pragma once

#include <cstdint>

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
      list.add({.kind = kind, .piece = static_cast<std::uint8_t>(piece), .pips = static_cast<std::uint8_t>(pips & 127U), .to = to});
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
  const unsigned first = list.size();
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
  unsigned kept = first;
  for (unsigned k = first; k < list.size(); ++k) {
    if ((position.openers & bit_of(list[k].piece)) != 0) list[kept++] = list[k];
  }
  if (kept > first) list.shorten(kept);
}

[[nodiscard]] inline bool owes_rewards(const Position& position) {
  return position.captures_owed > 0 || position.goals_owed > 0;
}

constexpr Action enter_action{.kind = ActionKind::enter, .piece = 0, .pips = 0, .to = start_place};

/// Every action that dice and board allow, less what the duties to come out and to open forbid.
template <class Source>
void add_candidates(const Source& source, const Position& position, const Crowd<Source>& crowd, ActionList& list) {
  const Rules& rules = source.rules;
  const bool owes = owes_rewards(position);
  const bool enters = can_enter(source, position);
  if (enters && rules.entry.duty == EntryDuty::forced) {  // P4, D2: before any other move, rewards too
    list.add(enter_action);
    return;
  }
  if (rules.reward.time == RewardTime::at_once && owes) {  // P9
    add_rewards(source, position, crowd, list);
    if (!list.empty()) return;
  }
  if (enters) list.add(enter_action);
  add_dice(source, position, crowd, list);
  if (!owes) return;
  if (rules.reward.time == RewardTime::any_time) add_rewards(source, position, crowd, list);                    // D9
  if (rules.reward.time == RewardTime::after_dice && list.empty()) add_rewards(source, position, crowd, list);  // A5
}

}  // namespace detail
}  // namespace salida

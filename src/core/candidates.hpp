// What dice and board allow, and the duties to come out and to open a blockade.
#pragma once

#include <cstdint>

#include "core/act.hpp"
#include "core/crowd.hpp"
#include "core/marks.hpp"
#include "core/position.hpp"
#include "core/source.hpp"
#include "core/ways.hpp"

namespace salida::detail {

/// Adds the ways of one piece by these pips.
template <class Source>
[[gnu::always_inline]] inline void add_ways(const Source& source, const Position& position, const Crowd<Source>& crowd,
                                            ActionKind kind, unsigned piece, unsigned free, unsigned pips,
                                            ActionList& list) {
  const Ways ways = ways_from(source, position, crowd, piece, position.pieces[position.turn][piece], free, pips);
  const auto add = [&](Place to) {
    list.add({.kind = kind,
              .piece = static_cast<std::uint8_t>(piece),
              .pips = static_cast<std::uint8_t>(pips & 127U),
              .to = to});
  };
  if (ways.straight != nest) add(ways.straight);
  if (ways.round != nest) add(ways.round);
}

template <class Source>
void add_rewards(const Source& source, const Position& position, const Crowd<Source>& crowd, ActionList& list) {
  const unsigned capture = position.captures_owed > 0 ? source.rules.capture.reward : 0U;
  const unsigned goal = position.goals_owed > 0 && source.rules.goal.reward != capture ? source.rules.goal.reward : 0U;
  for (unsigned piece = 0; piece < max_pieces; ++piece) {
    const Place from = position.pieces[position.turn][piece];
    if (!source.board.on_the_way(from)) continue;
    const unsigned free = crowd.free_steps(source, from);
    for (const unsigned pips : {capture, goal}) {
      if (pips != 0) add_ways(source, position, crowd, ActionKind::reward, piece, free, pips, list);
    }
  }
}

/// The die that differs from the first, if any is left.
[[nodiscard]] constexpr unsigned other_die(const Rules& rules, DiceLeft dice) {
  if (rules.dice.count == 1) return 0;
  if (dice[1] != dice[0]) return dice[1];
  return rules.dice.undersides && dice[2] != dice[0] ? dice[2] : 0;  // n, n, 7-n, 7-n, or what is left of them
}

template <class Source>
[[gnu::always_inline]] inline void add_dice(const Source& source, const Position& position, const Crowd<Source>& crowd,
                                            ActionList& list) {
  const Rules& rules = source.rules;
  const DiceLeft dice = position.dice;
  const unsigned freed = marks::freed(rules, position);
  if (dice.empty() || freed > 1 || (freed == 1 && rules.entry.then_move == ThenMove::nobody)) return;
  const unsigned start = list.size();
  const unsigned first = dice[0];
  const unsigned second = other_die(rules, dice);
  const bool jumps = rules.dice.together == Together::jump && marks::both_dice_left(rules, position) && freed == 0;
  for (unsigned piece = 0; piece < max_pieces; ++piece) {
    const Place from = position.pieces[position.turn][piece];
    if (!source.board.on_the_way(from)) continue;
    const unsigned free = crowd.free_steps(source, from);
    if ((marks::walked(rules, position) & bit_of(piece)) == 0) {
      add_ways(source, position, crowd, ActionKind::walk, piece, free, first, list);
      if (second != 0) add_ways(source, position, crowd, ActionKind::walk, piece, free, second, list);
    }
    if (jumps) add_ways(source, position, crowd, ActionKind::jump, piece, free, marks::dice_sum(rules, position), list);
  }
  const unsigned openers = marks::openers(rules, position);
  if (openers == 0) return;
  // P13, D6: while a piece of a blockade can move by die or sum, only such a piece does.
  unsigned kept = start;
  for (unsigned k = start; k < list.size(); ++k) {
    if ((openers & bit_of(list[k].piece)) != 0) list[kept++] = list[k];
  }
  if (kept > start) list.shorten(kept);
}

constexpr Action enter_action{.kind = ActionKind::enter, .piece = 0, .pips = 0, .to = start_place};

/// Every action that dice and board allow, less what the duties to come out and to open forbid.
template <class Source>
[[gnu::always_inline]] inline void add_candidates(const Source& source, const Position& position,
                                                  const Crowd<Source>& crowd, ActionList& list) {
  const Rules& rules = source.rules;
  const bool owes = marks::owes_rewards(rules, position);
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

}  // namespace salida::detail

// The marks of a roll, asked for through the rules: where the rules have no use for a mark it is known to be unset, and
// with rules as a constant the compiler removes what follows from it. For that they are always inlined: a file that
// plays several rule sets would else share one copy, which asks the rules at run time.
#pragma once

#include "core/position.hpp"
#include "core/rules.hpp"

namespace salida::marks {

[[gnu::always_inline]] [[nodiscard]] constexpr unsigned freed(const Rules& rules, const Position& position) {
  return rules.entry.on == EntryOn::doubles ? position.freed : 0U;
}

[[gnu::always_inline]] [[nodiscard]] constexpr unsigned walked(const Rules& rules, const Position& position) {
  const bool bars = rules.dice.together == Together::jump || rules.entry.then_move == ThenMove::another;
  return bars ? position.walked : 0U;
}

[[gnu::always_inline]] [[nodiscard]] constexpr unsigned openers(const Rules& rules, const Position& position) {
  return rules.crowd.repeat_opens || rules.crowd.blockade_turns != 0 ? position.openers : 0U;
}

[[gnu::always_inline]] [[nodiscard]] constexpr bool owes_rewards(const Rules& rules, const Position& position) {
  return rules.reward.time != RewardTime::none && (position.captures_owed != 0 || position.goals_owed != 0);
}

[[gnu::always_inline]] [[nodiscard]] constexpr bool crowns(const Rules& rules, const Position& position) {
  return rules.repeat.penalty == Penalty::piece_to_goal && position.crowns;
}

[[gnu::always_inline]] [[nodiscard]] constexpr bool must_win(const Rules& rules, const Position& position) {
  return rules.dice.count > 1 && position.must_win;
}

/// The most dice that a roll gives to play.
[[gnu::always_inline]] [[nodiscard]] constexpr int most_dice(const Rules& rules) {
  return rules.dice.undersides ? 4 : rules.dice.count;
}

[[gnu::always_inline]] [[nodiscard]] constexpr int dice_left(const Rules& rules, const Position& position) {
  return most_dice(rules) == 1 ? (position.dice.empty() ? 0 : 1) : position.dice.size();
}

/// Of two dice neither has been played.
[[gnu::always_inline]] [[nodiscard]] constexpr bool both_dice_left(const Rules& rules, const Position& position) {
  return position.dice[1] != 0 && (most_dice(rules) == 2 || position.dice[2] == 0);
}

[[gnu::always_inline]] [[nodiscard]] constexpr unsigned dice_sum(const Rules& rules, const Position& position) {
  return most_dice(rules) == 2 ? position.dice[0] + position.dice[1] : position.dice.sum();
}

[[gnu::always_inline]] [[nodiscard]] constexpr bool has_die(const Rules& rules, const Position& position,
                                                            unsigned value) {
  return most_dice(rules) == 1 ? position.dice[0] == value : position.dice.has(value);
}

/// Without one die of that value, which is there.
[[gnu::always_inline]] [[nodiscard]] constexpr DiceLeft dice_without(const Rules& rules, const Position& position,
                                                                     unsigned value) {
  const DiceLeft dice = position.dice;
  if (most_dice(rules) == 1) return {};
  if (most_dice(rules) == 2) return DiceLeft(dice[0] == value ? dice[1] : dice[0]);
  return dice.without(value);
}

}  // namespace salida::marks

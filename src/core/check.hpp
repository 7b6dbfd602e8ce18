// Which rules make a game: one list of what contradicts what, used at compile time for the built-in rule sets and when
// a house-rules file is read.
#pragma once

#include <algorithm>
#include <string_view>

#include "core/rules.hpp"
#include "core/variants.hpp"

namespace salida {

struct Contradiction {
  std::string_view field;    // empty: the rules agree with each other
  std::string_view problem;  // what was expected instead
  [[nodiscard]] constexpr explicit operator bool() const { return !field.empty(); }
};

/// Whether one action can capture more than one piece.
[[nodiscard]] constexpr bool captures_several(const Rules& rules) {
  const bool by_landing = rules.crowd.limit == 0 || !rules.crowd.blockades || rules.crowd.one_one_breaks;
  const bool by_entering =
      rules.entry.first_five > 1 || (rules.entry.on_start == OnStart::all_captured && !rules.entry.blockade_holds);
  return by_landing || by_entering;
}

/// The first contradiction, if any. Numbers are taken to lie within their fields' bounds.
// A list, however long: there is nothing to take apart.
// NOLINTNEXTLINE(readability-function-cognitive-complexity)
[[nodiscard]] constexpr Contradiction check(const Rules& rules) {
  const auto& [board, dice, entry, crowd, capture, goal, reward, repeat] = rules;
  const bool two_dice = dice.count == 2;
  const bool by_doubles = entry.on == EntryOn::doubles;
  const bool rewards = capture.reward > 0 || goal.reward > 0;

  if (board.arms != 4 && board.arms != 6 && board.arms != 8) return {"board.arms", "expected 4, 6 or 8"};
  if (board.outside > board.pieces) return {"board.outside", "expected no more than board.pieces"};
  if (crowd.limit != 0 && board.outside > crowd.limit) return {"board.outside", "expected no more than crowd.limit"};

  if (two_dice != (dice.together != Together::none)) {
    return {"dice.together",
            two_dice ? "expected jump or steps: there are two dice" : "expected none: there is one die"};
  }
  if (dice.undersides && dice.together != Together::steps)
    return {"dice.undersides", "expected dice.together = \"steps\" with it"};
  if (dice.one_at_the_end && !two_dice) return {"dice.one_at_the_end", "expected false: there is one die throughout"};

  if (entry.on != EntryOn::five && !two_dice) return {"entry.on", "expected five: there is one die"};
  if (entry.five_six && !by_doubles) return {"entry.five_six", "expected entry.on = \"doubles\" with it"};
  if (entry.most != 1 && !by_doubles) return {"entry.most", "expected 1: only a double frees more"};
  if (entry.most_high != 1 && !by_doubles) return {"entry.most_high", "expected 1: only a double frees more"};
  if (entry.then_move != ThenMove::nobody && !by_doubles)
    return {"entry.then_move", "expected nobody: only after a double"};
  if (entry.first_five != 1 && by_doubles) return {"entry.first_five", "expected 1: pieces come out by doubles"};
  if (entry.on_start != OnStart::all_captured && crowd.limit == 0) {
    return {"entry.on_start", "expected all_captured: any number may stand on a square"};
  }
  if (entry.on_start == OnStart::captured_when_full && !crowd.share_safe) {
    return {"entry.on_start", "expected all_captured: a safe square is not shared"};
  }
  if (entry.blockade_holds && !crowd.blockades)
    return {"entry.blockade_holds", "expected crowd.blockades = true with it"};

  if (crowd.limit == 1) return {"crowd.limit", "expected 0 (any number) or 2"};
  if (crowd.blockades && crowd.limit != 2) return {"crowd.blockades", "expected crowd.limit = 2 with it"};
  if (crowd.repeat_opens && !crowd.blockades) return {"crowd.repeat_opens", "expected crowd.blockades = true with it"};
  if (crowd.keep_apart && !(crowd.blockades && two_dice)) {
    return {"crowd.keep_apart", "expected crowd.blockades = true and two dice with it"};
  }
  if (crowd.one_one_breaks && !(crowd.blockades && two_dice)) {
    return {"crowd.one_one_breaks", "expected crowd.blockades = true and two dice with it"};
  }
  if (crowd.blockade_turns != 0 && !crowd.blockades) {
    return {"crowd.blockade_turns", "expected crowd.blockades = true with it"};
  }

  if (capture.reward_each && capture.reward == 0) return {"capture.reward_each", "expected a capture.reward with it"};
  if (capture.reward_each && !captures_several(rules)) {
    return {"capture.reward_each", "expected false: nothing captures two pieces at once"};
  }
  if (rewards != (reward.time != RewardTime::none)) {
    return {"reward.time", rewards ? "expected at_once, any_time or after_dice: there are rewards"
                                   : "expected none: there are no rewards"};
  }
  if (rewards && !two_dice && reward.time != RewardTime::at_once) {
    return {"reward.time", "expected at_once: with one die there is nothing to wait for"};
  }
  if (rewards != (reward.duty != RewardDuty::none)) {
    return {"reward.duty",
            rewards ? "expected forced or choice: there are rewards" : "expected none: there are no rewards"};
  }

  if (repeat.limit == 1) return {"repeat.limit", "expected 0 (no limit) or 2 and more"};
  if ((repeat.limit != 0) != (repeat.penalty != Penalty::none)) {
    return {"repeat.penalty",
            repeat.limit != 0 ? "expected farthest_to_nest, last_moved_to_nest or piece_to_goal: repeat.limit is set"
                              : "expected none: there is no repeat.limit"};
  }
  return {};
}

/// The same rules with every field that has lost its meaning at its neutral value: what a table means that changes one
/// field of a rule set and does not speak of those that hang on it.
[[nodiscard]] constexpr Rules settled(Rules rules) {
  auto& [board, dice, entry, crowd, capture, goal, reward, repeat] = rules;
  if (dice.count == 1) {
    dice.together = Together::none;
    dice.one_at_the_end = false;
    crowd.keep_apart = crowd.one_one_breaks = false;
  } else if (dice.together == Together::none) {
    dice.together = Together::jump;
  }
  if (dice.together != Together::steps) dice.undersides = false;
  if (entry.on != EntryOn::doubles) {
    entry.five_six = false;
    entry.most = entry.most_high = 1;
    entry.then_move = ThenMove::nobody;
  } else {
    entry.first_five = 1;
  }
  if (crowd.limit == 0) {
    entry.on_start = OnStart::all_captured;
    crowd.blockades = false;
  }
  if (!crowd.share_safe && entry.on_start == OnStart::captured_when_full) entry.on_start = OnStart::all_captured;
  if (!crowd.blockades) {
    entry.blockade_holds = crowd.repeat_opens = crowd.keep_apart = crowd.one_one_breaks = false;
    crowd.blockade_turns = 0;
  }
  if (capture.reward == 0 || !captures_several(rules)) capture.reward_each = false;
  if (capture.reward == 0 && goal.reward == 0) reward = {};
  if (reward.time != RewardTime::none && dice.count == 1) reward.time = RewardTime::at_once;
  if (repeat.limit == 0) repeat.penalty = Penalty::none;
  return rules;
}

static_assert(std::ranges::all_of(built_in_rules,
                                  [](const Rules& rules) { return !check(rules) && settled(rules) == rules; }));

}  // namespace salida

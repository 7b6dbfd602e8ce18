// The built-in rule sets as constants. Fields that are not named keep their neutral value. A new one is added to
// `built_in_rules` below and given its name, words and look in notation/catalogue.cpp; everything else follows.
#pragma once

#include <array>

#include "core/rules.hpp"

namespace salida {

inline constexpr Rules medellin{
    .board = {.first = FirstPlayer::seat_1},
    .dice = {.together = Together::jump, .one_at_the_end = true},
    .entry = {.on = EntryOn::doubles,
              .duty = EntryDuty::choice,
              .tries = 3,
              .most = 2,
              .most_high = 4,
              .then_move = ThenMove::anyone,
              .on_start = OnStart::all_captured},
    .capture = {.calling = true},
    .goal = {.passing = Passing::by_choice},
    .repeat = {.limit = 3, .penalty = Penalty::farthest_to_nest},
};

inline constexpr Rules simulator{
    .board = {.first = FirstPlayer::random},
    .dice = {.together = Together::jump, .one_at_the_end = true},
    .entry = {.on = EntryOn::doubles,
              .duty = EntryDuty::forced,
              .tries = 3,
              .most = 4,
              .most_high = 4,
              .then_move = ThenMove::another,
              .on_start = OnStart::all_captured},
};

inline constexpr Rules parchis4a{
    .board = {.first = FirstPlayer::random},
    .dice = {.count = 1, .together = Together::none, .six_is_seven = true},
    .entry = {.on = EntryOn::five, .duty = EntryDuty::forced, .first_five = 2, .on_start = OnStart::captured_when_full},
    .crowd = {.limit = 2, .blockades = true, .repeat_opens = true},
    .capture = {.reward = 20},
    .goal = {.reward = 10, .until = Until::places},
    .reward = {.time = RewardTime::at_once, .duty = RewardDuty::forced},
    .repeat = {.limit = 3, .penalty = Penalty::last_moved_to_nest},
};

inline constexpr Rules parchis2d{
    .board = {.first = FirstPlayer::seat_1},
    .dice = {.together = Together::jump},
    .entry = {.on = EntryOn::five_or_sum,
              .duty = EntryDuty::forced,
              .on_start = OnStart::captured_when_full,
              .blockade_holds = true},
    .crowd = {.limit = 2, .blockades = true, .repeat_opens = true},
    .capture = {.reward = 20},
    .goal = {.reward = 10},
    .reward = {.time = RewardTime::any_time, .duty = RewardDuty::forced},
    .repeat = {.limit = 3, .penalty = Penalty::farthest_to_nest},
};

inline constexpr Rules parcheesi{
    .board = {.turns = TurnOrder::against_travel, .first = FirstPlayer::lowest_roll},
    .dice = {.together = Together::steps, .undersides = true},
    .entry = {.on = EntryOn::five_or_sum,
              .duty = EntryDuty::choice,
              .on_start = OnStart::all_captured,
              .blockade_holds = true},
    .crowd = {.limit = 2, .blockades = true, .share_safe = false, .keep_apart = true, .one_one_breaks = true},
    .capture = {.reward = 20, .reward_each = true},
    .goal = {.passing = Passing::by_duty, .reward = 10},
    .reward = {.time = RewardTime::after_dice, .duty = RewardDuty::choice},
};

/// All of them, in the order of the rulebook.
inline constexpr std::array built_in_rules{medellin, simulator, parchis4a, parchis2d, parcheesi};

}  // namespace salida

// One visit to every field of the rules: reading, writing, comparing, hashing and documenting them all start here.
#pragma once

#include <concepts>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "core/names.hpp"
#include "core/rules.hpp"

namespace salida {

struct Field {
  std::string_view key;      // "entry.tries"
  std::string_view numbers;  // rules of the rulebook that it holds: "M2 S14"
  int low = 0;               // for numbers: the least and the largest value
  int high = 0;
};

// How the values of fields are written.
template <>
inline constexpr auto names_of<TurnOrder> =
    named<TurnOrder>({{TurnOrder::with_travel, "with_travel"}, {TurnOrder::against_travel, "against_travel"}});
template <>
inline constexpr auto names_of<FirstPlayer> = named<FirstPlayer>({{FirstPlayer::seat_1, "seat_1"},
                                                                  {FirstPlayer::random, "random"},
                                                                  {FirstPlayer::lowest_roll, "lowest_roll"},
                                                                  {FirstPlayer::highest_roll, "highest_roll"}});
template <>
inline constexpr auto names_of<Together> =
    named<Together>({{Together::none, "none"}, {Together::jump, "jump"}, {Together::steps, "steps"}});
template <>
inline constexpr auto names_of<EntryOn> =
    named<EntryOn>({{EntryOn::doubles, "doubles"}, {EntryOn::five, "five"}, {EntryOn::five_or_sum, "five_or_sum"}});
template <>
inline constexpr auto names_of<EntryDuty> =
    named<EntryDuty>({{EntryDuty::choice, "choice"}, {EntryDuty::forced, "forced"}});
template <>
inline constexpr auto names_of<ThenMove> =
    named<ThenMove>({{ThenMove::nobody, "nobody"}, {ThenMove::another, "another"}, {ThenMove::anyone, "anyone"}});
template <>
inline constexpr auto names_of<OnStart> =
    named<OnStart>({{OnStart::all_captured, "all_captured"}, {OnStart::captured_when_full, "captured_when_full"}});
template <>
inline constexpr auto names_of<RewardTime> = named<RewardTime>({{RewardTime::none, "none"},
                                                                {RewardTime::at_once, "at_once"},
                                                                {RewardTime::any_time, "any_time"},
                                                                {RewardTime::after_dice, "after_dice"}});
template <>
inline constexpr auto names_of<RewardDuty> =
    named<RewardDuty>({{RewardDuty::none, "none"}, {RewardDuty::forced, "forced"}, {RewardDuty::choice, "choice"}});
template <>
inline constexpr auto names_of<Penalty> = named<Penalty>({{Penalty::none, "none"},
                                                          {Penalty::farthest_to_nest, "farthest_to_nest"},
                                                          {Penalty::last_moved_to_nest, "last_moved_to_nest"},
                                                          {Penalty::piece_to_goal, "piece_to_goal"}});
template <>
inline constexpr auto names_of<Passing> =
    named<Passing>({{Passing::never, "never"}, {Passing::by_choice, "by_choice"}, {Passing::by_duty, "by_duty"}});
template <>
inline constexpr auto names_of<Overshoot> =
    named<Overshoot>({{Overshoot::stays, "stays"}, {Overshoot::bounces, "bounces"}});
template <>
inline constexpr auto names_of<Until> = named<Until>({{Until::first, "first"}, {Until::places, "places"}});

/// Calls visit(field, value) for every field, where value is a std::uint8_t, a bool or an enumerator of `rules`.
template <class AnyRules, class Visit>
  requires std::same_as<std::remove_const_t<AnyRules>, Rules>
constexpr void for_each_field(AnyRules& rules, Visit&& visit) {
  visit(Field{"board.arms", "B1 B2", 4, 8}, rules.board.arms);
  visit(Field{"board.pieces", "B4", 2, 4}, rules.board.pieces);
  visit(Field{"board.turns", "B6"}, rules.board.turns);
  visit(Field{"board.first", "B6 M1 S2 A1"}, rules.board.first);
  visit(Field{"board.outside", "B4", 0, 4}, rules.board.outside);
  visit(Field{"dice.count", "M5 P1 D1", 1, 2}, rules.dice.count);
  visit(Field{"dice.together", "M5 S7 D1 A3"}, rules.dice.together);
  visit(Field{"dice.six_is_seven", "P10"}, rules.dice.six_is_seven);
  visit(Field{"dice.undersides", "A6"}, rules.dice.undersides);
  visit(Field{"dice.one_at_the_end", "M12 S25"}, rules.dice.one_at_the_end);
  visit(Field{"entry.on", "M3 S14 P4 D2 A2"}, rules.entry.on);
  visit(Field{"entry.five_six", "M3"}, rules.entry.five_six);
  visit(Field{"entry.duty", "M3 S14 P4 D2 A2"}, rules.entry.duty);
  visit(Field{"entry.tries", "M2 S14", 1, 9}, rules.entry.tries);
  visit(Field{"entry.most", "M3 S14 S16", 1, 4}, rules.entry.most);
  visit(Field{"entry.most_high", "M3 S14 S16", 1, 4}, rules.entry.most_high);
  visit(Field{"entry.then_move", "M3 S16"}, rules.entry.then_move);
  visit(Field{"entry.first_five", "P5", 1, 2}, rules.entry.first_five);
  visit(Field{"entry.on_start", "M4 S22 P6 D8 A8"}, rules.entry.on_start);
  visit(Field{"entry.blockade_holds", "P6 D8 A9"}, rules.entry.blockade_holds);
  visit(Field{"crowd.limit", "M8 S20 P3 D4 A9", 0, 2}, rules.crowd.limit);
  visit(Field{"crowd.blockades", "P12 D4 A9"}, rules.crowd.blockades);
  visit(Field{"crowd.share_safe", "M8 S20 P12 D5 A8"}, rules.crowd.share_safe);
  visit(Field{"crowd.repeat_opens", "P13 D6"}, rules.crowd.repeat_opens);
  visit(Field{"crowd.keep_apart", "A10"}, rules.crowd.keep_apart);
  visit(Field{"crowd.one_one_breaks", "A13"}, rules.crowd.one_one_breaks);
  visit(Field{"crowd.blockade_turns", "P12 D4 A9", 0, 3}, rules.crowd.blockade_turns);
  visit(Field{"capture.calling", "M10"}, rules.capture.calling);
  visit(Field{"capture.reward", "P7 D7 A14", 0, 30}, rules.capture.reward);
  visit(Field{"capture.reward_each", "P6 A14"}, rules.capture.reward_each);
  visit(Field{"goal.passing", "M9 S23 A11"}, rules.goal.passing);
  visit(Field{"goal.overshoot", "M11 S24 D10 A12"}, rules.goal.overshoot);
  visit(Field{"goal.reward", "P8 D9 A14", 0, 30}, rules.goal.reward);
  visit(Field{"goal.until", "M13 S13 P14 D11 A16"}, rules.goal.until);
  visit(Field{"reward.time", "P9 D9 A5"}, rules.reward.time);
  visit(Field{"reward.duty", "P9 D9 A14"}, rules.reward.duty);
  visit(Field{"repeat.limit", "M7 S15 P11 D3", 0, 9}, rules.repeat.limit);
  visit(Field{"repeat.penalty", "M7 P11 D3"}, rules.repeat.penalty);
}

}  // namespace salida

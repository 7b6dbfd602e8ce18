// Rules to test with: any that check() accepts, near a built-in rule set.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "core/check.hpp"
#include "core/fields.hpp"
#include "core/rules.hpp"
#include "core/variants.hpp"
#include "notation/catalogue.hpp"

namespace salida {

namespace detail {

template <class Value, class Below>
void change_field(const Field& field, Value& value, Below& below) {
  if constexpr (std::same_as<Value, bool>) {
    value = !value;
  } else if constexpr (std::is_enum_v<Value>) {
    value = static_cast<Value>(below(static_cast<unsigned>(names_of<Value>.size())));
  } else {
    value = static_cast<std::uint8_t>(static_cast<unsigned>(field.low) +
                                      below(static_cast<unsigned>(field.high - field.low) + 1U));
  }
}

}  // namespace detail

/// `below(n)` gives a number from 0 to n - 1.
template <class Below>
[[nodiscard]] Rules any_rules(Below&& below) {
  const Rules base = built_in_rules[below(static_cast<unsigned>(built_in_rules.size()))];
  const unsigned one_in = std::array{40U, 10U, 4U, 2U}[below(4)];
  Rules rules = base;
  for_each_field(rules, [&](const Field& field, auto& value) {
    if (below(one_in) == 0) detail::change_field(field, value, below);
  });
  // What a change needs and did not bring.
  rules.board.arms = static_cast<std::uint8_t>(rules.board.arms & ~1U);
  if (rules.board.outside > rules.board.pieces) rules.board.outside = rules.board.pieces;
  if (rules.crowd.limit == 1) rules.crowd.limit = 2;
  if (rules.crowd.limit != 0 && rules.board.outside > rules.crowd.limit) rules.board.outside = rules.crowd.limit;
  if (rules.dice.count == 1) rules.entry.on = EntryOn::five;
  if (rules.capture.reward > 0 || rules.goal.reward > 0) {
    if (rules.reward.time == RewardTime::none) rules.reward.time = RewardTime::any_time;
    if (rules.reward.duty == RewardDuty::none) rules.reward.duty = RewardDuty::choice;
  }
  if (rules.repeat.limit == 1) rules.repeat.limit = 2;
  if (rules.repeat.limit != 0 && rules.repeat.penalty == Penalty::none) rules.repeat.limit = 0;
  rules = settled(rules);
  return check(rules) ? base : rules;
}

/// The same under a name, for texts.
[[nodiscard]] inline NamedRules named_house(const Rules& rules) {
  NamedRules named = *find_variant("medellin");
  named.id = "house";
  named.rules = rules;
  named.colours = colours_for(named.colours, rules.board.arms);
  return named;
}

}  // namespace salida

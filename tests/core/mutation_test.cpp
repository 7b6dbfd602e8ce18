// Whether the cases notice: each field of each rule set, set to every other value that it may have, makes no game or
// fails a case of that rule set.
#include <concepts>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <gtest/gtest.h>

#include "core/check.hpp"
#include "core/fields.hpp"
#include "given/case_runner.hpp"

namespace salida {
namespace {

using cases::Case;

/// Every value that a field may be given, in the words of the notation.
template <class Value>
std::vector<std::string> values_of(const Field& field, const Value&) {
  std::vector<std::string> values;
  if constexpr (std::same_as<Value, bool>) {
    values = {"false", "true"};
  } else if constexpr (std::is_enum_v<Value>) {
    for (const std::string_view name : names_of<Value>) values.emplace_back(name);
  } else {
    for (int value = field.low; value <= field.high; ++value) values.push_back(std::to_string(value));
  }
  return values;
}

struct Mutation {
  std::string_view key;
  std::string_view numbers;  // the rules that the field holds
  std::string value;
  Rules rules{};
};

/// The rules with one field changed, in every way that leaves a game.
std::vector<Mutation> mutations_of(const Rules& rules) {
  std::vector<Mutation> mutations;
  for_each_field(rules, [&](const Field& field, const auto& now) {
    for (const std::string& value : values_of(field, now)) {
      Mutation mutation{.key = field.key, .numbers = field.numbers, .value = value, .rules = rules};
      EXPECT_FALSE(set_field(mutation.rules, field.key, value)) << field.key << " = " << value;
      if (mutation.rules == rules || check(mutation.rules)) continue;
      mutations.push_back(mutation);
    }
  });
  return mutations;
}

bool shows_a_rule_of(const Case& one, const Mutation& mutation) {
  const std::string numbers = " " + std::string(mutation.numbers) + " ";
  for (const std::string& number : one.numbers) {
    if (numbers.find(" " + number + " ") != std::string::npos) return true;
  }
  return false;
}

/// The cases that show the field's own rules are the likeliest to fail, and come first.
bool is_noticed(const NamedRules& mutated, const Mutation& mutation, const std::vector<Case>& all) {
  for (const bool likely : {true, false}) {
    for (const Case& one : all) {
      if (shows_a_rule_of(one, mutation) == likely && !cases::complaint(mutated, one).empty()) return true;
    }
  }
  return false;
}

class Mutations : public testing::TestWithParam<std::string> {};

TEST_P(Mutations, are_noticed_by_a_case) {
  NamedRules named = *find_variant(GetParam());
  std::vector<Case> own;
  for (const Case& one : cases::all_cases()) {
    if (one.is_of_built_in(named.id)) own.push_back(one);
  }
  const std::vector<Mutation> mutations = mutations_of(named.rules);
  EXPECT_GT(mutations.size(), 30U);
  std::vector<std::string> unnoticed;
  for (const Mutation& mutation : mutations) {
    named.rules = mutation.rules;
    if (!is_noticed(named, mutation, own)) unnoticed.push_back(std::string(mutation.key) + " = " + mutation.value);
  }
  EXPECT_EQ(unnoticed, std::vector<std::string>{});
}

INSTANTIATE_TEST_SUITE_P(RuleSets, Mutations,
                         testing::Values("medellin", "simulator", "parchis4a", "parchis2d", "parcheesi"),
                         [](const testing::TestParamInfo<std::string>& param) { return param.param; });

}  // namespace
}  // namespace salida

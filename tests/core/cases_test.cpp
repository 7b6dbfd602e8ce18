// The rulebook, case by case: tests/cases/*.json, each a test of its own.
#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "given/case_runner.hpp"

namespace salida {
namespace {

using cases::Case;

class Rulebook : public testing::TestWithParam<Case> {};

TEST_P(Rulebook, is_kept) {
  const Case& one = GetParam();
  std::string what = one.position;
  for (const int die : one.dice) what += " " + std::to_string(die);
  const std::string complaint = cases::complaint(one);
  EXPECT_TRUE(complaint.empty()) << what << ": " << complaint;
}

INSTANTIATE_TEST_SUITE_P(Cases, Rulebook, testing::ValuesIn(cases::all_cases()),
                         [](const testing::TestParamInfo<Case>& param) { return param.param.id; });

TEST(Cases, are_many_and_have_names_of_their_own) {
  std::set<std::string> ids;
  for (const Case& one : cases::all_cases()) EXPECT_TRUE(ids.insert(one.id).second) << one.id;
  EXPECT_GT(ids.size(), 300U);
}

TEST(Cases, show_every_rule_and_no_other) {
  const std::vector<std::string> numbers = cases::rule_numbers();
  std::set<std::string> shown;
  for (const Case& one : cases::all_cases()) shown.insert(one.numbers.begin(), one.numbers.end());
  for (const std::string& number : numbers) EXPECT_TRUE(shown.contains(number)) << number << " has no case";
  for (const std::string& number : shown) {
    EXPECT_NE(std::ranges::find(numbers, number), numbers.end()) << number << " is no rule";
  }
}

}  // namespace
}  // namespace salida

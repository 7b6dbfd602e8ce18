// Run-time rules and compile-time rules play the same games. (g++, clang and wasm are compared by ./test.)
#include "sim/signature.hpp"

#include <array>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "given/how_long.hpp"
#include "notation/catalogue.hpp"
#include "notation/reading.hpp"

namespace salida {
namespace {

class Signature : public testing::TestWithParam<std::string> {};

TEST_P(Signature, is_the_same_for_rules_at_run_time_and_at_compile_time) {
  const Rules& rules = find_variant(GetParam())->rules;
  const std::uint64_t games = as_many_as(100);
  const std::uint64_t fixed = fixed_signature_of(rules, games);
  EXPECT_EQ(signature_of(rules, games), fixed);
  EXPECT_NE(fixed, 0U);
}

TEST_P(Signature, changes_with_the_games) {
  const Rules& rules = find_variant(GetParam())->rules;
  EXPECT_NE(fixed_signature_of(rules, 1), fixed_signature_of(rules, 2));
}

TEST_P(Signature, changes_with_the_rules) {
  const Rules& rules = find_variant(GetParam())->rules;
  Rules shorter = rules;
  shorter.board.pieces = 3;
  EXPECT_EQ(fixed_signature_of(shorter, 1), 0U) << "these rules are none of the five";
  EXPECT_NE(signature_of(shorter, 1), signature_of(rules, 1));
}

INSTANTIATE_TEST_SUITE_P(AllFive, Signature,
                         testing::Values("medellin", "simulator", "parchis4a", "parchis2d", "parcheesi"),
                         [](const testing::TestParamInfo<std::string>& rules) { return rules.param; });

TEST(Signature, depends_on_the_order_of_what_it_combines) {
  const std::array<std::uint64_t, 2> one{1, 2};
  const std::array<std::uint64_t, 2> other{2, 1};
  EXPECT_NE(combined_signature(one), combined_signature(other));
}

}  // namespace
}  // namespace salida

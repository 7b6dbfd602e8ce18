// Whether dice look fair: how often each face, each pair, a double and one face after another come, for twenty seeds
// taken in order, whichever these are. `./test dice` throws ten million rolls of two dice for each seed.
#include <array>
#include <cstdint>
#include <string>

#include <gtest/gtest.h>

#include "dice/game_random.hpp"
#include "dice/hash_random.hpp"
#include "given/chi_square.hpp"
#include "given/how_long.hpp"

namespace salida {
namespace {

/// Where the chi-square of fair dice lies, but for a chance of 1e-9 below and of 1e-9 above: the quantiles of the
/// chi-squared distribution at 1e-9 and 1 - 1e-9, rounded outwards. Two kinds of dice, twenty seeds and five statistics
/// are 200 numbers: that one of them lies outside has a chance of at most 200 * 2e-9 = 4e-7.
struct Bounds {
  double low;
  double high;
};
constexpr Bounds with_1_degree_of_freedom{0, 37.33};  // no bound below: a count may well be what is expected
constexpr Bounds with_5_degrees_of_freedom{0.00081, 50.70};
constexpr Bounds with_30_degrees_of_freedom{3.61, 101.70};
constexpr Bounds with_35_degrees_of_freedom{5.18, 110.31};

void expect_within(Bounds bounds, double chi_square, const char* what) {
  EXPECT_GE(chi_square, bounds.low) << what << ": too even";
  EXPECT_LE(chi_square, bounds.high) << what << ": too uneven";
}

double chi_square_of_doubles(const std::array<int, 36>& pairs) {
  double rolls = 0;
  for (const int count : pairs) rolls += count;
  double doubles = 0;
  for (std::size_t face = 0; face < 6; ++face) doubles += pairs[7 * face];
  const double off = doubles - rolls / 6;
  return off * off / (rolls * 5 / 36);
}

template <class Random>
void expect_fair_dice(Random random) {
  std::array<int, 6> firsts{};
  std::array<int, 6> seconds{};
  std::array<int, 36> pairs{};
  std::array<int, 36> in_a_row{};
  // Every roll is followed by another: the last, by the first.
  Random again = random;
  const std::uint64_t rolls = as_many_as(1'000'000);
  Roll roll = random.two_dice();
  for (std::uint64_t k = 0; k < rolls; ++k) {
    const Roll next = k + 1 < rolls ? random.two_dice() : again.two_dice();
    const std::size_t first = roll.first - 1U;
    const std::size_t second = roll.second - 1U;
    ++firsts.at(first);
    ++seconds.at(second);
    ++pairs.at(6 * first + second);
    ++in_a_row.at(6 * first + next.first - 1U);
    roll = next;
  }
  expect_within(with_5_degrees_of_freedom, chi_square(firsts), "faces of the first die");
  expect_within(with_5_degrees_of_freedom, chi_square(seconds), "faces of the second die");
  expect_within(with_35_degrees_of_freedom, chi_square(pairs), "pairs of a roll");
  expect_within(with_1_degree_of_freedom, chi_square_of_doubles(pairs), "doubles");
  // A die stands in two of these pairs, so that their own chi-square has no such distribution; what is left of it
  // without that of the single faces has (Good, 1953).
  expect_within(with_30_degrees_of_freedom, chi_square(in_a_row) - chi_square(firsts), "first dice in a row");
}

class DiceStatistics : public testing::TestWithParam<std::uint8_t> {};

TEST_P(DiceStatistics, dice_that_can_be_checked_are_fair) {
  DiceSeed seed{};
  seed.back() = GetParam();
  expect_fair_dice(HashRandom(seed, ""));
}

TEST_P(DiceStatistics, dice_of_simulated_games_are_fair) { expect_fair_dice(GameRandom(GetParam(), 0)); }

INSTANTIATE_TEST_SUITE_P(Seed, DiceStatistics, testing::Range<std::uint8_t>(1, 21),
                         [](const auto& seed) { return std::to_string(seed.param); });

}  // namespace
}  // namespace salida

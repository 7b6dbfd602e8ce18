// What an arena says of its games.
#include "sim/arena.hpp"

#include <array>
#include <cmath>

#include <gtest/gtest.h>

namespace salida {
namespace {

ArenaTally tally_of(double one, double three, int deals) {
  ArenaTally tally({{.name = "a", .seats = 1}, {.name = "b", .seats = 3}});
  for (int k = 0; k < deals; ++k) tally.add_deal(std::array{one, three});
  return tally;
}

TEST(ArenaTally, gives_shares_and_what_would_be_fair) {
  const ArenaTally tally = tally_of(2, 2, 100);
  EXPECT_EQ(tally.games(), 400U);
  EXPECT_DOUBLE_EQ(tally.standing(0).share, 0.5);
  EXPECT_DOUBLE_EQ(tally.standing(0).fair, 0.25);
  EXPECT_DOUBLE_EQ(tally.standing(1).share, 0.5);
  EXPECT_DOUBLE_EQ(tally.standing(1).fair, 0.75);
}

TEST(ArenaTally, takes_its_interval_from_deals_not_from_games) {
  ArenaTally tally({{.name = "a", .seats = 1}, {.name = "b", .seats = 3}});
  for (int k = 0; k < 100; ++k) tally.add_deal(k % 2 == 0 ? std::array{4.0, 0.0} : std::array{0.0, 4.0});
  // A deviation of 0.5 for each of 100 deals and two more: 1.96 * 0.5 / 10.1 on either side.
  EXPECT_NEAR(tally.standing(0).low, 0.5 - 0.0970, 1e-4);
  EXPECT_NEAR(tally.standing(0).high, 0.5 + 0.0970, 1e-4);
}

TEST(ArenaTally, is_not_sure_where_all_deals_agree) {
  const ArenaTally::Standing standing = tally_of(4, 0, 20).standing(0);
  EXPECT_EQ(standing.share, 1.0);
  EXPECT_EQ(standing.high, 1.0);
  EXPECT_LT(standing.low, 0.95);
  EXPECT_GT(standing.low, 0.8);
}

TEST(ArenaTally, reckons_elo_from_shares_of_seats) {
  // One seat wins half, three share the other half: three times as strong as each of them.
  EXPECT_NEAR(tally_of(2, 2, 10).standing(0).elo, 400 * std::log10(3.0), 1e-9);
  EXPECT_EQ(tally_of(2, 2, 10).standing(1).elo, 0);
  EXPECT_EQ(tally_of(1, 3, 10).standing(0).elo, 0) << "a fair share is no difference";
  EXPECT_TRUE(std::isfinite(tally_of(0, 4, 10).standing(1).elo));
}

TEST(Sprt, ends_when_a_difference_is_proven_and_when_there_is_none) {
  ArenaTally strong({{.name = "a", .seats = 1}, {.name = "b", .seats = 3}});
  ArenaTally equal({{.name = "a", .seats = 1}, {.name = "b", .seats = 3}});
  EXPECT_EQ(test_result(strong, 0.05), TestResult::open);
  for (int k = 0; k < 400; ++k) {
    strong.add_deal(k % 2 == 0 ? std::array{2.0, 2.0} : std::array{1.0, 3.0});
    equal.add_deal(k % 4 == 0 ? std::array{4.0, 0.0} : std::array{0.0, 4.0});
  }
  EXPECT_EQ(test_result(strong, 0.05), TestResult::stronger);
  EXPECT_EQ(test_result(equal, 0.2), TestResult::not_stronger);
  EXPECT_EQ(test_result(equal, 0.01), TestResult::open) << "so little takes more games";
}

}  // namespace
}  // namespace salida

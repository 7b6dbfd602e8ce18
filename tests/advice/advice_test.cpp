// Advice on one position: chances, the luck of a roll, trials, rankings, and what is counted of a play.
#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "advice/outlook.hpp"
#include "advice/play_effects.hpp"
#include "advice/trials.hpp"
#include "advice/verdicts.hpp"
#include "advice/why_better.hpp"
#include "bots/expert_evaluation.hpp"
#include "core/play.hpp"
#include "given/some_positions.hpp"
#include "nets/shipped_networks.hpp"
#include "notation/catalogue.hpp"
#include "notation/play_text.hpp"
#include "notation/position_text.hpp"

namespace salida {
namespace {

using testing::Contains;
using testing::DoubleNear;
using testing::HasSubstr;
using testing::Not;

/// A position by its text, its rules, and an outlook on it.
class Advised {
 public:
  explicit Advised(const std::string& text, double called = 1.0) {
    const Result<FoundPosition> found = parse_position(variants(), text);
    if (!found) throw std::runtime_error(found.error().text());
    named = *found->named;
    position = found->position;
    std::shared_ptr<const Evaluation> network = shipped_network(named.rules, std::popcount(position.playing));
    outlook = std::make_unique<Outlook>(
        OutlookSetup{.rules = named.rules, .evaluation = network, .called = called, .finished = position.finished});
  }
  [[nodiscard]] Position rolled(Roll roll) const { return after_roll(named.rules, position, roll); }
  [[nodiscard]] std::vector<Verdict> verdicts(Roll roll) const {
    return verdicts_at_sight(named.rules, *outlook, rolled(roll), position.turn);
  }
  [[nodiscard]] std::string play(Roll roll, const Verdict& verdict) const {
    return play_text(named.rules, rolled(roll), verdict.outcome.play);
  }
  [[nodiscard]] PlayEffects effects(Roll roll, const std::string& play) const {
    const std::unique_ptr<AnyEngine> engine = engine_for(named.rules);
    for (const Outcome& outcome : outcomes_of_roll(named.rules, position, roll)) {
      if (play_text(named.rules, rolled(roll), outcome.play) == play)
        return effects_of(named.rules, *engine, rolled(roll), outcome.play, outcome.position);
    }
    throw std::runtime_error("no such play: " + play);
  }

  NamedRules named;
  Position position;
  std::unique_ptr<Outlook> outlook;
};

double sum_of(const Chances& chances) {
  double sum = 0;
  for (const double chance : chances) sum += chance;
  return sum;
}

const std::array some_games{"medellin t1 1:13,24,g,g 2:n,n,17,40 3:n,20,50,g 4:n,n,n,g",
                            "simulator t3 1:13,g,g,g 3:n,n,40,h2",
                            "parchis4a t2 1:n,30,h1,h7 2:n,25,40,g 3:n,n,n,45 4:n,n,60,60 f5=1234",
                            "parchis2d t1 1:n,n,10,30 3:n,n,12,33", "parcheesi t1 1:n,n,n,20 3:n,n,n,39"};

TEST(Outlook, chances_are_the_mean_of_all_rolls_so_that_luck_is_nothing_on_average) {
  for (const char* const text : some_games) {
    const Advised advised(text);
    const std::vector<Prospect> prospects = advised.outlook->prospects(advised.position, 0);
    const Chances before = advised.outlook->chances(advised.position, 1);
    double shares = 0;
    Chances luck{};
    for (const Prospect& prospect : prospects) {
      shares += prospect.share;
      EXPECT_NEAR(sum_of(prospect.chances), 1, 1e-9) << text;
      luck = plus(luck, prospect.share, minus(prospect.chances, before));
    }
    EXPECT_NEAR(shares, 1, 1e-12);
    for (const double seat : luck) EXPECT_NEAR(seat, 0, 1e-12) << text;
  }
}

TEST(Outlook, each_roll_is_played_best_for_who_rolls_it) {
  const Advised advised(some_games[0]);
  for (const Prospect& prospect : advised.outlook->prospects(advised.position, 0)) {
    const std::vector<Verdict> verdicts = advised.verdicts(prospect.roll);
    const auto best = std::ranges::max_element(
        verdicts, {}, [&](const Verdict& verdict) { return advised.outlook->chances(verdict.outcome.position, 0)[0]; });
    // The evaluation ranks before chances are made to add up: a hair's breadth apart they may change places.
    EXPECT_NEAR(prospect.chances[0], advised.outlook->chances(best->outcome.position, 0)[0], 0.02);
  }
}

TEST(Outlook, a_game_that_is_over_is_certain_and_so_is_the_next_place) {
  const Advised over("simulator t1 1:g,g,g,g 3:n,n,n,n fin=1");
  EXPECT_EQ(over.outlook->chances(over.position, 2), (Chances{}));  // the winner was known before
  const Advised race("parchis4a t2 1:g,g,g,g 2:h7,g,g,g 3:n,n,n,45 4:n,n,60,60 f5=1234 fin=1");
  const Chances chances = race.outlook->chances(race.position, 1);
  EXPECT_EQ(chances[0], 0);
  EXPECT_NEAR(sum_of(chances), 1, 1e-9);
  const Position next = after_roll(race.named.rules, race.position, {.first = 1, .second = 0});
  const Position home = after(race.named.rules, next, legal_actions(race.named.rules, next)[0]);
  EXPECT_TRUE(race.outlook->is_decided(home));
  EXPECT_EQ(race.outlook->chances(home, 1)[1], 1);
}

TEST(Outlook, M10_a_miss_is_worth_what_is_left_after_the_call) {
  const std::string text = "medellin t2 1:13,24,g,g 2:n,n,n,14 3:n,n,n,n 4:n,n,n,n off=1:13";
  const double called = Advised(text).outlook->chances(Advised(text).position, 0)[0];
  const double never = Advised(text, 0).outlook->chances(Advised(text).position, 0)[0];
  const double seldom = Advised(text, 0.25).outlook->chances(Advised(text).position, 0)[0];
  EXPECT_LT(called, never);
  EXPECT_NEAR(seldom, (0.25 * called) + (0.75 * never), 1e-9);
}

TEST(Trials, M12_a_race_of_one_die_each_is_won_by_the_mover_in_6_of_11) {
  const Advised advised("medellin t1 1:h3,g,g,g 3:h5,g,g,g");
  Trials trials(std::array{advised.position}, {.seed = 3, .rolls = to_the_end});
  for (std::uint64_t k = 0; k < 4000; ++k) trials.add(trials.play(*advised.outlook, k));
  const Estimated chance = trials.chance(0, 0);
  EXPECT_NEAR(chance.mean, 6.0 / 11, 1.5 * chance.error);
  EXPECT_THAT(chance.error, DoubleNear(0.0154, 0.002));
}

TEST(Trials, luck_taken_off_leaves_the_mean_and_less_chance) {
  // Two rolls from the end: trials of both kinds see how it ends.
  const Advised advised("simulator t1 1:h1,g,g,g 3:h2,g,g,g");
  Trials adjusted(std::array{advised.position}, {.seed = 3, .rolls = 200});
  Trials raw(std::array{advised.position}, {.seed = 4, .rolls = to_the_end});
  for (std::uint64_t k = 0; k < 300; ++k) adjusted.add(adjusted.play(*advised.outlook, k));
  for (std::uint64_t k = 0; k < 3000; ++k) raw.add(raw.play(*advised.outlook, k));
  EXPECT_NEAR(adjusted.chance(0, 0).mean, raw.chance(0, 0).mean,
              1.5 * (adjusted.chance(0, 0).error + raw.chance(0, 0).error));
  EXPECT_LT(adjusted.chance(0, 0).error * std::sqrt(300.0), 0.5 * raw.chance(0, 0).error * std::sqrt(3000.0));
}

TEST(Trials, positions_meet_the_same_dice) {
  const Advised advised(some_games[3]);
  Trials trials(std::array{advised.position, advised.position}, {.seed = 3, .rolls = 4});
  for (std::uint64_t k = 0; k < 10; ++k) trials.add(trials.play(*advised.outlook, k));
  EXPECT_EQ(trials.difference(0, 1, 0).mean, 0);
  EXPECT_EQ(trials.difference(0, 1, 0).error, 0);
}

TEST(Verdicts, a_play_that_wins_comes_first_and_is_certain) {
  const Advised advised("parchis2d t1 1:h5,30,g,g 3:n,n,12,33");
  EXPECT_EQ(advised.verdicts({.first = 3, .second = 2}).front().method, Method::sight);
  const Advised last("parchis2d t1 1:h5,g,g,g 3:n,n,12,33");
  const std::vector<Verdict> verdicts = last.verdicts({.first = 3, .second = 2});
  EXPECT_EQ(verdicts.front().method, Method::certain);
  EXPECT_EQ(verdicts.front().chances[0], 1);
  EXPECT_TRUE(contenders(verdicts, 0).empty());
}

TEST(Verdicts, every_end_is_ranked_once_by_who_decides) {
  const Advised advised(some_games[0]);
  const Roll roll{.first = 6, .second = 1};
  const std::vector<Verdict> verdicts = advised.verdicts(roll);
  EXPECT_EQ(verdicts.size(), outcomes_of_roll(advised.named.rules, advised.position, roll).size());
  EXPECT_TRUE(std::ranges::is_sorted(verdicts, std::ranges::greater{},
                                     [](const Verdict& verdict) { return verdict.chances[0]; }));
  EXPECT_EQ(verdicts.front().behind.mean, 0);
  EXPECT_GT(verdicts.back().behind.mean, 0);
}

TEST(Verdicts, trials_take_the_place_of_what_was_thought_at_sight) {
  const Advised advised(some_games[3]);
  std::vector<Verdict> verdicts = advised.verdicts({.first = 6, .second = 2});
  const std::vector<std::size_t> tried = contenders(verdicts, 0);
  ASSERT_GE(tried.size(), 2U);
  std::vector<Position> positions;
  for (const std::size_t k : tried) positions.push_back(verdicts[k].outcome.position);
  Trials trials(positions, {.seed = 1, .rolls = 4});
  for (std::uint64_t k = 0; k < 8; ++k) trials.add(trials.play(*advised.outlook, k));
  take_over(verdicts, tried, trials, 0);
  EXPECT_EQ(verdicts.front().method, Method::trials);
  EXPECT_EQ(verdicts.front().behind.mean, 0);
  for (const Verdict& verdict : verdicts) EXPECT_GE(verdict.behind.mean, 0);
}

TEST(PlayEffects, are_counted_on_the_board) {
  const Advised advised("parchis2d t1 1:n,10,30,h5 3:n,n,13,60");
  const PlayEffects capture = advised.effects({.first = 3, .second = 1}, "10-13x 30-31 31+51");
  EXPECT_EQ(capture.captured, 1);
  EXPECT_EQ(capture.reward, 20);
  EXPECT_EQ(capture.squares, 24);
  const PlayEffects home = advised.effects({.first = 3, .second = 1}, "30-31 h5-g 10+20");
  EXPECT_EQ(home.home, 1);
  EXPECT_EQ(home.reward, 10);
  EXPECT_EQ(home.captured, 0);
  EXPECT_EQ(capture.to_go, 3);
}

TEST(PlayEffects, exposed_is_the_share_of_rolls_that_can_capture) {
  // Seat 3 stands two squares behind 30, which is not safe: a two on either die, or 1-1 as the sum.
  const PlayEffects effects =
      Advised("simulator t1 1:27,g,g,g 3:28,60,g,g").effects({.first = 1, .second = 2}, "27=30");
  EXPECT_NEAR(effects.exposed, 12.0 / 36, 1e-12);
  EXPECT_EQ(effects.threatens, 0);
  // The only piece goes by both dice (S17): 1-1 alone.
  EXPECT_NEAR(Advised("simulator t1 1:27,g,g,g 3:28,g,g,g").effects({.first = 1, .second = 2}, "27=30").exposed,
              1.0 / 36, 1e-12);
}

TEST(PlayEffects, a_lap_counts_as_the_squares_it_takes) {
  const PlayEffects effects =
      Advised("medellin t1 1:n,n,66,66 3:n,1,2,30").effects({.first = 3, .second = 2}, "66-1x 66-68");
  EXPECT_EQ(effects.squares, 5);
  EXPECT_EQ(effects.captured, 1);
}

TEST(PlayEffects, P11_a_third_six_costs_the_piece_that_moved_last) {
  // After the second six, moved as 7 (P10), the next six sends home what it moved.
  const Advised advised("parchis4a t1 1:20,40,g,g 3:n,n,n,45 dbl=1 f5=13");
  EXPECT_NEAR(advised.effects({.first = 6, .second = 0}, "20-27").repeat_costs, 22.0 / 6, 1e-9);
  EXPECT_NEAR(advised.effects({.first = 6, .second = 0}, "40-47").repeat_costs, 42.0 / 6, 1e-9);
}

TEST(WhyBetter, tell_what_both_plays_were_counted) {
  const Advised advised("parchis2d t1 1:n,10,30,h5 3:n,n,13,60");
  PlayEffects best{.captured = 1, .exposed = 0.1, .threatens = 0.2};
  PlayEffects next{.captured = 0, .exposed = 0.4, .threatens = 0.5};
  const std::vector<std::string> english = why_better(Language::english, advised.named, best, next);
  EXPECT_THAT(english, Contains("Pawns captured: 1, by the next best play 0."));
  EXPECT_THAT(english,
              Contains("A rival can capture within the round in 10 % of cases, after the next best play in 40 %."));
  EXPECT_THAT(english.back(), HasSubstr("But its own next roll could capture in 20 %"));
  const std::vector<std::string> spanish = why_better(Language::spanish, advised.named, best, next);
  EXPECT_THAT(spanish, Contains("Fichas capturadas: 1; con la segunda mejor jugada, 0."));
  EXPECT_THAT(spanish.back(), HasSubstr("Pero su próxima tirada podría comer"));
  EXPECT_THAT(why_better(Language::english, advised.named, best, best), testing::IsEmpty());
  best.wins = true;
  EXPECT_THAT(why_better(Language::english, advised.named, best, next), testing::ElementsAre("It wins."));
}

}  // namespace
}  // namespace salida

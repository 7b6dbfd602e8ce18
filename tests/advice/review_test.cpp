// A game judged: luck and skill add up to the result, luck is nothing on average, and what is marked is a mistake.
#include "advice/review.hpp"

#include <algorithm>
#include <cmath>
#include <memory>
#include <numeric>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "advice/player_profile.hpp"
#include "advice/review_sums.hpp"
#include "bots/bots.hpp"
#include "bots/expert_evaluation.hpp"
#include "given/files.hpp"
#include "nets/shipped_networks.hpp"
#include "notation/play_text.hpp"
#include "notation/position_text.hpp"
#include "record/record_reader.hpp"
#include "sim/recorded_game.hpp"

namespace salida {
namespace {

std::shared_ptr<const Evaluation> evaluation_of(const Rules& rules, int players) {
  std::shared_ptr<const Evaluation> network = shipped_network(rules, players);
  return network ? network : std::make_shared<ExpertEvaluation>(rules);
}

GameReview reviewed(const Record& record, int looks = standard_looks, double called = 1) {
  const Rules& rules = record.named.rules;
  Outlook outlook({.rules = rules,
                   .evaluation = evaluation_of(rules, static_cast<int>(record.seats.size())),
                   .called = called,
                   .finished = record.begins.finished});
  return review_game(record, outlook, looks);
}

/// A game of two that begins with a position, as text.
Record record_of(const std::string& rules, const std::string& other_seat, const std::string& position,
                 const std::string& turns) {
  const std::string text = "[record \"1\"]\n[rules \"" + rules + "\"]\n[seat \"1 person\"]\n[seat \"" + other_seat +
                           " person\"]\n[start \"" + rules + " " + position + "\"]\n\nbegins 1\n" + turns;
  RecordReader reader(text, "game.salida");
  const std::optional<Result<ReadGame>> game = reader.next();
  if (!game || !*game) throw std::runtime_error(game ? game->error().text() : "no game");
  return (*game)->record;
}

std::string better_in(const Record& record, const Decision& decision) {
  return play_text(record.named.rules, decision.position, decision.better);
}

void expect_to_add_up(const Record& record, const GameReview& review) {
  double all = 0;
  for (const SeatSum& sum : sums_of(review, record.begins.playing)) {
    EXPECT_NEAR(std::accumulate(sum.of.begin(), sum.of.end(), 0.0), sum.result, 1e-9) << record.named.id;
    EXPECT_NEAR(sum[Part::start] + sum.luck() + sum.skill(), sum.result, 1e-9);
    EXPECT_LE(sum[Part::own_plays], 0) << "nobody plays better than best";
    EXPECT_EQ(sum.result, review.result[sum.seat]);
    all += sum.result;
  }
  EXPECT_NEAR(all, 1, 1e-9);
  for (const ReviewedRoll& one : review.rolls) {
    for (const Chances& chances : {one.before, one.rolled, one.played})
      EXPECT_NEAR(std::accumulate(chances.begin(), chances.end(), 0.0), 1, 1e-9);
  }
}

TEST(Review, luck_and_skill_add_up_to_the_result_under_all_rules) {
  std::vector<NamedRules> all(variants().begin(), variants().end());
  all.push_back(rules_called("six_arm_parques"));
  all.push_back(rules_called("three_pairs_crown"));
  for (const NamedRules& named : all) {
    for (const int players : {2, 3}) {
      const Seats seats = seats_for(named.rules, players);
      Record record = record_game(opening_of(named, seats, Until::first, "2026-11-16"), {.seats = seats, .seed = 9});
      record.steps.resize(std::min<std::size_t>(record.steps.size(), 120));  // wherever that is
      const GameReview review = reviewed(record, 1);
      EXPECT_EQ(review.end, ReviewEnd::unfinished);
      EXPECT_FALSE(review.rolls.empty());
      expect_to_add_up(record, review);
    }
  }
}

/// Games of two equal bots that begin late, where they are short.
Record late_game(const NamedRules& named, Player& bot, const Position& begins, std::uint64_t number) {
  const Rules& rules = named.rules;
  Record record = opening_of(named, begins.playing, Until::first, "2026-11-16");
  record.begins = begins;
  record.from_position = true;
  GameRandom random(2026, number);
  const auto die = [&random] { return static_cast<std::uint8_t>(random.below(6) + 1); };
  Position position = begins;
  while (position.phase != Phase::over) {
    Step step = Roll{.first = die(), .second = 0};
    if (position.phase == Phase::roll && dice_to_roll(rules, position) == 2) std::get_if<Roll>(&step)->second = die();
    if (position.phase != Phase::roll) {
      const ActionList legal = legal_actions(rules, position);
      step = bot.choose({.rules = rules, .position = position, .legal = legal, .random = random});
    }
    position = after(rules, position, step);
    record.steps.push_back(step);
  }
  return record;
}

TEST(Review, the_luck_of_dice_favours_nobody_and_taking_it_away_leaves_far_less_variance) {
  constexpr std::size_t games = 400;
  const NamedRules& named = *find_variant("parchis4a");
  const std::unique_ptr<Player> bot =
      make_bot("learned", {.rules = named.rules, .network = shipped_network(named.rules, 2)});
  const Result<Position> begins = parse_position(named, "parchis4a t1 1:31,40,g,g 3:65,6,g,g f5=13 on=0");
  ASSERT_TRUE(begins) << begins.error().text();
  Outlook outlook({.rules = named.rules, .evaluation = evaluation_of(named.rules, 2)});
  Profiles seats;
  for (std::size_t game = 0; game < games; ++game) {
    const Record record = late_game(named, *bot, *begins, game);
    const GameReview review = review_game(record, outlook, 1);
    EXPECT_EQ(review.end, ReviewEnd::won);
    expect_to_add_up(record, review);
    seats.add_game(sums_of(review, begins->playing), {"first", "second"});
  }
  for (const PlayerProfile& seat : seats.all()) {
    EXPECT_EQ(seat.games(), games);
    EXPECT_LT(std::abs(seat.luck().mean), seat.luck().half) << seat.name();
    EXPECT_LT(std::abs(seat.without_luck().mean - seat.start()), 0.05) << seat.name();
    EXPECT_LT(seat.without_luck().variance, seat.result().variance / 10) << seat.name();
    EXPECT_LT(seat.without_luck().half, seat.result().half / 3) << seat.name();
    EXPECT_LT(seat.marked(Mark::mistake), 0.1) << "it plays what the review looks at";
  }
}

constexpr const char* with_a_capture = "t1 1:30,10,g,g 3:13,39,g,g f5=13 on=1";

TEST(Review, a_planted_blunder_is_found_with_its_size_and_the_better_play) {
  const Record record = record_of("parchis4a", "3", with_a_capture, "1. t1 3: 30-33\n");
  const GameReview review = reviewed(record);
  ASSERT_EQ(review.rolls.size(), 1U);
  const Decision& decision = review.rolls[0].decision;
  EXPECT_EQ(decision.mark(), Mark::blunder);
  EXPECT_GT(decision.loss, loss_of_blunder);
  EXPECT_THAT(better_in(record, decision), testing::StartsWith("10-13x "));
  EXPECT_NEAR(decision.loss, review.rolls[0].rolled[0] - review.rolls[0].played[0], 1e-12);
  EXPECT_EQ(marked_decisions(review).size(), 1U);
  EXPECT_GT(review.rolls[0].luck()[0], 0.05) << "the three was lucky all the same";
  EXPECT_NEAR(sums_of(review, 5)[0][Part::own_plays], -decision.loss, 1e-12);
  EXPECT_NEAR(sums_of(review, 5)[1][Part::others_plays], decision.loss, 1e-12);
  expect_to_add_up(record, review);

  const Record best = record_of("parchis4a", "3", with_a_capture, "1. t1 3: " + better_in(record, decision) + "\n");
  const GameReview of_best = reviewed(best);
  EXPECT_TRUE(of_best.rolls[0].decision.is_choice());
  EXPECT_EQ(of_best.rolls[0].decision.loss, 0);
  EXPECT_EQ(of_best.rolls[0].rolled, of_best.rolls[0].played);
  EXPECT_TRUE(marked_decisions(of_best).empty());
  EXPECT_EQ(of_best.rolls[0].luck(), review.rolls[0].luck()) << "luck does not hang on what was played";
}

TEST(Review, a_roll_without_a_choice_is_no_decision) {
  const Record record = record_of("parchis4a", "3", "t1 1:n,g,g,g 3:13,g,g,g f5=13 on=1", "1. t1 3: -\n");
  const GameReview review = reviewed(record);
  ASSERT_EQ(review.rolls.size(), 1U);
  EXPECT_FALSE(review.rolls[0].decision.is_choice());
  EXPECT_EQ(review.rolls[0].rolled, review.rolls[0].played);
  EXPECT_EQ(sums_of(review, 5)[0].decisions, 0U);
}

// --- Missed captures (M10)

constexpr const char* with_a_miss = "t1 1:13,24,g,g 2:n,n,n,14";
constexpr const char* called = "1. t1 1-2: 24=27 call2 13!n\n2. t2 6-1: 14=21\n";
constexpr const char* not_called = "1. t1 1-2: 24=27\n2. t2 6-1: 14=21\n";

TEST(Review, M10_a_miss_that_is_called_as_expected_costs_what_the_play_cost) {
  const Record record = record_of("medellin", "2", with_a_miss, called);
  const GameReview review = reviewed(record);
  ASSERT_EQ(review.rolls.size(), 2U);
  ASSERT_TRUE(review.rolls[0].call);
  EXPECT_EQ(review.rolls[0].call->caller, 1);
  EXPECT_EQ(review.rolls[0].call->atonement.seat, 0);
  EXPECT_FALSE(review.rolls[0].call->atonement.is_choice());
  EXPECT_NE(review.rolls[0].decision.mark(), Mark::none);
  EXPECT_NEAR(review.rolls[0].calls[0], 0, 1e-12);
  expect_to_add_up(record, review);
  // Whoever reckons with nobody who calls is surprised.
  EXPECT_LT(reviewed(record, standard_looks, 0).rolls[0].calls[0], -loss_of_mistake);
  expect_to_add_up(record, reviewed(record, standard_looks, 0));
}

TEST(Review, M10_a_miss_that_nobody_called_is_to_the_good_of_the_offender_and_no_skill_of_its_own) {
  const Record record = record_of("medellin", "2", with_a_miss, not_called);
  const GameReview review = reviewed(record);
  ASSERT_EQ(review.rolls.size(), 2U);
  EXPECT_FALSE(review.rolls[0].call);
  EXPECT_GT(review.rolls[0].calls[0], loss_of_mistake);
  EXPECT_EQ(sums_of(review, 3)[0][Part::calls], review.rolls[0].calls[0]);
  EXPECT_NEAR(review.rolls[0].calls[0], -review.rolls[0].calls[1], 1e-9);
  expect_to_add_up(record, review);
  EXPECT_EQ(reviewed(record, standard_looks, 0).rolls[0].calls, Chances{});
}

TEST(Review, M10_the_piece_that_an_offender_gives_up_is_a_decision_of_its_own) {
  const auto review_of = [](const std::string& given_up) {
    return reviewed(record_of("medellin", "2", "t1 1:13,30,60,g 2:n,n,14,61",
                              "1. t1 1-2: 30=33 call2 " + given_up + "!n\n2. t2 6-1: 14=21\n"));
  };
  const GameReview good = review_of("13");
  ASSERT_TRUE(good.rolls[0].call);
  EXPECT_EQ(good.rolls[0].call->atonement.ways, 2U);
  EXPECT_EQ(good.rolls[0].call->atonement.loss, 0);
  const GameReview bad = review_of("60");
  const ReviewedCall& call = *bad.rolls[0].call;
  EXPECT_EQ(call.atonement.seat, 0);
  EXPECT_GT(call.atonement.loss, loss_of_mistake);
  EXPECT_NEAR(call.skill[0], -call.atonement.loss, 1e-12);
  EXPECT_EQ(play_text(find_variant("medellin")->rules, call.atonement.position, call.atonement.better), "13!n");
  EXPECT_TRUE(std::ranges::any_of(marked_decisions(bad), &ReviewedDecision::is_atonement));
  EXPECT_FALSE(std::ranges::any_of(marked_decisions(good), &ReviewedDecision::is_atonement));
  EXPECT_NEAR(sums_of(bad, 3)[0][Part::own_plays], -bad.rolls[0].decision.loss - call.atonement.loss, 1e-12);
}

// --- Where a record ends

TEST(Review, a_record_that_is_cut_off_is_reviewed_as_far_as_it_goes) {
  const std::string turns = "1. t1 3: 30-33\n2. t3 2: 39-41\n";
  const Record whole = record_of("parchis4a", "3", with_a_capture, turns);
  const GameReview review = reviewed(whole);
  EXPECT_EQ(review.end, ReviewEnd::unfinished);
  EXPECT_EQ(review.rolls.size(), 2U);
  Record cut = whole;
  cut.steps.pop_back();  // a roll that was not played is not judged
  const GameReview of_cut = reviewed(cut);
  EXPECT_EQ(of_cut.rolls.size(), 1U);
  EXPECT_EQ(of_cut.result, review.rolls[1].before);
  EXPECT_EQ(of_cut.end, ReviewEnd::unfinished);
  expect_to_add_up(cut, of_cut);
  cut.steps.clear();
  const GameReview of_nothing = reviewed(cut);
  EXPECT_EQ(of_nothing.start, of_nothing.result);
  expect_to_add_up(cut, of_nothing);
}

TEST(Review, a_game_that_is_played_on_for_places_is_reviewed_until_the_first_is_home) {
  const NamedRules& named = *find_variant("parchis4a");
  const Seats seats = seats_for(named.rules, 3);
  const Record record =
      record_game(opening_of(named, seats, Until::places, "2026-11-16"), {.seats = seats, .until = Until::places});
  const GameReview review = reviewed(record, 1);
  EXPECT_EQ(review.end, ReviewEnd::played_on);
  Position end = record.begins;
  for (const Step& step : record.steps) end = after(named.rules, end, step);
  const auto first = std::size_t{places_of(end)[0]};
  EXPECT_EQ(review.result[first], 1);
  EXPECT_EQ(review.rolls.back().seat(), first);
  expect_to_add_up(record, review);
}

// --- What is shown of it

TEST(Review, marks_have_their_bounds) {
  EXPECT_EQ(mark_of(0.0099), Mark::none);
  EXPECT_EQ(mark_of(0.01), Mark::inaccuracy);
  EXPECT_EQ(mark_of(0.03), Mark::mistake);
  EXPECT_EQ(mark_of(0.08), Mark::blunder);
}

TEST(Review, rounded_figures_still_add_up) {
  const auto expect = [](const std::vector<double>& numbers, const std::vector<long>& rounded) {
    EXPECT_EQ(rounded_together(numbers), rounded);
  };
  expect({0.4, 0.4, 0.4}, {1, 0, 0});
  expect({0.6, 0.6, 0.6}, {1, 1, 0});
  expect({25.4, -3.3, -22.1}, {25, -3, -22});
  expect({-0.4, -0.4, -0.4, 2.2}, {0, 0, -1, 2});
  expect({}, {});
}

TEST(Review, the_luckiest_rolls_come_first) {
  const Record record =
      record_game(opening_of(*find_variant("simulator"), 5, Until::first, "2026-11-16"), {.seats = 5, .seed = 3});
  const GameReview review = reviewed(record, 1);
  EXPECT_EQ(review.end, ReviewEnd::won);
  const auto luck = [&](std::size_t k) { return review.rolls[k].luck()[review.rolls[k].seat()]; };
  const std::vector<std::size_t> best = rolls_by_luck(review, Luckiest::best, 5);
  const std::vector<std::size_t> worst = rolls_by_luck(review, Luckiest::worst, 5);
  ASSERT_EQ(best.size(), 5U);
  for (std::size_t k = 1; k < best.size(); ++k) {
    EXPECT_GE(luck(best[k - 1]), luck(best[k]));
    EXPECT_LE(luck(worst[k - 1]), luck(worst[k]));
  }
  expect_to_add_up(record, review);
}

TEST(Profile, a_player_on_several_seats_counts_once_a_game) {
  SeatSum winner{.seat = 0, .result = 1};
  winner[Part::start] = 0.4;
  winner[Part::own_rolls] = 0.5;
  SeatSum loser{.seat = 2, .result = 0};
  loser[Part::start] = 0.6;
  loser[Part::own_plays] = -0.1;
  loser.decisions = 2;
  loser.marked[static_cast<std::size_t>(Mark::blunder)] = 1;
  Profiles both;
  both.add_game({winner, loser}, {"Ana", "Ana"});
  both.add_game({loser, winner}, {"Ana", "Eva"});
  ASSERT_EQ(both.all().size(), 2U);
  const PlayerProfile& ana = both.all()[0];
  EXPECT_EQ(ana.games(), 2U);
  EXPECT_EQ(ana.seats(), 3U);
  EXPECT_NEAR(ana.result().mean, 1.0 / 3, 1e-12);
  EXPECT_NEAR(ana.start(), 1.6 / 3, 1e-12);
  EXPECT_NEAR(ana.luck().mean, 0.5 / 3, 1e-12);
  EXPECT_NEAR(ana.loss_a_decision(), 0.05, 1e-12);
  EXPECT_NEAR(ana.marked(Mark::blunder), 2.0 / 3, 1e-12);
  EXPECT_GT(ana.result().half, 0);
  EXPECT_EQ(both.all()[1].games(), 1U);
  EXPECT_EQ(both.all()[1].result().half, 0) << "one game has no interval";
}

}  // namespace
}  // namespace salida

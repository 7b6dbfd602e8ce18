// Bots: what they choose where a position speaks for itself, and that they can play anything to its end.
#include "bots/bots.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bots/danger.hpp"
#include "bots/expert_evaluation.hpp"
#include "bots/level_player.hpp"
#include "bots/one_roll_player.hpp"
#include "bots/plays.hpp"
#include "core/variants.hpp"
#include "dice/game_random.hpp"
#include "given/files.hpp"
#include "nets/shipped_networks.hpp"
#include "notation/catalogue.hpp"
#include "notation/play_text.hpp"
#include "notation/position_text.hpp"
#include "sim/seated_game.hpp"

namespace salida {
namespace {

constexpr std::array five{"medellin", "simulator", "parchis4a", "parchis2d", "parcheesi"};

/// The position after a roll, as a text says it.
struct Rolled {
  Rolled(const std::string& text, Roll roll) {
    const Result<FoundPosition> found = parse_position(variants(), text);
    if (!found) throw std::runtime_error(found.error().text());
    rules = found->named->rules;
    position = after_roll(rules, found->position, roll);
  }
  Rules rules{};
  Position position{};
};

/// What a bot does first with a roll, as text.
std::string choice_of(const std::string& bot, const Rolled& rolled) {
  const std::unique_ptr<Player> player =
      make_bot(bot, {.rules = rolled.rules, .network = shipped_network(rolled.rules, 4)});
  const ActionList legal = legal_actions(rolled.rules, rolled.position);
  GameRandom random(1, 1);
  return to_text(
      rolled.rules, rolled.position,
      player->choose({.rules = rolled.rules, .position = rolled.position, .legal = legal, .random = random}));
}

TEST(AnyEngine, finds_every_end_of_a_roll_once) {
  for (const char* const id : five) {
    const Rules rules = rules_called(id).rules;
    const std::unique_ptr<AnyEngine> engine = engine_for(rules);
    GameRandom random(5, 0);
    Position position = start(rules, 15, 0);
    position.play_on = false;
    std::vector<Play> plays;
    for (int rolls = 0; rolls < 400 && position.phase != Phase::over; ++rolls) {
      const Roll roll = dice_to_roll(rules, position) == 1 ? random.one_die() : random.two_dice();
      Position in_play = position;
      engine->begin_roll(in_play, roll);
      std::vector<Position> found;
      if (in_play.phase == Phase::play) {
        engine->find_plays(in_play, plays);
        for (const Play& play : plays) found.push_back(play.after);
      } else {
        found.push_back(in_play);
      }
      // The plain way: every action after every other.
      std::vector<Position> open{after_roll(rules, position, roll)};
      std::vector<Position> expected;
      while (!open.empty()) {
        const Position now = open.back();
        open.pop_back();
        if (now.phase != Phase::play) {
          if (std::ranges::find(expected, now) == expected.end()) expected.push_back(now);
          continue;
        }
        for (const Action& action : legal_actions(rules, now)) open.push_back(after(rules, now, action));
      }
      ASSERT_EQ(found.size(), expected.size()) << id << ", roll " << rolls;
      for (const Position& one : expected)
        ASSERT_NE(std::ranges::find(found, one), found.end()) << id << ", roll " << rolls;
      position = expected[random.below(static_cast<std::uint32_t>(expected.size()))];
      if (position.guilty != 0) position.guilty = position.offender = 0;
    }
  }
}

TEST(AnyEngine, a_play_begins_with_an_action_that_leads_to_its_end) {
  const Rolled rolled("parchis2d t1 1:n,10,30,60 2:n,n,n,13 3:n,n,n,n 4:n,n,n,n", {.first = 3, .second = 4});
  const std::unique_ptr<AnyEngine> engine = engine_for(rolled.rules);
  std::vector<Play> plays;
  engine->find_plays(rolled.position, plays);
  ASSERT_GT(plays.size(), 3U);
  for (const Play& play : plays) {
    const Position next = after(rolled.rules, rolled.position, play.first);
    if (next.phase != Phase::play) {
      EXPECT_EQ(next, play.after);
      continue;
    }
    std::vector<Play> rest;
    engine->find_plays(next, rest);
    EXPECT_TRUE(std::ranges::any_of(rest, [&](const Play& one) { return one.after == play.after; }));
  }
}

TEST(Danger, counts_the_rolls_that_hit) {
  const auto danger = [](const std::string& text, Place place) {
    const Result<FoundPosition> found = parse_position(variants(), text);
    EXPECT_TRUE(found) << text;
    return Danger(found->named->rules).at(found->position, 0, place);
  };
  // One die: a rival three squares behind hits with a three.
  EXPECT_NEAR(danger("parchis4a t1 1:n,n,n,45 2:n,n,n,42 f5=12", 45), 1.0 / 6, 1e-9);
  // Two dice, a jump: with a three on either die (11 of 36), or with 1-2 and 2-1.
  EXPECT_NEAR(danger("medellin t1 1:n,n,n,45 2:n,n,n,42", 45), 13.0 / 36, 1e-9);
  EXPECT_EQ(danger("medellin t1 1:n,n,n,45 2:n,n,n,46", 45), 0) << "nobody goes backwards";
  EXPECT_EQ(danger("medellin t1 1:n,n,n,20 2:n,n,n,17", 20), 0) << "17 is the rival's door: it turns off there";
  EXPECT_EQ(danger("parchis4a t1 1:n,n,45,45 2:n,n,n,42 f5=12", 45), 0) << "a blockade";
  EXPECT_EQ(danger("parchis4a t1 1:n,n,n,46 2:n,n,n,44 f5=12", 46), 0) << "a safe square";
  EXPECT_GT(danger("medellin t1 1:n,n,n,22 2:n,n,n,n", 22), 0.1) << "a rival's start, while it has pieces in the nest";
}

TEST(Greedy, prefers_home_to_a_capture) {
  EXPECT_EQ(choice_of("greedy", {"parchis4a t1 1:n,10,30,h4 2:n,n,n,14 3:n,n,n,n 4:n,n,n,n f5=12", {.first = 4}}),
            "h4-g");
}

TEST(Greedy, captures_rather_than_advances) {
  EXPECT_EQ(choice_of("greedy", {"parchis4a t1 1:n,n,10,30 2:n,n,n,13 3:n,n,n,n 4:n,n,n,n f5=12", {.first = 3}}),
            "10-13x");
}

TEST(Greedy, takes_a_piece_out_of_danger) {
  EXPECT_EQ(choice_of("greedy", {"parchis4a t1 1:n,n,42,60 2:n,n,n,n 3:n,n,n,40 4:n,n,n,n f5=123", {.first = 4}}),
            "42-46");
}

TEST(Expert, captures_and_goes_to_safety) {
  EXPECT_EQ(choice_of("expert", {"parchis4a t1 1:n,n,10,30 2:n,n,n,13 3:n,n,n,n 4:n,n,n,n f5=12", {.first = 3}}),
            "10-13x");
  EXPECT_EQ(choice_of("expert", {"parchis4a t1 1:n,n,42,60 2:n,n,n,n 3:n,n,n,40 4:n,n,n,n f5=123", {.first = 4}}),
            "42-46");
}

TEST(Expert, weighs_a_missed_capture_against_being_called_M10) {
  // 10 could capture at 13; a seat that is always called does not miss it.
  const Rolled rolled("medellin t1 1:n,n,10,40 2:n,n,n,13 3:n,n,n,n 4:n,n,n,n", {.first = 3, .second = 6});
  const std::unique_ptr<AnyEngine> engine = engine_for(rolled.rules);
  const ExpertEvaluation evaluation(rolled.rules);
  std::vector<Play> plays;
  engine->find_plays(rolled.position, plays);
  const Judge always(rolled.rules, evaluation, 1.0);
  const Judge never(rolled.rules, evaluation, 0.0);
  bool met_a_miss = false;
  for (const Play& play : plays) {
    if (play.after.guilty == 0) {
      EXPECT_EQ(always.worth(play.after, 0), never.worth(play.after, 0));
      continue;
    }
    met_a_miss = true;
    EXPECT_LT(always.worth(play.after, 0), never.worth(play.after, 0)) << "a piece is lost where it is called";
    const Judge by_chance(rolled.rules, evaluation, 0.5);
    EXPECT_NEAR(by_chance.worth(play.after, 0), (always.worth(play.after, 0) + never.worth(play.after, 0)) / 2, 1e-9);
  }
  EXPECT_TRUE(met_a_miss);
  EXPECT_THAT(choice_of("expert", rolled), testing::HasSubstr("x"));
}

TEST(Search, reckons_with_being_called_M10) {
  EXPECT_EQ(choice_of("search", {"medellin t1 1:n,8,55,g 2:n,n,n,13 3:n,n,n,30 4:n,n,n,n", {.first = 5, .second = 6}}),
            "8-13x");
}

TEST(Search, brings_the_last_piece_home) {
  EXPECT_EQ(choice_of("search", {"parchis4a t1 1:h4,g,g,g 2:n,n,n,13 3:n,n,n,n 4:n,n,n,n f5=1", {.first = 4}}), "h4-g");
}

TEST(Search, gives_the_same_answer_to_the_same_question) {
  const Rolled rolled("parcheesi t1 1:n,10,30,60 2:n,n,13,40 3:n,n,33,50 4:n,n,n,n", {.first = 3, .second = 4});
  EXPECT_EQ(choice_of("search", rolled), choice_of("search", rolled));
}

TEST(Search, stops_when_it_is_late) {
  const Rolled rolled("parcheesi t1 1:n,10,30,60 2:n,n,13,40 3:n,n,33,50 4:n,n,n,n", {.first = 3, .second = 4});
  const std::unique_ptr<Player> player = make_bot("search", {.rules = rolled.rules});
  const ActionList legal = legal_actions(rolled.rules, rolled.position);
  GameRandom random(1, 1);
  int asked = 0;
  const Action action = player->choose(
      {.rules = rolled.rules, .position = rolled.position, .legal = legal, .random = random, .is_late = [&asked] {
         return ++asked >= 3;
       }});
  EXPECT_EQ(asked, 3);
  EXPECT_NE(std::ranges::find(legal, action), legal.end());
}

TEST(Levels, slip_as_often_as_they_say) {
  struct First final : Player {
    Action choose(const Question& question) override { return question.legal[0]; }
  };
  const Rolled rolled("simulator t1 1:10,20,30,40 2:n,n,n,13 3:n,n,n,n 4:n,n,n,n", {.first = 3, .second = 4});
  const ActionList legal = legal_actions(rolled.rules, rolled.position);
  ASSERT_GT(legal.size(), 4U);
  LevelPlayer player(std::make_unique<First>(), 40);
  GameRandom random(3, 3);
  unsigned others = 0;
  constexpr unsigned asked = 4000;
  for (unsigned k = 0; k < asked; ++k) {
    others += player.choose({.rules = rolled.rules, .position = rolled.position, .legal = legal, .random = random}) ==
                      legal[0]
                  ? 0U
                  : 1U;
  }
  const double expected = 0.4 * (1 - (1.0 / legal.size()));
  EXPECT_NEAR(static_cast<double>(others) / asked, expected, 0.04);
}

TEST(Bots, have_names_and_nobody_else_has) {
  for (const std::string_view name : bot_names) EXPECT_NE(make_bot(name, {.rules = medellin}), nullptr) << name;
  for (const std::string_view name : level_names) EXPECT_NE(make_bot(name, {.rules = medellin}), nullptr) << name;
  EXPECT_EQ(make_bot("nobody", {.rules = medellin}), nullptr);
  EXPECT_TRUE(wants_network("learned"));
  EXPECT_TRUE(wants_network("5"));
  EXPECT_FALSE(wants_network("greedy"));
  EXPECT_FALSE(wants_network("1"));
}

/// A game in which everybody checks that it is asked rightly: the engine asserts what is done.
GameEnd played(const NamedRules& named, int players, const std::vector<std::string>& names, Calling calling) {
  std::vector<std::unique_ptr<Player>> bots;
  SeatedPlayers seated{};
  const Seats seats = seats_for(named.rules, players);
  std::size_t next = 0;
  for (unsigned seat = 0; seat < max_seats; ++seat) {
    if (((seats >> seat) & 1U) == 0) continue;
    bots.push_back(make_bot(names[next++ % names.size()],
                            {.rules = named.rules, .network = shipped_network(named.rules, players)}));
    seated[seat] = bots.back().get();
  }
  return play_seated_game(named.rules, {.seats = seats, .calling = calling, .seed = 9, .deal = 1, .game = 1}, seated);
}

TEST(Bots, play_every_rule_set_with_two_to_four_players) {
  for (const char* const id : five) {
    for (int players = 2; players <= 4; ++players) {
      const GameEnd end = played(rules_called(id), players, {"expert", "greedy", "learned", "3"}, Calling::always);
      EXPECT_TRUE(end.is_finished()) << id << ", " << players;
    }
  }
}

TEST(Bots, play_house_rules_and_boards_of_more_arms) {
  for (const NamedRules& named : house_rules()) {
    const GameEnd end = played(named, named.rules.board.arms, {"expert", "greedy", "4", "random"}, Calling::by_chance);
    EXPECT_TRUE(end.is_finished()) << named.id;
  }
}

TEST(Bots, play_the_same_game_again) {
  const GameEnd one = played(rules_called("medellin"), 4, {"2", "3", "4", "random"}, Calling::by_chance);
  const GameEnd other = played(rules_called("medellin"), 4, {"2", "3", "4", "random"}, Calling::by_chance);
  EXPECT_EQ(one.position, other.position);
  EXPECT_EQ(one.rolls, other.rolls);
}

TEST(Bots, go_on_for_places_when_somebody_is_home) {
  const NamedRules named = rules_called("parchis4a");
  std::vector<std::unique_ptr<Player>> bots;
  SeatedPlayers seated{};
  for (unsigned seat = 0; seat < 4; ++seat) {
    bots.push_back(make_bot(seat % 2 == 0 ? "learned" : "expert",
                            {.rules = named.rules, .network = shipped_network(named.rules, 4)}));
    seated[seat] = bots.back().get();
  }
  const GameEnd end = play_seated_game(named.rules, {.seats = 15, .until = Until::places, .seed = 3}, seated);
  EXPECT_TRUE(end.is_finished());
  std::set<unsigned> places;
  for (unsigned k = 0; k < 4; ++k) places.insert((end.position.finished >> (4 * k)) & 15U);
  EXPECT_EQ(places, (std::set<unsigned>{1, 2, 3, 4}));
}

}  // namespace
}  // namespace salida

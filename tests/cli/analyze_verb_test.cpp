// salida analyze as a script meets it.
#include <string>

#include <nlohmann/json.hpp>

#include "given/program.hpp"

#ifdef SALIDA_PROGRAM

namespace salida {
namespace {

using nlohmann::json;
using testing::HasSubstr;

TEST(AnalyzeVerb, ranks_the_plays_of_a_roll_and_says_why) {
  const Answer run = salida("analyze --position 'parchis2d t1 1:n,10,30,h5 3:n,n,13,60' --roll 3-1 --trials 6");
  expect_good(run);
  EXPECT_THAT(run.out, HasSubstr(" 1. 10-13x"));
  EXPECT_THAT(run.out, HasSubstr("By 6 trials of 24 rolls with the same dice"));
  EXPECT_THAT(run.out, HasSubstr("Why 10-13x"));
}

TEST(AnalyzeVerb, the_same_for_any_number_of_threads) {
  const std::string asked = "analyze --position 'parchis2d t1 1:n,10,30,h5 3:n,n,13,60' --roll 6-2 --trials 6 --json";
  const Answer one = salida(asked + " --threads 1");
  expect_good(one);
  EXPECT_EQ(one.out, salida(asked + " --threads 3").out);
  const json answer = json::parse(one.out);
  EXPECT_EQ(answer["trials"]["number"], 6);
  EXPECT_EQ(answer["seats"], json({1, 3}));
  EXPECT_EQ(answer["plays"][0]["method"], "trials");
  EXPECT_EQ(answer["plays"][0]["behind"], 0);
  for (const json& play : answer["plays"])
    EXPECT_NEAR(play["chances"][0].get<double>() + play["chances"][1].get<double>(), 1, 1e-8);
}

TEST(AnalyzeVerb, without_a_roll_it_says_what_each_would_be_worth) {
  const Answer run = salida("analyze --position 'simulator t1 1:13,24,g,g 3:n,20,30,g' --time 0 --json");
  expect_good(run);
  const json answer = json::parse(run.out);
  ASSERT_EQ(answer["rolls"].size(), 21U);
  double luck = 0;
  for (const json& roll : answer["rolls"]) {
    luck += roll["share"].get<double>() * roll["luck"].get<double>();
    EXPECT_NE(roll["play"], "");
  }
  EXPECT_NEAR(luck, 0, 1e-8);
  EXPECT_EQ(answer["method"], "sight");
  EXPECT_TRUE(answer["trials"].is_null());
  EXPECT_THAT(salida("analyze --position 'parchis4a t1 1:13,24,g,g 3:n,20,30,g f5=13' --time 0").out,
              HasSubstr("By the network"));
}

TEST(AnalyzeVerb, Spanish) {
  const Answer run =
      salida("analyze --position 'parchis2d t1 1:n,10,30,h5 3:n,n,13,60' --roll 3-1 --trials 6 --lang es");
  expect_good(run);
  EXPECT_THAT(run.out, HasSubstr("Amarillo"));
  EXPECT_THAT(run.out, HasSubstr("Con 6 pruebas de 24 tiradas"));
  EXPECT_THAT(run.out, HasSubstr("Por qué 10-13x"));
}

TEST(AnalyzeVerb, inside_a_turn_and_after_a_call) {
  const Answer inside =
      salida("analyze --position 'parcheesi t1 1:n,n,5,5 3:n,n,20,h3 now=play dice=5,3' --trials 4 --json");
  expect_good(inside);
  EXPECT_GT(json::parse(inside.out)["plays"].size(), 1U);
  const Answer atones = salida(
      "analyze --position 'medellin t2 1:13,60,g,g 2:n,n,n,14 3:n,n,n,n 4:n,n,n,n now=atone off=1:13/60' --trials 4");
  expect_good(atones);
  EXPECT_THAT(atones.out, HasSubstr(" 1. 13!n"));
}

TEST(AnalyzeVerb, a_roll_without_a_choice_is_told_too) {
  const Answer run = salida("analyze --position 'simulator t1 1:n,n,n,n 3:n,n,n,n' --roll 1-2 --time 0");
  expect_good(run);
  EXPECT_THAT(run.out, HasSubstr("There is only one way to play."));
}

TEST(AnalyzeVerb, what_is_known_exactly_is_told_so_and_not_tried) {
  const Answer exact = salida("analyze --position 'medellin t1 1:h3,g,g,g 3:h5,g,g,g' --json");
  expect_good(exact);
  const json answer = json::parse(exact.out);
  EXPECT_EQ(answer["method"], "exact");
  EXPECT_NEAR(answer["chances"][0].get<double>(), 6.0 / 11, 1e-5);
  EXPECT_GT(answer["error"][0].get<double>(), 0);
  const Answer mixed = salida("analyze --position 'simulator t1 1:60,h5,g,g 3:20,g,g,g' --roll 3-2 --trials 4");
  expect_good(mixed);
  EXPECT_THAT(mixed.out, HasSubstr(" ="));
  EXPECT_THAT(mixed.out, HasSubstr("Exact (=), from a table"));
}

TEST(AnalyzeVerb, M10_a_miss_is_called_before_the_rolls_are_looked_at) {
  const Answer run = salida("analyze --position 'medellin t2 1:13,24,g,g 2:n,n,n,14 off=1:13' --time 0 --json");
  expect_good(run);
  const json answer = json::parse(run.out);
  double mean = 0;
  for (const json& roll : answer["rolls"]) mean += roll["share"].get<double>() * roll["chances"][1].get<double>();
  EXPECT_NEAR(mean, answer["chances"][1].get<double>(), 0.02);
}

TEST(AnalyzeVerb, house_rules_are_tried_to_the_end_by_experts) {
  const Answer run = salida(
      "analyze --rules rules/six_arm_parques.toml --position 'six_arm_parques t1 1:h3,h5,g,g 4:h2,h3,g,g' --roll 1-2 "
      "--trials 6");
  EXPECT_EQ(run.status, 0);
  EXPECT_THAT(run.err, HasSubstr("no network was trained for these rules"));
  EXPECT_THAT(run.out, HasSubstr("to the end of the game, experts playing"));
}

TEST(AnalyzeVerb, refuses_what_cannot_be) {
  expect_refused(salida("analyze"), "expected --position TEXT");
  expect_refused(salida("analyze --position 'parchis2d t1 1:g,g,g,g 3:n,n,13,60 fin=1'"), "this one is over");
  expect_refused(salida("analyze --position 'parchis2d t1 1:n,10,30,h9 3:n,n,13,60'"), "h9");
  expect_refused(salida("analyze --position 'parchis2d t1 1:n,10,30,h5 3:n,n,13,60' --roll 7-1"), "roll");
  expect_refused(salida("analyze --position 'parchis2d t1 1:n,10,30,h5 3:n,n,13,60' --roll 3"), "expected two dice");
  expect_refused(salida("analyze --position 'parcheesi t1 1:n,n,5,5 3:n,n,20,h3 now=play dice=5,3' --roll 5-3"),
                 "expected none");
  expect_refused(salida("analyze --position 'parchis2d t1 1:n,10,30,h5 3:n,n,13,60' --time nan"), "seconds");
  expect_refused(salida("analyze --position 'parchis2d t1 1:n,10,30,h5 3:n,n,13,60' --trials 1"), "number from 2");
}

}  // namespace
}  // namespace salida

#endif

// Bots as a script meets them: arena, train, sim and watch with seats.
#include <string>

#include <nlohmann/json.hpp>

#include "given/program.hpp"

#ifdef SALIDA_PROGRAM

namespace salida {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::StartsWith;

TEST(ArenaVerb, says_who_is_stronger_the_same_for_any_number_of_threads) {
  const Answer one =
      salida("arena --rules parchis4a --seats greedy,random,random,random --games 200 --threads 1 --json -");
  expect_good(one);
  const json first = json::parse(one.out);
  EXPECT_EQ(first["games"], 200);
  EXPECT_EQ(first["deals"], 50);
  EXPECT_EQ(first["entrants"][0]["name"], "greedy");
  EXPECT_GT(first["entrants"][0]["low"], 0.6);
  EXPECT_EQ(first["entrants"][1]["seats"], 3);
  const json other = json::parse(
      salida("arena --rules parchis4a --seats greedy,random,random,random --games 200 --threads 3 --json -").out);
  EXPECT_EQ(first["entrants"], other["entrants"]);
}

TEST(ArenaVerb, shows_a_table) {
  const Answer run = salida("arena --rules simulator --seats expert,random --games 40");
  expect_good(run);
  EXPECT_THAT(run.out, StartsWith("simulator: 40 games (20 deals, each in 2 seatings), seed 1"));
  EXPECT_THAT(run.out, HasSubstr("expert"));
  EXPECT_THAT(run.out, HasSubstr("Elo"));
}

TEST(ArenaVerb, stops_as_soon_as_a_difference_is_proven) {
  const Answer run =
      salida("arena --rules parchis4a --seats expert,random,random,random --games 100000 --sprt 0.05 --json -");
  expect_good(run);
  const json result = json::parse(run.out);
  EXPECT_EQ(result["sprt"]["verdict"], "stronger");
  EXPECT_LT(result["games"], 2000);
}

TEST(ArenaVerb, refuses_what_is_no_match) {
  expect_refused(salida("arena --seats expert,nobody"), "--seats, seat 2: expected random");
  expect_refused(salida("arena --seats expert"), "--seats: expected 2 to 4 players");
  expect_refused(salida("arena --seats 1,2 --games 0"), "--games: expected 1 to");
  expect_refused(salida("arena --seats 1,2 --calls often"), "--calls: expected always, chance or never");
  expect_refused(salida("arena --seats 1,2 --json /nowhere/x.json --games 4"), "/nowhere/x.json");
  expect_refused(salida("arena --games 4"), "--seats is required");
  expect_refused(salida("arena --seats 1,1,1,2 --sprt 0.3"), "--sprt: expected less than 0.25");
  expect_refused(salida("sim --calls never --games 4"), "--calls: expected another bot than random at the table");
}

TEST(ArenaVerb, says_where_no_network_fits) {
  const Answer run = salida("arena --rules rules/six_arm_parques.toml --seats learned,random --games 2");
  EXPECT_EQ(run.status, 0);
  EXPECT_THAT(run.err, HasSubstr("no network was trained for these rules; an expert's judgement stands in"));
}

/// A command that answers everything with the same line.
std::string parrot(const Folder& folder, const std::string& line) {
  return "exec:sh " + folder.file("parrot.sh", "while read -r question; do echo '" + line + "'; done\n");
}

TEST(ArenaVerb, seats_other_programs) {
  const Answer run = salida(
      "arena --rules parchis4a --seats 'exec:python3 examples/bot.py,random' --games 60 --threads 1 --bot-time 20000 "
      "--json -");
  expect_good(run);
  const json result = json::parse(run.out);
  EXPECT_EQ(result["entrants"][0]["name"], "exec:python3 examples/bot.py");
  EXPECT_EQ(result["forfeited"], 0);
  EXPECT_GT(result["entrants"][0]["share"], 0.5);
}

TEST(ArenaVerb, names_a_bot_that_answers_nonsense_and_goes_on) {
  const Folder folder;
  const std::string bot = parrot(folder, "what?");
  const Answer run =
      salida("arena --rules parchis4a --seats '" + bot + ",random' --games 4 --threads 1 --bot-time 20000");
  EXPECT_EQ(run.status, 0);
  EXPECT_THAT(run.err, HasSubstr(bot + ": answered nonsense"));
  EXPECT_THAT(run.err, HasSubstr("faults in all, this was the first"));
  EXPECT_THAT(run.out, HasSubstr("4 games"));
}

TEST(ArenaVerb, takes_the_game_from_a_bot_that_forfeits_it) {
  const Folder folder;
  const std::string bot = parrot(folder, "what?");
  const Answer run =
      salida("arena --rules parchis4a --seats '" + bot + ",random' --games 4 --threads 1 --forfeit game --json -");
  EXPECT_EQ(run.status, 0);
  const json result = json::parse(run.out);
  EXPECT_EQ(result["forfeited"], 4);
  EXPECT_EQ(result["entrants"][0]["share"], 0.0);
  EXPECT_EQ(result["entrants"][1]["share"], 1.0);
}

TEST(ArenaVerb, gives_no_game_to_a_bot_that_is_gone) {
  const Answer run =
      salida("arena --rules parchis4a --seats exec:false,random --games 40 --threads 1 --forfeit game --json -");
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(json::parse(run.out)["forfeited"], 40) << "also when it is no longer started again";
}

TEST(ArenaVerb, does_not_wait_for_a_bot_that_does_not_answer) {
  const Answer run =
      salida("arena --rules parchis4a --seats 'exec:sleep 600,random' --games 2 --threads 1 --bot-time 50");
  EXPECT_EQ(run.status, 0);
  EXPECT_THAT(run.err, HasSubstr("exec:sleep 600: was late: no answer within 50 ms"));
}

TEST(ArenaVerb, refuses_terms_that_are_none) {
  expect_refused(salida("arena --seats 1,2 --forfeit turn"), "--forfeit: expected move or game");
  expect_refused(salida("arena --seats exec:,2"), "--seats, seat 1: expected");
}

TEST(TrainVerb, writes_a_network_and_how_it_learned_and_keeps_both) {
  const Folder folder;
  const std::string options = "train --rules simulator --players 2 --games 96 --test-games 10 --threads 2 --curve '" +
                              folder.path("curve.csv") + "' ";
  const Answer whole = salida(options + "--output '" + folder.path("whole.net") + "'");
  expect_good(whole);
  EXPECT_THAT(whole.out, StartsWith("games,error,wins_against_experts\n"));
  EXPECT_EQ(text_of(folder.path("curve.csv")), whole.out);
  const Answer kept = salida(options + "--output '" + folder.path("kept.net") + "' --checkpoint '" +
                             folder.path("kept.training") + "'");
  expect_good(kept);
  EXPECT_EQ(text_of(folder.path("whole.net")), text_of(folder.path("kept.net")));
  const Answer again = salida(options + "--output '" + folder.path("again.net") + "' --checkpoint '" +
                              folder.path("kept.training") + "'");
  expect_good(again);
  EXPECT_EQ(text_of(folder.path("whole.net")), text_of(folder.path("again.net")));
}

TEST(TrainVerb, refuses_what_cannot_be_trained) {
  const Folder folder;
  expect_refused(salida("train --rules rules/six_arm_parques.toml"), "expected a board of four arms");
  expect_refused(salida("train --output x --curve x"), "--curve");
  expect_refused(salida("train --players 3"), "--players: expected 2 or 4; found 3");
  expect_refused(salida("train --games 0"), "--games: expected 1 or more");
  expect_refused(salida("train --test-games 0"), "--test-games: expected 1 or more");
  expect_refused(salida("train --output /nowhere/x.net"), "/nowhere/x.net");
  const std::string other = folder.file("other.training", "something else\n");
  expect_refused(salida("train --games 32 --output '" + folder.path("x.net") + "' --checkpoint '" + other + "'"),
                 "expected a checkpoint of this training");
}

TEST(SimVerb, counts_games_of_bots_the_same_for_any_number_of_threads) {
  const auto shares = [](const std::string& threads) {
    const Answer run =
        salida("sim --rules parchis2d --seats expert,greedy,2,random --games 60 --json - --threads " + threads);
    expect_good(run);
    return json::parse(run.out)["wins"];
  };
  EXPECT_EQ(shares("1"), shares("3"));
}

TEST(SimVerb, records_games_of_bots_that_audit_finds_sound) {
  const Folder folder;
  expect_good(salida("sim --rules medellin --seats expert,greedy,3,random --games 6 --calls chance --records '" +
                     folder.path("kept") + "' --every 2"));
  const Answer run = shell("salida audit '" + folder.path("kept") + "'/*.salida --json");
  expect_good(run);
  EXPECT_EQ(std::ranges::count(run.out, '\n'), 3);
  EXPECT_THAT(run.out, HasSubstr("\"dice_check\":\"made_again\""));
}

TEST(WatchVerb, tells_a_game_of_bots_and_keeps_it) {
  const Folder folder;
  const std::string file = folder.path("game.salida");
  const Answer run = salida("watch --rules parcheesi --seats 4,expert,greedy,1 --seed 4 --record '" + file + "'");
  expect_good(run);
  EXPECT_THAT(run.out, HasSubstr("--seats 4,expert,greedy,1"));
  EXPECT_THAT(text_of(file), HasSubstr("[seat \"1 4\"]\n[seat \"2 expert\"]\n[seat \"3 greedy\"]\n[seat \"4 1\"]"));
  expect_good(salida("audit '" + file + "'"));
  std::string changed = text_of(file);
  const std::size_t roll = changed.find("2. t");
  const std::size_t die = changed.find('-', roll) + 1;
  changed[die] = changed[die] == '6' ? '5' : '6';
  EXPECT_EQ(salida("audit '" + folder.file("changed.salida", changed) + "'").status, 1);
}

}  // namespace
}  // namespace salida

#endif

// sim and sweep, as a script meets them.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "given/program.hpp"
#include "sim/simulate.hpp"

#ifdef SALIDA_PROGRAM

namespace salida {
namespace {

using testing::HasSubstr;
using testing::Not;
using Json = nlohmann::json;

Json json_of(const std::string& arguments) {
  const Answer run = salida(arguments + " --json -");
  expect_good(run);
  return Json::parse(run.out, nullptr, false);
}

/// Without what differs from one run to the next.
Json without_times(Json json) {
  json.erase("run");
  return json;
}

// --- sim

TEST(SimVerb, says_everything_as_json) {
  const Json json = json_of("sim --rules medellin --games 40 --seed 3");
  EXPECT_EQ(json.at("format"), 2);
  EXPECT_EQ(json.at("games"), 40);
  EXPECT_EQ(json.at("players"), 4);
  EXPECT_EQ(json.at("seed"), 3);
  EXPECT_GT(json.at("run").at("seconds"), 0.0);
  EXPECT_GT(json.at("run").at("games_per_second"), 0.0);
  EXPECT_EQ(json.at("run").at("command"), "salida sim --rules medellin --games 40 --seed 3 --json -");
  ASSERT_EQ(json.at("wins").size(), 4U);
  double wins = 0;
  for (const Json& win : json.at("wins")) {
    wins += win.at("share").get<double>();
    EXPECT_LE(win.at("low"), win.at("share"));
    EXPECT_GE(win.at("high"), win.at("share"));
  }
  EXPECT_NEAR(wins, 1, 1e-8);
  for (const std::string_view name : names_of<Statistic>) {
    const Json& whole = json.at("statistics").at(std::string(name));
    double seats = 0;
    for (const Json& seat : json.at("seats"))
      seats += seat.at("statistics").at(std::string(name)).at("mean").get<double>();
    EXPECT_NEAR(whole.at("mean").get<double>(), seats, 1e-6) << name;
    EXPECT_GE(whole.at("sd"), 0.0) << name;
    EXPECT_LE(whole.at("low"), whole.at("high")) << name;
  }
  for (const char* const name : {"lead_changes", "lead_from", "choices"})
    EXPECT_TRUE(json.at("statistics").contains(name));
  EXPECT_EQ(json.at("seats").at(0).at("colour"), "red");
  EXPECT_EQ(json.at("squares").size(), 68U + (4 * 8));
  EXPECT_TRUE(json.at("first_player").contains("p"));
  EXPECT_TRUE(json.at("length").at("quantiles").contains("50"));
}

TEST(SimVerb, plays_the_same_games_on_any_number_of_threads) {
  for (const std::string rules : {"parchis4a", "rules/six_arm_parques.toml"}) {
    const std::string run = "sim --games 120 --seed 9 --rules " + rules;
    const Json one = without_times(json_of(run + " --threads 1"));
    EXPECT_EQ(one, without_times(json_of(run + " --threads 2"))) << rules;
    EXPECT_EQ(one, without_times(json_of(run + " --threads 5"))) << rules;
  }
}

TEST(SimVerb, prints_a_table_in_both_languages) {
  const Answer english = salida("sim --rules parchis4a --games 20");
  expect_good(english);
  EXPECT_THAT(english.out, HasSubstr("captures by landing"));
  EXPECT_THAT(english.out, HasSubstr("Who rolls first wins"));
  EXPECT_THAT(english.out, HasSubstr("place 4"));     // as the rule set says, for places
  EXPECT_THAT(english.out, Not(HasSubstr("calls")));  // these rules do not know them
  const Answer spanish = salida("sim --rules parchis4a --games 20 --lang es --until first");
  expect_good(spanish);
  EXPECT_THAT(spanish.out, HasSubstr("Quien tira primero gana"));
  EXPECT_THAT(spanish.out, Not(HasSubstr("puesto 4")));
}

TEST(SimVerb, a_game_can_be_seen_again_by_its_number) {
  const Folder folder;
  const std::string csv = folder.path("games.csv");
  expect_good(salida("sim --rules parchis2d --games 8 --seed 21 --csv '" + csv + "'"));
  const std::string text = text_of(csv);
  const auto rows = lines_of(text);
  ASSERT_EQ(rows.size(), 9U);
  EXPECT_EQ(std::string(rows[0]) + "\n", row_names());
  const auto cells = parts_of(rows[6], ',');  // game 5
  const Answer watched = salida("watch --rules parchis2d --seed 21 --game 5");
  EXPECT_THAT(watched.out, HasSubstr(std::string(cells[4]) + " turns, " + std::string(cells[5]) + " rolls"));
}

TEST(SimVerb, goes_on_from_a_checkpoint_to_the_same_numbers) {
  const Folder folder;
  const std::string run = "sim --rules simulator --games 6000 --seed 4 --threads 1 --csv '" + folder.path("rows.csv") +
                          "' --json '" + folder.path("numbers.json") + "' --checkpoint '" + folder.path("kept") + "'";
  // Killed when the first games are kept, perhaps in the middle of writing; then the same command to the end.
  const Answer killed = shell(SALIDA_PROGRAM " " + run + " & for k in $(seq 2000); do [ -s '" +
                              folder.path("rows.csv.part") + "' ] && break; sleep 0.01; done; kill -KILL $!; wait");
  EXPECT_EQ(killed.out, "");
  EXPECT_TRUE(std::filesystem::exists(folder.path("kept")));
  EXPECT_FALSE(std::filesystem::exists(folder.path("rows.csv")));
  EXPECT_FALSE(std::filesystem::exists(folder.path("numbers.json")));
  std::string whole = run;
  whole.replace(whole.find("--checkpoint"), std::string::npos, "");
  expect_good(salida(run));
  const Json resumed = Json::parse(text_of(folder.path("numbers.json")));
  const std::string resumed_rows = text_of(folder.path("rows.csv"));
  expect_good(salida(whole));
  EXPECT_EQ(without_times(resumed), without_times(Json::parse(text_of(folder.path("numbers.json")))));
  EXPECT_EQ(resumed_rows, text_of(folder.path("rows.csv")));
}

TEST(SimVerb, refuses_a_checkpoint_of_another_run_or_a_damaged_one) {
  const Folder folder;
  const std::string kept = folder.path("kept");
  const std::string run = "sim --rules simulator --games 5 --checkpoint '" + kept + "'";
  expect_good(salida(run));
  expect_good(salida(run));  // it is done: the same numbers at once
  expect_refused(salida("sim --rules simulator --games 6 --checkpoint '" + kept + "'"), "another run");
  expect_refused(salida("sim --rules medellin --games 5 --checkpoint '" + kept + "'"), "another run");
  std::string text = text_of(kept);
  text[text.size() / 2] = text[text.size() / 2] == '1' ? '2' : '1';
  std::ofstream(kept, std::ios::binary) << text;
  expect_refused(salida(run), "damaged");
  std::ofstream(kept, std::ios::binary) << text.substr(0, 100);
  expect_refused(salida(run), "damaged");
  std::ofstream(kept, std::ios::binary) << "my diary";
  expect_refused(salida(run), "expected a checkpoint");
}

TEST(SimVerb, ends_cleanly_when_it_is_interrupted) {
  const Folder folder;
  const std::string json = folder.path("numbers.json");
  const Answer run =
      shell("timeout --preserve-status -s INT 1 " SALIDA_PROGRAM " sim --rules medellin --games 100000000 --json '" +
            json + "'");
  EXPECT_EQ(run.status, 0);
  EXPECT_THAT(run.out, HasSubstr("Interrupted"));
  const Json numbers = Json::parse(text_of(json));
  EXPECT_GT(numbers.at("games"), 0);
  EXPECT_LT(numbers.at("games"), 100'000'000);
  EXPECT_EQ(numbers.at("run").at("asked"), 100'000'000);
}

TEST(SimVerb, refuses_what_cannot_be_before_any_game_is_played) {
  expect_refused(salida("sim --rules nowhere"), "nowhere");
  expect_refused(salida("sim --games 0"), "--games");
  expect_refused(salida("sim --games 1000000001"), "--games");
  expect_refused(salida("sim --games -5"), "games");
  expect_refused(salida("sim --threads 0"), "threads");
  expect_refused(salida("sim --players 1"), "expected 2 to 4 players");
  expect_refused(salida("sim --players 5"), "expected 2 to 4 players");
  expect_refused(salida("sim --seats random,rndom"), "did you mean random?");
  expect_refused(salida("sim --seats random"), "expected 2 to 4 players");
  expect_refused(salida("sim --seats random,random --players 3"), "--players");
  expect_refused(salida("sim --until never"), "expected first or places");
  expect_refused(salida("sim --players 0"), "expected a number of players");
  expect_refused(salida("sim --games 100000000 --json /nowhere/at/all.json"), "/nowhere/at/all.json");
  expect_refused(salida("sim --games 100000000 --html /nowhere/at/all.html"), "/nowhere/at/all.html");
  expect_refused(salida("sim --games 100000000 --csv /tmp"), "/tmp");
  expect_refused(salida("sim --json - --csv -"), "another place");
  expect_refused(salida("sim --csv - --checkpoint /tmp/never_written"), "--checkpoint");
}

TEST(SimVerb, refuses_two_outputs_in_one_place) {
  const Folder folder;
  const std::string cd = "cd '" + folder.path("") + "' && ";
  for (const std::string outputs :
       {"--json x --csv x", "--json x --csv ./x", "--json x --checkpoint x", "--csv x --checkpoint x.part"}) {
    expect_refused(shell(cd + "salida sim --games 100000000 " + outputs), "expected another place");
  }
  expect_refused(shell(cd + "salida sweep --vary entry.tries=1 --games 100000000 --json x --html x"), "another place");
  expect_refused(salida("sim --checkpoint -"), "expected a file");
  expect_refused(salida("sim --json ''"), "found nothing");
  EXPECT_TRUE(std::filesystem::is_empty(folder.path("")));
}

TEST(SimVerb, writes_where_a_link_leads_and_leaves_devices_as_they_are) {
  const Folder folder;
  std::filesystem::create_symlink("there", folder.path("link"));
  expect_good(salida("sim --games 3 --json '" + folder.path("link") + "'"));
  EXPECT_TRUE(std::filesystem::is_symlink(folder.path("link")));
  EXPECT_TRUE(Json::accept(text_of(folder.path("there"))));
  const Answer piped = shell("mkfifo '" + folder.path("pipe") + "' && { cat '" + folder.path("pipe") +
                             "' & salida sim --games 3 --json '" + folder.path("pipe") + "' >/dev/null; wait; }");
  EXPECT_TRUE(Json::accept(piped.out));
  EXPECT_TRUE(std::filesystem::is_fifo(folder.path("pipe")));
}

TEST(SimVerb, a_finished_run_can_be_asked_for_again) {
  const Folder folder;
  const std::string run = "sim --rules parchis4a --games 50 --csv '" + folder.path("rows.csv") + "' --json '" +
                          folder.path("numbers.json") + "' --checkpoint '" + folder.path("kept") + "'";
  expect_good(salida(run));
  const std::string rows = text_of(folder.path("rows.csv"));
  const Json numbers = Json::parse(text_of(folder.path("numbers.json")));
  std::filesystem::remove(folder.path("numbers.json"));
  expect_good(salida(run));
  EXPECT_EQ(text_of(folder.path("rows.csv")), rows);
  EXPECT_EQ(without_times(Json::parse(text_of(folder.path("numbers.json")))), without_times(numbers));
}

TEST(SimVerb, leaves_no_half_of_a_file_behind) {
  const Folder folder;
  const std::string there = folder.file("numbers.json", "as before");
  expect_refused(salida("sim --games 100000000 --json '" + there + "' --html /nowhere/at/all.html"), "nowhere");
  EXPECT_EQ(text_of(there), "as before");
  std::ofstream(there + ".part") << "of another run";
  expect_good(salida("sim --games 3 --json '" + there + "'"));
  EXPECT_EQ(text_of(there + ".part"), "of another run");
  if (std::filesystem::exists("/dev/full")) {
    const Answer full = salida("sim --games 5 --json - >/dev/full");
    EXPECT_EQ(full.status, 3);
    EXPECT_THAT(full.err, HasSubstr("cannot write"));
  }
}

TEST(SimVerb, writes_a_report) {
  const Folder folder;
  const std::string html = folder.path("report.html");
  expect_good(salida("sim --rules parcheesi --games 30 --html '" + html + "'"));
  const std::string text = text_of(html);
  for (const std::string part :
       {"<!doctype html>", "data-plot=\"wins\"", "data-plot=\"lengths\"", "data-plot=\"by-seat\"", "id=\"visits\"",
        "id=\"captures\"", "data-square=\"68\"", "salida sim --rules parcheesi"})
    EXPECT_NE(text.find(part), std::string::npos) << part;
}

// --- sweep

TEST(SweepVerb, varies_one_field_or_two) {
  const Json one = json_of("sweep --rules medellin --vary repeat.limit=0,2,3 --games 10");
  ASSERT_EQ(one.at("points").size(), 3U);
  EXPECT_EQ(one.at("points").at(1).at("values").at("repeat.limit"), "2");
  EXPECT_EQ(one.at("points").at(0).at("statistics").at("penalties").at("mean"), 0.0);
  EXPECT_GT(one.at("points").at(1).at("statistics").at("penalties").at("mean"), 0.0);
  const Json two = json_of("sweep --rules simulator --vary entry.tries=1..3 --vary entry.most=2,4 --games 4");
  EXPECT_EQ(two.at("fields"), Json({"entry.tries", "entry.most"}));
  EXPECT_EQ(two.at("points").size(), 6U);
}

TEST(SweepVerb, a_point_is_the_run_of_the_house_rules_that_it_names) {
  const Json sweep = json_of("sweep --rules medellin --vary repeat.limit=3 --games 25 --seed 8");
  const Json sim = json_of("sim --rules medellin --games 25 --seed 8");
  EXPECT_EQ(sweep.at("points").at(0).at("statistics"), sim.at("statistics"));
  EXPECT_EQ(sweep.at("points").at(0).at("wins"), sim.at("wins"));
}

TEST(SweepVerb, shows_tables_rows_and_a_report) {
  const Folder folder;
  const Answer run = salida("sweep --vary entry.tries=1,3 --games 10 --csv '" + folder.path("rows.csv") + "' --html '" +
                            folder.path("report.html") + "'");
  expect_good(run);
  EXPECT_THAT(run.out, HasSubstr("entry.tries = 3"));
  EXPECT_EQ(lines_of(text_of(folder.path("rows.csv"))).size(), 3U);
  EXPECT_NE(text_of(folder.path("report.html")).find("data-plot=\"sweep-fairness\""), std::string::npos);
}

TEST(SweepVerb, refuses_what_cannot_be_varied) {
  expect_refused(salida("sweep"), "--vary");
  expect_refused(salida("sweep --vary repeat.limit"), "FIELD=VALUES");
  expect_refused(salida("sweep --vary repeat.limt=1"), "did you mean repeat.limit?");
  expect_refused(salida("sweep --vary repeat.limit=lots"), "lots");
  expect_refused(salida("sweep --vary repeat.limit=3..1"), "range");
  expect_refused(salida("sweep --vary repeat.limit=1 --vary repeat.limit=2"), "twice");
  expect_refused(salida("sweep --vary repeat.limit=1 --vary entry.tries=2 --vary entry.most=1"), "one field or two");
  expect_refused(salida("sweep --vary repeat.limit=2,3,2"), "twice");
  expect_refused(salida("sweep --vary goal.until=first,places --until first"), "--until");
  expect_refused(salida("sweep --vary repeat.limit=0..255 --vary entry.tries=1..3"), "combinations");
}

}  // namespace
}  // namespace salida

#endif

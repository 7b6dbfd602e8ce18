// salida solve as a script meets it.
#include <filesystem>
#include <string>

#include <nlohmann/json.hpp>

#include "given/program.hpp"

#ifdef SALIDA_PROGRAM

namespace salida {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::StartsWith;

/// With a cache of its own.
class SolveVerb : public testing::Test {
 protected:
  [[nodiscard]] Answer solve(const std::string& arguments) const {
    return shell("export SALIDA_CACHE='" + folder_.path("cache") + "'; salida solve " + arguments);
  }
  [[nodiscard]] std::string only_file() const {
    for (const auto& entry : std::filesystem::directory_iterator(folder_.path("cache"))) return entry.path().string();
    return {};
  }
  Folder folder_;  // NOLINT(*-non-private-member-variables-in-classes): of the tests
};

TEST_F(SolveVerb, makes_a_table_once_and_keeps_it) {
  const Answer first = solve("--rules parchis4a --ending columns --pieces 2");
  expect_good(first);
  EXPECT_THAT(first.out,
              StartsWith("parchis4a, columns, 2 players with up to 2 pieces left: 3675 positions in 1 sweeps"));
  EXPECT_THAT(first.out, HasSubstr("kept in " + folder_.path("cache") + "/columns-2-2-"));
  const Answer second = solve("--rules parchis4a --ending columns --pieces 2");
  expect_good(second);
  EXPECT_THAT(second.out, HasSubstr("it is there already: " + only_file()));
  const json third = json::parse(solve("--rules parchis4a --ending columns --pieces 2 --json").out);
  EXPECT_EQ(third["positions"], 3675);
  EXPECT_EQ(third["solved"], false);
  EXPECT_LT(third["error"], 1e-5);
}

TEST_F(SolveVerb, knows_what_was_shipped) {
  EXPECT_THAT(solve("--rules medellin").out, HasSubstr("it is there already: shipped with the program"));
  const Answer list = solve("--list");
  expect_good(list);
  EXPECT_EQ(lines_of(list.out).size(), 13U);
  EXPECT_EQ(json::parse(solve("--list --json").out).size(), 13U);
}

TEST_F(SolveVerb, makes_the_same_file_with_any_number_of_threads) {
  const std::string one = folder_.path("one");
  const std::string three = folder_.path("three");
  expect_good(solve("--rules simulator --apart 1 --threads 1 --output " + one));
  expect_good(solve("--rules simulator --apart 1 --threads 3 --output " + three));
  EXPECT_EQ(text_of(one), text_of(three));
  EXPECT_EQ(text_of(one), text_of(in_repository("endings/simulator-board-2-1-1.ending")));
  EXPECT_FALSE(std::filesystem::exists(one + ".checkpoint"));
}

TEST_F(SolveVerb, tells_the_chances_of_a_position) {
  const Answer shipped = solve("--position 'medellin t1 1:h4,g,g,g 3:h5,g,g,g'");
  expect_good(shipped);
  EXPECT_THAT(shipped.out, StartsWith("seat 1: 0.54545\nseat 3: 0.45455\n"));
  const json three = json::parse(solve("--position 'simulator t2 1:h7,g,g,g 2:h7,g,g,g 3:h7,g,g,g' --json").out);
  EXPECT_NEAR(three["chances"][1], 36.0 / 91, 1e-4);
  EXPECT_NEAR(three["chances"][2], 30.0 / 91, 1e-4);
  EXPECT_NEAR(three["chances"][0], 25.0 / 91, 1e-4);
}

TEST_F(SolveVerb, goes_on_from_where_it_was_interrupted) {
  const std::string output = folder_.path("table");
  const std::string command =
      "timeout --preserve-status -s INT 2 '" SALIDA_PROGRAM
      "' solve --rules parcheesi --ending columns --players 3 --pieces 3 --threads 1 --output " +
      output;
  const Answer interrupted = shell(command);
  EXPECT_EQ(interrupted.status, 1);
  EXPECT_THAT(interrupted.err, HasSubstr("interrupted: the same command goes on from " + output + ".checkpoint"));
  EXPECT_FALSE(std::filesystem::exists(output));
  EXPECT_THAT(shell(command).err, HasSubstr("going on from " + output + ".checkpoint: 0 sweeps"));
  expect_refused(salida("solve --rules parcheesi --ending columns --pieces 1 --output " + output),
                 output + ".checkpoint: expected a checkpoint of this ending");
}

TEST_F(SolveVerb, refuses_a_damaged_table) {
  expect_good(solve("--rules simulator --ending columns --pieces 2"));
  const std::string file = only_file();
  std::string bytes = text_of(file);
  bytes[100] ^= 1;
  std::ofstream(file, std::ios::binary) << bytes;
  for (const char* const arguments : {"--rules simulator --ending columns --pieces 2", "--list",
                                      "--rules simulator --ending columns --pieces 2 --compare random --decisions 5"}) {
    const Answer run = solve(arguments);
    EXPECT_EQ(run.status, 2);
    EXPECT_THAT(run.err, HasSubstr(file + ": expected a whole table; this one is damaged"));
  }
}

TEST_F(SolveVerb, compares_a_bot_with_exact_play) {
  const std::string asked = "--rules simulator --ending columns --pieces 4 --decisions 100 --json --compare ";
  json random = json::parse(solve(asked + "random --threads 1").out);
  json again = json::parse(solve(asked + "random --threads 3").out);
  EXPECT_EQ(random["decisions"], 100);
  EXPECT_GT(random["loss"]["mean"], 0);
  EXPECT_GE(random["loss"]["largest"], random["loss"]["mean"]);
  random.erase("seconds");
  again.erase("seconds");
  EXPECT_EQ(random, again);
  EXPECT_LT(json::parse(solve(asked + "learned").out)["loss"]["mean"], random["loss"]["mean"]);
  EXPECT_THAT(solve("--rules parchis4a --compare expert").out, HasSubstr("nothing to decide"));
}

TEST_F(SolveVerb, refuses_what_is_not_solved) {
  expect_refused(solve("--ending corridor"), "--ending: expected board or columns; found corridor");
  expect_refused(solve("--rules medellin --ending columns"), "--ending: expected board: these rules send a piece back");
  expect_refused(solve("--pieces 3"), "--pieces: expected 1 or 2 on the whole board");
  expect_refused(solve("--players 3"), "--players: expected 2 on the whole board");
  expect_refused(solve("--apart 3"), "--apart: expected at least 1");
  expect_refused(solve("--ending columns --rules simulator --apart 1"), "--apart: expected none");
  expect_refused(solve("--compare nobody"), "expected random");
  expect_refused(solve("--list --compare expert"), "expected one of --list, --position and --compare");
  expect_refused(solve("--position 'medellin t1 1:n,n,n,n 3:n,n,n,n'"),
                 "--position: expected an ending that is solved");
  expect_refused(solve("--position 'medellin t1 1:20,30,g,g 3:n,g,g,g'"),
                 "salida solve --rules medellin --ending board");
  expect_refused(solve("--rules simulator --output /nowhere/table"), "/nowhere/table");
  for (const char* const tolerance : {"0", "nan", "0.4"})
    expect_refused(solve(std::string("--tolerance ") + tolerance), "--tolerance: expected a number from");
  expect_refused(solve("--rules rules/three_pairs_crown.toml --ending columns"), "may be called out of its column");
  expect_refused(solve("--position 'simulator t1 1:g,g,g,g 3:n,n,n,n fin=1'"), "this one is over");
  expect_refused(solve("--compare expert --decisions 99999999999"), "--decisions: expected 1 to");
}

}  // namespace
}  // namespace salida

#endif

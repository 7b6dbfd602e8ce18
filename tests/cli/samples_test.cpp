// What 0.1.0 left unfinished (tests/samples/0.1.0) is gone on with: runs from their checkpoints, and games at a table.
#include <filesystem>
#include <string>

#include <nlohmann/json.hpp>

#include "given/program.hpp"

#ifdef SALIDA_PROGRAM

namespace salida {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;
using Json = nlohmann::json;

/// Copies of samples: what goes on changes its files.
class Copies {
 public:
  explicit Copies(const std::string& part) {
    std::filesystem::copy(in_repository("tests/samples/0.1.0/" + part), folder_.path(""),
                          std::filesystem::copy_options::recursive);
  }
  [[nodiscard]] std::string path(const std::string& name) const { return folder_.path(name); }
  [[nodiscard]] std::string quoted(const std::string& name) const { return "'" + path(name) + "'"; }
  [[nodiscard]] std::string text(const std::string& name) const { return text_of(path(name)); }

 private:
  Folder folder_;
};

/// The numbers of a run, without what differs from one to the next.
Json numbers_of(const std::string& run) {
  const Answer answer = salida(run + " --json -");
  EXPECT_EQ(answer.status, 0) << answer.err;
  Json json = Json::parse(answer.out, nullptr, false);
  json.erase("run");
  return json;
}

TEST(SamplesOf010, a_simulation_goes_on_to_the_numbers_of_a_run_without_a_break) {
  const Copies copies("checkpoints");
  EXPECT_THAT(copies.text("simulation.checkpoint"), HasSubstr("\ngames 108\n"));
  const std::string run = "sim --rules medellin --players 2 --games 300 --seed 4 --threads 1";
  const Json resumed = numbers_of(run + " --checkpoint " + copies.quoted("simulation.checkpoint"));
  EXPECT_EQ(resumed, numbers_of(run));
  EXPECT_EQ(resumed.at("wins").at(0).at("games"), 151);
  EXPECT_EQ(resumed.at("wins").at(1).at("games"), 149);
  EXPECT_DOUBLE_EQ(resumed.at("statistics").at("turns").at("mean"), 158.61);
}

TEST(SamplesOf010, a_simulation_of_bots_goes_on_with_its_rows) {
  const Copies copies("checkpoints");
  const std::string rows = copies.text("rows.csv");  // of 0.1.0, to the end
  std::filesystem::remove(copies.path("rows.csv"));
  EXPECT_THAT(rows, StartsWith(copies.text("rows.csv.part")));
  const Answer run = salida(
      "sim --rules rules/quick_game.toml --seats greedy,expert,random --calls chance --games 400 --seed 5 --threads 1"
      " --checkpoint " +
      copies.quoted("rows.checkpoint") + " --csv " + copies.quoted("rows.csv"));
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_EQ(copies.text("rows.csv"), rows);
}

TEST(SamplesOf010, a_training_goes_on_to_the_network_of_a_run_without_a_break) {
  const Copies copies("checkpoints");
  ASSERT_EQ(shell("gunzip " + copies.quoted("training.checkpoint.gz")).status, 0);
  const std::string run = "train --rules simulator --players 2 --games 64 --test-games 10 --threads 1 --curve ";
  const Answer resumed = salida(run + copies.quoted("resumed.csv") + " --output " + copies.quoted("resumed.net") +
                                " --checkpoint " + copies.quoted("training.checkpoint"));
  EXPECT_EQ(resumed.status, 0) << resumed.err;
  EXPECT_EQ(salida(run + copies.quoted("whole.csv") + " --output " + copies.quoted("whole.net")).status, 0);
  EXPECT_EQ(copies.text("resumed.csv"), copies.text("whole.csv"));
  EXPECT_TRUE(copies.text("resumed.net") == copies.text("whole.net"));
}

TEST(SamplesOf010, the_solution_of_an_ending_goes_on_to_the_same_table) {
  const Copies copies("checkpoints");
  const std::string table = copies.text("ending.table");  // of 0.1.0, to the end
  std::filesystem::remove(copies.path("ending.table"));
  const Answer run = salida("solve --rules simulator --ending columns --pieces 2 --threads 1 --output " +
                            copies.quoted("ending.table"));
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_THAT(run.err, HasSubstr("going on from"));
  EXPECT_TRUE(copies.text("ending.table") == table);
}

/// Takes the first choice, or rolls, to the end of any game.
const std::string always_first = "(for k in $(seq 8000); do echo 1; echo; done)";

TEST(SamplesOf010, a_game_that_was_left_is_played_to_its_end) {
  for (const std::string name : {"left.salida", "left_house.salida"}) {
    const Copies copies("records");
    const std::string before = copies.text(name);
    const Answer run = shell(always_first + " | salida play --plain --resume --record " + copies.quoted(name));
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_THAT(copies.text(name), AllOf(StartsWith(before.substr(0, before.find("\n\n"))), HasSubstr("[result ")));
    EXPECT_THAT(salida("audit " + copies.quoted(name)).out,
                HasSubstr("The commitment holds; every die and every play"));
  }
}

TEST(SamplesOf010, a_game_with_dice_by_hand_goes_on) {
  const Copies copies("records");
  const Answer run =
      shell("printf '5-5\\nq\\n' | salida play --plain --resume --record " + copies.quoted("hand.salida"));
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_THAT(salida("audit " + copies.quoted("hand.salida")).out, HasSubstr("thrown by hand"));
}

TEST(SamplesOf010, the_last_choices_of_the_menu_are_remembered) {
  const Folder home;
  std::filesystem::create_directory(home.path("salida"));
  std::filesystem::copy(in_repository("tests/samples/0.1.0/play.json"), home.path("salida/play.json"));
  const Answer run = shell("export XDG_CONFIG_HOME='" + home.path("") + "'; echo q | salida play --plain --record '" +
                           home.path("game.salida") + "'");
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_THAT(
      text_of(home.path("game.salida")),
      AllOf(HasSubstr("[rules \"parchis4a\"]"), HasSubstr("[seat \"1 person Ana\"]"), HasSubstr("[seat \"3 3\"]")));
}

}  // namespace
}  // namespace salida

#endif

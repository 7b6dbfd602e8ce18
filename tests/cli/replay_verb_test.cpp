// salida replay as a script meets it: a recorded game told as text. tests/replay/terminal.py drives it in a terminal.
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "given/golden_record.hpp"
#include "given/how_long.hpp"
#include "given/program.hpp"
#include "record/record_text.hpp"

#ifdef SALIDA_PROGRAM

namespace salida {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

/// The options of `salida watch` that play the first golden game.
std::string how_it_was_played(const std::string& id) {
  std::string words = text_of(in_repository("tests/golden/" + id + ".txt"));
  words = words.substr(std::string_view("# salida ").size());
  return words.substr(0, words.find('\n'));
}

/// From the first turn on, without the last line: that one says how to see the game again.
std::string turns_and_table(const std::string& told) {
  const std::size_t from = told.find("\n   1  ");
  return told.substr(from, told.rfind('\n', told.size() - 2) - from);
}

class ReplayVerb : public testing::Test {
 protected:
  [[nodiscard]] std::string file(const std::string& id) const { return folder_.file(id, to_text(golden_game(id))); }
  Folder folder_;
};

TEST_F(ReplayVerb, tells_a_record_as_the_game_was_told) {
  for (const std::string id : {"medellin", "parchis2d", "parcheesi", "six_arm_parques", "three_pairs_crown"}) {
    const std::string options = id == "parcheesi" ? " --board" : id == "medellin" ? " --lang es" : "";
    const Answer told = salida("replay " + file(id) + options);
    expect_good(told);
    const Answer watched = salida(how_it_was_played(id) + options);
    EXPECT_EQ(turns_and_table(told.out), turns_and_table(watched.out)) << id;
  }
}

TEST_F(ReplayVerb, begins_with_the_turn_that_is_asked_for) {
  const std::string name = file("parchis4a");
  const Answer whole = salida("replay " + name + " --plain");
  const Answer late = salida("replay " + name + " --plain --turn 20");
  expect_good(late);
  const std::size_t from = whole.out.find("\n  20  ");
  ASSERT_NE(from, std::string::npos);
  EXPECT_THAT(late.out, testing::EndsWith(whole.out.substr(from)));
  EXPECT_THAT(late.out, Not(HasSubstr("\n  19  ")));
}

TEST_F(ReplayVerb, finds_any_game_of_a_file) {
  const std::string both = folder_.file("both", to_text(golden_game("medellin")) + to_text(golden_game("parcheesi")));
  expect_good(salida("replay " + both));
  EXPECT_EQ(salida("replay " + both).out, salida("replay " + file("medellin")).out);
  EXPECT_EQ(salida("replay " + both + " --game 2").out, salida("replay " + file("parcheesi")).out);
  expect_refused(salida("replay " + both + " --game 3"), "--game: expected 1 to 2; found 3");
}

TEST_F(ReplayVerb, shows_a_record_that_was_cut_off_as_far_as_it_goes) {
  std::string text = to_text(golden_game("parchis4a"));
  text.resize(text.find("\n20. "));
  const Answer run = salida("replay " + folder_.file("cut", text));
  EXPECT_EQ(run.status, 0);
  EXPECT_THAT(run.out, HasSubstr("The game is left unfinished."));
  EXPECT_THAT(run.out, HasSubstr("\n  19  "));
  EXPECT_THAT(run.err, StartsWith("salida: "));
}

TEST_F(ReplayVerb, refuses_what_is_no_record_and_turns_that_are_not_there) {
  const std::string good = file("medellin");
  expect_refused(salida("replay " + folder_.path("none")), "none: cannot open the file");
  expect_refused(salida("replay " + folder_.path("")), "expected a file; it is a folder");
  expect_refused(salida("replay " + folder_.file("empty", "")), "expected the record of a game; found none");
  expect_refused(salida("replay " + folder_.file("other", "<html>\n")), "other:1");
  expect_refused(salida("replay"), "file is required");
  expect_refused(salida("replay " + good + " --turn 9999"), "--turn: expected 1 to ");
  expect_refused(salida("replay " + good + " --turn 0"), "--turn: expected a number from 1; found \"0\"");
  expect_refused(salida("replay " + good + " --game -1"), "--game: expected a number from 1");
  expect_refused(salida("replay " + good + " --lang fr"), "expected en or es");
}

TEST(ReplayFile, the_games_of_the_terminal_test_are_golden) {
  const std::string text = text_of(in_repository("tests/replay/games.salida"));
  std::string golden;
  for (const std::string id : {"parcheesi", "medellin", "six_arm_parques"}) golden += to_text(golden_game(id));
  if (is_asked_for("SALIDA_NEW_SCREENS")) std::ofstream(in_repository("tests/replay/games.salida")) << golden;
  EXPECT_EQ(text, golden);
}

}  // namespace
}  // namespace salida

#endif

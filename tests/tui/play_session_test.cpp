// A game played by keys: what each of them does, and whole screens, compared with tests/play/screens. Where a screen is
// meant to change, run these tests with SALIDA_NEW_SCREENS=1, which writes them anew, and look at what changed.
#include "tui/play_session.hpp"

#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "given/screens.hpp"
#include "given/some_tables.hpp"
#include "notation/position_text.hpp"

namespace salida {
namespace {

using std::chrono::milliseconds;
using testing::HasSubstr;
using testing::Not;

/// Somebody at the keys.
class Player1 {
 public:
  explicit Player1(Session session, PlaySettings settings = {}) : play(std::move(session), settings) {}

  void press(KeyKind kind) { wish = play.press({.kind = kind}); }
  void type(const std::string& letters) {
    for (const char letter : letters) wish = play.press({.kind = KeyKind::letter, .letter = letter});
  }
  void roll(const std::string& dice) {
    type("r" + dice);
    press(KeyKind::enter);
  }
  [[nodiscard]] std::string screen() const { return joined(play.screen(ascii, small)); }
  [[nodiscard]] std::string position() const {
    return to_text(play.session().table().named(), play.session().position());
  }
  [[nodiscard]] std::string keys() const { return play.screen(ascii, small).back(); }

  PlaySession play;
  PlayWish wish = PlayWish::nothing;
};

const std::string four_out = "simulator t1 1:10,20,30,40 3:n,n,n,23";

TEST(PlaySession, dice_thrown_by_hand_are_typed_in) {
  Player1 player(session_from(four_out, {"person", "person"}));
  player.roll("7");
  EXPECT_THAT(player.keys(), HasSubstr("Expected two dice"));
  player.roll("23");
  EXPECT_THAT(player.screen(), HasSubstr("1 10-12 [2]"));
  EXPECT_THAT(player.screen(), HasSubstr("20-23x [3]"));
  EXPECT_THAT(player.screen(), HasSubstr("[2][3]"));
}

TEST(PlaySession, a_choice_is_shown_before_it_is_played) {
  Player1 player(session_from(four_out, {"person", "person"}));
  player.roll("23");
  EXPECT_THAT(player.screen(), HasSubstr("<R >"));
  EXPECT_THAT(player.screen(), HasSubstr("{12}"));
  EXPECT_THAT(player.screen(), HasSubstr("Piece from 10 to 12."));
  player.press(KeyKind::down);
  EXPECT_THAT(player.screen(), HasSubstr("Piece from 20 to 22."));
  player.press(KeyKind::right);
  EXPECT_THAT(player.screen(), HasSubstr("captures Blue"));
  player.press(KeyKind::enter);
  EXPECT_THAT(player.position(), HasSubstr("1:10,23,30,40 3:n,n,n,n"));
}

TEST(PlaySession, numbers_play_and_u_takes_back_until_the_roll_is_used_up) {
  Player1 player(session_from(four_out, {"person", "person"}));
  player.roll("23");
  const std::string before = player.position();
  player.type("1");
  EXPECT_NE(player.position(), before);
  EXPECT_THAT(player.screen(), HasSubstr("[ ][3]"));
  player.type("u");
  EXPECT_EQ(player.position(), before);
  player.type("u");
  EXPECT_THAT(player.keys(), HasSubstr("Nothing to take back"));
  player.type("11u");
  EXPECT_THAT(player.keys(), HasSubstr("Nothing to take back"));
  EXPECT_THAT(player.position(), HasSubstr("simulator t3"));
}

TEST(PlaySession, clicks_take_up_and_play) {
  Player1 player(session_from(four_out, {"person", "person"}));
  player.roll("23");
  const auto click = [&](const std::string& what) {
    const std::vector<std::string> lines = player.play.screen(ascii, small);
    for (unsigned row = 0; row < lines.size(); ++row) {
      const std::size_t column = lines[row].find(what);
      if (column == std::string::npos) continue;
      player.wish = player.play.press({.kind = KeyKind::click, .row = row, .column = static_cast<unsigned>(column)});
      return;
    }
    FAIL() << "not on the screen: " << what;
  };
  const std::string before = player.position();
  click("20-23x");
  EXPECT_EQ(player.position(), before);
  EXPECT_THAT(player.screen(), HasSubstr("captures Blue"));
  click(" R   b");  // the piece on 40 is taken up
  EXPECT_THAT(player.screen(), HasSubstr("Piece from 40 to 42."));
  click("{42}");  // and where it would land is clicked
  EXPECT_THAT(player.position(), HasSubstr("1:10,20,30,42"));
  click("20-23x");
  click("20-23x");
  EXPECT_THAT(player.position(), HasSubstr("3:n,n,n,n"));
}

TEST(PlaySession, w_says_why_not_with_the_rule) {
  Player1 player(session_from(four_out, {"person", "person"}));
  player.roll("23");
  player.type("w10-16");
  player.press(KeyKind::enter);
  EXPECT_THAT(player.keys(), HasSubstr("(rule "));
  player.type("w10-12");
  player.press(KeyKind::enter);
  EXPECT_THAT(player.keys(), HasSubstr("10-12 is legal."));
  player.type("w10");
  player.press(KeyKind::escape);
  EXPECT_THAT(player.keys(), HasSubstr("q quit"));
}

TEST(PlaySession, h_asks_the_strongest_bot) {
  Player1 player(session_from(four_out, {"person", "person"}));
  player.roll("23");
  player.type("h");
  EXPECT_THAT(player.keys(), HasSubstr("The strongest bot would play "));
}

TEST(PlaySession, what_is_forced_plays_itself_where_that_is_wanted) {
  Player1 player(session_from("simulator t1 1:n,n,n,n 3:n,n,n,23", {"person", "person"}));
  player.roll("11");
  ASSERT_TRUE(player.play.pause());
  player.type("f");
  EXPECT_FALSE(player.play.pause());
  player.type("f");
  player.play.time_is_over();
  EXPECT_THAT(player.position(), HasSubstr("1:5,5,5,5"));
}

TEST(PlaySession, M10_everybody_at_the_keyboard_has_a_key_to_call) {
  Player1 player(missed_capture({"person", "person", "greedy", "greedy"}));
  EXPECT_THAT(player.keys(), HasSubstr("call: 1 Red 2 Blue"));
  player.type("1");
  EXPECT_THAT(player.keys(), HasSubstr("Nobody calls himself."));
  player.type("2");
  EXPECT_THAT(player.screen(), HasSubstr("Red was called"));
  EXPECT_THAT(player.screen(), HasSubstr("1 11!n"));
  player.type("1");
  EXPECT_THAT(player.position(), HasSubstr("1:n,23,g,g"));
}

TEST(PlaySession, M10_a_call_in_vain_costs_nothing_and_says_so) {
  Player1 player(session_from("medellin t1 1:10,20,g,g 3:n,n,50,g", {"person", "person"}));
  player.type("3");
  EXPECT_THAT(player.keys(), HasSubstr("Yellow calls, but no capture was missed. It costs nothing."));
}

TEST(PlaySession, nothing_happens_unseen_where_the_terminal_is_too_small) {
  Player1 player(missed_capture({"person", "greedy", "greedy", "greedy"}));
  player.play.fit({.rows = 20, .columns = 60});
  EXPECT_FALSE(player.play.pause());
  player.type("r");
  EXPECT_EQ(player.play.session().position().phase, Phase::roll);
  player.type("q");
  EXPECT_EQ(player.wish, PlayWish::quit);
}

TEST(PlaySession, what_was_taken_back_is_not_forced_upon_anybody) {
  Player1 player(session_from("parchis2d t1 1:n,n,n,n 3:n,n,n,23", {"person", "person"}));
  player.roll("52");
  ASSERT_TRUE(player.play.pause()) << "coming out is forced";
  player.play.time_is_over();
  ASSERT_TRUE(player.play.pause()) << "and so is the two";
  player.type("u");
  EXPECT_FALSE(player.play.pause());
}

TEST(PlaySession, M10_a_bot_that_rolls_next_leaves_people_their_time_and_calls_no_sooner) {
  Player1 player(missed_capture({"person", "greedy", "greedy", "person"}));
  ASSERT_TRUE(player.play.pause());
  EXPECT_EQ(*player.play.pause(), milliseconds(3000));
  EXPECT_THAT(player.screen(), HasSubstr("3 s to call."));
  EXPECT_EQ(player.play.session().position().phase, Phase::roll);
  player.play.time_is_over();
  EXPECT_EQ(player.play.session().position().phase, Phase::atone);
}

TEST(PlaySession, M10_the_time_to_call_is_the_same_where_nothing_was_missed) {
  Session session =
      session_from("medellin t1 1:10,20,g,g 2:n,n,n,n 3:n,n,50,g 4:n,n,n,n", {"person", "greedy", "greedy", "person"});
  session.roll({.first = 3, .second = 1});
  session.act(session.legal()[0]);
  while (!session.table().awaits_roll()) session.act(session.legal()[0]);
  Player1 player(std::move(session));
  EXPECT_EQ(player.play.pause(), milliseconds(3000));
  EXPECT_THAT(player.screen(), HasSubstr("3 s to call."));
}

TEST(PlaySession, p_stops_bots_and_plus_and_minus_change_their_speed) {
  Player1 player(missed_capture({"person", "greedy", "greedy", "person"}));
  player.type("p");
  EXPECT_FALSE(player.play.pause());
  EXPECT_THAT(player.keys(), HasSubstr("Paused"));
  player.type("p+");
  EXPECT_THAT(player.keys(), HasSubstr("Speed: fast"));
  EXPECT_EQ(player.play.pause(), milliseconds(2000));
  player.type("---");
  EXPECT_EQ(player.play.settings().pace, Pace::slow);
}

TEST(PlaySession, b_hands_a_seat_to_a_bot_and_takes_it_back) {
  Player1 player(session_from(four_out, {"person", "greedy"}));
  player.type("b");
  EXPECT_THAT(player.keys(), HasSubstr("A bot of level 3 plays for Red"));
  EXPECT_FALSE(player.play.session().is_person(0));
  player.type("b");
  EXPECT_THAT(player.keys(), HasSubstr("Red plays again."));
  Player1 two(session_from(four_out, {"person", "person"}));
  two.type("b");
  EXPECT_THAT(two.keys(), HasSubstr("1 Red  3 Blue"));
  two.type("3");
  EXPECT_FALSE(two.play.session().is_person(2));
}

TEST(PlaySession, x_resigns_when_it_is_meant) {
  Player1 player(session_from(four_out, {"person", "person"}));
  player.type("xn");
  EXPECT_FALSE(player.play.is_finished());
  player.type("xy");
  EXPECT_TRUE(player.play.is_finished());
  player.type("r");
  EXPECT_EQ(player.wish, PlayWish::nothing);
  player.type("q");
  EXPECT_EQ(player.wish, PlayWish::quit);
}

TEST(PlaySession, the_story_says_who_sat_in_who_resigned_and_who_won_by_it) {
  Player1 player(session_from(four_out, {"person", "person"}));
  player.type("b3");
  EXPECT_THAT(player.screen(), HasSubstr("A bot plays for Blue."));
  player.type("b3xy");
  EXPECT_THAT(player.screen(), HasSubstr("Blue plays again."));
  EXPECT_THAT(player.screen(), HasSubstr("Red resigns."));
  EXPECT_THAT(player.screen(), HasSubstr("Blue wins by resignation."));
}

TEST(PlaySession, a_game_that_is_won_is_closed) {
  Player1 player(session_from("simulator t1 1:h5,g,g,g 3:n,n,n,23", {"person", "person"}));
  player.roll("3");
  player.play.time_is_over();
  EXPECT_TRUE(player.play.is_finished());
  EXPECT_TRUE(player.play.session().record().closed);
  EXPECT_THAT(player.screen(), HasSubstr("Red wins."));
}

TEST(PlaySession, screens) {
  Player1 player(session_from(four_out, {"person", "greedy"}));
  player.roll("23");
  player.press(KeyKind::down);
  expect_screen("play", "choose_en_80x24", player.play.screen(ascii, small));
  expect_screen("play", "choose_en_120x40", player.play.screen(unicode, large));
  Player1 called(missed_capture({"person", "greedy", "greedy", "person"}), {.language = Language::spanish});
  expect_screen("play", "call_es_80x24", called.play.screen(unicode, small));
  called.type("?");
  expect_screen("play", "help_es_80x24", called.play.screen(unicode, small));
  expect_screen("play", "small_60x20", called.play.screen(ascii, {.rows = 20, .columns = 60}));
}

}  // namespace
}  // namespace salida

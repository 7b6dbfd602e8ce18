// Whole screens of a recorded game, compared with tests/replay/screens. Where a screen is meant to change, run these
// tests with SALIDA_NEW_SCREENS=1, which writes them anew, and look at what changed.
#include "tui/replay_screen.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "given/golden_record.hpp"
#include "given/screens.hpp"
#include "tui/game_replay.hpp"
#include "tui/styled_text.hpp"
#include "words/position_words.hpp"

namespace salida {
namespace {

using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

constexpr TextStyle coloured{.colour = TextColour::ansi, .letters = TextLetters::unicode};

/// Two of them have names, one a strange one; somebody has said something.
Record game_with_names() {
  Record record = golden_game("medellin");
  record.seats = {{.seat = 0, .kind = "person", .name = "Ana", .word = {}},
                  {.seat = 1, .kind = "random", .name = {}, .word = {}},
                  {.seat = 2, .kind = "person", .name = "María \033[31mdel Carmen Gutiérrez", .word = {}},
                  {.seat = 3, .kind = "person", .name = {}, .word = {}}};
  record.event = "Final";
  record.date = "2026-11-15";
  record.draw = {{.seat = 0, .die = 6}, {.seat = 1, .die = 2}, {.seat = 2, .die = 5}, {.seat = 3, .die = 6}};
  record.comments = {{.steps = 3, .text = "qué\ndados"}};
  return record;
}

// --- Screens as they are

TEST(ReplayScreen, the_beginning_of_a_game_with_names) {
  const GameReplay replay(game_with_names());
  const ReplayStatus status{.game = {.number = 2, .known = 7}, .turns_a_second = 0.5, .message = {}, .cut_off = {}};
  expect_screen("replay", "names_en_80x24", replay_screen(replay, status, Language::english, ascii, small));
  expect_screen("replay", "names_es_120x40", replay_screen(replay, status, Language::spanish, unicode, large));
}

TEST(ReplayScreen, a_capture_and_what_is_owed) {
  GameReplay replay(golden_game("parcheesi"));
  for (int k = 0; k < 4; ++k) replay.to_next_capture();
  expect_screen("replay", "capture_en_80x24", replay_screen(replay, {}, Language::english, ascii, small));
  expect_screen("replay", "capture_es_80x24", replay_screen(replay, {}, Language::spanish, unicode, small));
  expect_screen("replay", "capture_es_120x40", replay_screen(replay, {}, Language::spanish, unicode, large));
}

TEST(ReplayScreen, six_arms_are_a_list) {
  GameReplay replay(golden_game("six_arm_parques"));
  replay.to_turn(60);
  const ReplayStatus status{.game = {.number = 1, .known = 64, .are_all = false}};
  expect_screen("replay", "six_arms_es_80x24", replay_screen(replay, status, Language::spanish, ascii, small));
  expect_screen("replay", "six_arms_en_100x50",
                replay_screen(replay, status, Language::english, unicode, {.rows = 50, .columns = 100}));
}

TEST(ReplayScreen, eight_arms_fit_the_smallest_screen) {
  Record record;
  record.named = rules_called("eight_arm_parques");
  record.begins = start(record.named.rules, 0b1111'1111, 0);
  record.begins.pieces[0] = record.begins.pieces[4] = {12, 12, 12, 80};  // a square that needs a line of its own
  record.begins.pieces[1] = {131, 131, 131, 80};                         // the same square as the first
  const ReplayStatus status{.game = {.number = 3, .known = 9}, .turns_a_second = 0.25};
  expect_screen("replay", "eight_arms_en_80x24",
                replay_screen(GameReplay(record), status, Language::english, unicode, small));
}

TEST(ReplayScreen, the_end_of_a_game) {
  GameReplay replay(golden_game("parchis4a"));
  replay.to_last();
  expect_screen("replay", "end_en_80x24", replay_screen(replay, {}, Language::english, ascii, small));
}

TEST(ReplayScreen, a_game_that_was_cut_off) {
  Record record = golden_game("parchis2d");
  record.steps.resize(30);
  record.closed = false;
  GameReplay replay(record);
  replay.to_last();
  const ReplayStatus status{.message = "games.txt: cut off", .cut_off = "games.txt: cut off"};
  expect_screen("replay", "cut_off_en_80x24", replay_screen(replay, status, Language::english, ascii, small));
}

TEST(ReplayScreen, a_terminal_that_is_too_small_is_told_so) {
  const GameReplay replay(golden_game("medellin"));
  const auto screen = [&](ScreenSize size) { return replay_screen(replay, {}, Language::english, ascii, size); };
  expect_screen("replay", "too_small_60x20", screen({.rows = 20, .columns = 60}));
  for (const ScreenSize size : {ScreenSize{.rows = 23, .columns = 200}, ScreenSize{.rows = 100, .columns = 79},
                                ScreenSize{.rows = 5, .columns = 10}, ScreenSize{.rows = 1, .columns = 1}}) {
    const std::vector<std::string> lines = screen(size);
    EXPECT_EQ(lines.size(), size.rows);
    EXPECT_THAT(lines, Each(testing::ResultOf(letters_in, testing::Le(size.columns))));
  }
  EXPECT_THAT(screen({.rows = 3, .columns = 200}), Contains(HasSubstr("It takes 80 x 24.")));
}

// --- Screens of whole games

class Screens : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Golden, Screens, testing::ValuesIn(names_in("tests/golden", ".txt")));

TEST_P(Screens, fit_the_terminal_and_tell_what_has_just_happened) {
  GameReplay replay(golden_game(GetParam()));
  const NamedRules& named = replay.record().named;
  for (; !replay.is_at_end(); replay.to_next_step()) {
    const bool odd = replay.at() % 2 == 1;
    const Language language = odd ? Language::spanish : Language::english;
    const ScreenSize size = replay.at() % 3 == 0 ? large : small;
    const std::vector<std::string> lines = replay_screen(replay, {}, language, odd ? unicode : ascii, size);
    ASSERT_EQ(lines.size(), size.rows);
    ASSERT_THAT(lines, Each(testing::ResultOf(letters_in, testing::Le(size.columns))));
    if (!odd) {
      const auto is_ascii = [](char c) { return c >= ' ' && c <= '~'; };
      ASSERT_TRUE(std::ranges::all_of(lines, [&](const auto& line) { return std::ranges::all_of(line, is_ascii); }));
    }
    EXPECT_THAT(lines[0], HasSubstr(odd ? awaited_words(language, named, replay.position())
                                        : in_ascii(awaited_words(language, named, replay.position()))));
    if (replay.at() == 0) continue;
    const std::string story = told(language, named, replay.events_of_step(replay.at() - 1));
    const std::vector<std::string_view> newest = words_in(story);
    if (!newest.empty()) {
      const std::string last(newest.back());
      EXPECT_THAT(joined(lines), HasSubstr(odd ? last : in_ascii(last))) << replay.at();
    }
  }
}

TEST_P(Screens, in_colour_are_the_same_text) {
  GameReplay replay(golden_game(GetParam()));
  replay.to_turn(replay.turns() / 2);
  const std::vector<std::string> plain = replay_screen(replay, {}, Language::spanish, unicode, small);
  const std::vector<std::string> colour = replay_screen(replay, {}, Language::spanish, coloured, small);
  ASSERT_EQ(plain.size(), colour.size());
  for (std::size_t k = 0; k < plain.size(); ++k) {
    std::string text;
    for (const TextRun& run : runs_of(colour[k])) text += run.text;
    EXPECT_EQ(text, plain[k]);
  }
  EXPECT_NE(plain, colour);
}

// --- Words of a position

TEST(AwaitedWords, say_whose_turn_it_is_and_what_is_owed) {
  const auto said = [](Language language, const std::string& text) {
    const NamedRules named = rules_called(text.substr(0, text.find(' ')));
    return awaited_words(language, named, what_is_read(parse_position(named, text)));
  };
  const auto en = [&](const std::string& text) { return said(Language::english, text); };
  const auto es = [&](const std::string& text) { return said(Language::spanish, text); };
  EXPECT_EQ(en("medellin t2 1:n,n,n,n 2:n,n,n,n"), "Blue is to roll two dice.");
  EXPECT_EQ(es("medellin t2 1:n,n,n,n 2:n,n,n,n"), "Le toca a Azul: tira dos dados.");
  EXPECT_EQ(en("medellin t1 1:13,10,g,g 2:n,n,n,14 now=play dice=4 walked=1 could=2"), "Red has 4 to play.");
  EXPECT_EQ(es("medellin t2 1:13,24,g,g 2:n,n,n,14 off=1:13/24 now=atone"),
            "A Rojo le soplaron: entrega la ficha de 13 o 24.");
  EXPECT_EQ(en("medellin t2 1:g,g,g,g 2:n,n,n,14 fin=1"), "Red wins.");
  EXPECT_EQ(en("parcheesi t1 1:n,n,30,40 3:n,n,n,n now=play dice=3,2 captures=1"),
            "Red has 3, 2 and a reward of 20 to play.");
  EXPECT_EQ(es("parcheesi t1 1:n,n,30,40 3:n,n,n,n now=play dice=3 captures=2 goals=1"),
            "Rojo tiene por jugar 3, 2 premios de 20 y un premio de 10.");
}

// --- Text

TEST(StyledText, runs_are_taken_apart_as_they_were_put_together) {
  EXPECT_THAT(runs_of("plain"), ElementsAre(TextRun{.text = "plain", .style = ""}));
  EXPECT_THAT(runs_of("a\033[0;1;31mb\033[0mc"),
              ElementsAre(TextRun{.text = "a", .style = ""}, TextRun{.text = "b", .style = "1;31"},
                          TextRun{.text = "c", .style = ""}));
  EXPECT_TRUE(runs_of("").empty());
  EXPECT_TRUE(runs_of("\033[0").empty()) << "cut off";
}

TEST(StyledText, is_broken_between_words_where_it_can_be) {
  EXPECT_THAT(wrapped("one two  three", 7), ElementsAre("one two", "three"));
  EXPECT_THAT(wrapped("cárceles", 4), ElementsAre("cárc", "eles"));
  EXPECT_THAT(wrapped("a bcdefg h", 3), ElementsAre("a", "bcd", "efg", "h"));
  EXPECT_THAT(wrapped("", 3), ElementsAre(""));
  EXPECT_THAT(wrapped("ab", 0), Not(testing::IsEmpty()));
  EXPECT_EQ(first_letters("ñandú", 2), "ña");
}

TEST(StyledText, strangers_cannot_reach_the_terminal) {
  EXPECT_EQ(harmless("a\033[2Jb\tc\nd\x7f"), "a [2Jb c d ");
  EXPECT_EQ(harmless("\xc2\x9b"
                     "31m"),
            " 31m")
      << "the same as an escape";
  EXPECT_EQ(harmless("\xff\xc3"), "  ");
  EXPECT_EQ(harmless("\xc0\xaf\xed\xa0\x80\xf5\x80\x80\x80"), "   ") << "no UTF-8, though it looks like it";
  EXPECT_EQ(harmless("María ★"), "María ★");
}

TEST(StyledText, every_letter_has_an_ascii_one) { EXPECT_EQ(in_ascii("Cárcel → ñ ★ 中"), "Carcel > n * ?"); }

}  // namespace
}  // namespace salida

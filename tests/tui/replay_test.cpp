// A recorded game gone through: where each way leads, and what each key does.
#include <algorithm>
#include <array>
#include <chrono>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "given/golden_record.hpp"
#include "tui/game_replay.hpp"
#include "tui/replay_session.hpp"

namespace salida {
namespace {

using testing::Each;
using testing::HasSubstr;
using testing::Not;

std::vector<std::string> golden_files() { return names_in("tests/golden", ".txt"); }

bool has_capture(const std::vector<Event>& events) {
  return std::ranges::any_of(events, [](const Event& event) { return event.captured != Event{}.captured; });
}

// --- Where somebody is

class Replay : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Golden, Replay, testing::ValuesIn(golden_files()));

TEST_P(Replay, steps_lead_through_the_positions_of_the_game_and_back) {
  GameReplay replay(golden_game(GetParam()));
  const Record& record = replay.record();
  std::vector<Position> positions{record.begins};
  EXPECT_EQ(replay.position(), record.begins);
  for (const Step& step : record.steps) {
    positions.push_back(after(record.named.rules, positions.back(), step));
    replay.to_next_step();
    EXPECT_EQ(replay.position(), positions.back());
  }
  EXPECT_TRUE(replay.is_at_end());
  EXPECT_EQ(replay.position().phase, Phase::over);
  replay.to_next_step();
  EXPECT_TRUE(replay.is_at_end());
  for (std::size_t k = positions.size(); k-- > 0; replay.to_previous_step()) EXPECT_EQ(replay.position(), positions[k]);
  EXPECT_EQ(replay.at(), 0U);
}

TEST_P(Replay, a_game_that_is_played_is_followed_at_the_cost_of_its_last_roll) {
  const Record whole = golden_game(GetParam());
  Record played = whole;
  played.steps.clear();
  GameReplay replay(played);
  std::size_t most = 0;
  for (const Step& step : whole.steps) {
    const bool is_action = std::holds_alternative<Action>(step);
    if (is_action) {  // as if it had been taken back once
      played.steps.push_back(step);
      (void)replay.follow(played);
      played.steps.pop_back();
      (void)replay.follow(played);
    }
    played.steps.push_back(step);
    most = std::max(most, replay.follow(played));
  }
  EXPECT_LT(most, 20U) << "of " << whole.steps.size() << " steps";
  GameReplay at_once(whole);
  EXPECT_EQ(replay.turns(), at_once.turns());
  for (std::size_t k = 0; k <= whole.steps.size(); ++k) EXPECT_EQ(replay.position_at(k), at_once.position_at(k));
  replay.to_first();
  at_once.to_first();
  while (at_once.to_next_capture()) {
    EXPECT_TRUE(replay.to_next_capture());
    EXPECT_EQ(replay.at(), at_once.at());
  }
  EXPECT_FALSE(replay.to_next_capture());
}

TEST_P(Replay, a_turn_is_all_the_rolls_of_one_seat) {
  GameReplay replay(golden_game(GetParam()));
  const Record& record = replay.record();
  std::vector<std::size_t> starts;
  for (std::size_t step = 0, roller = max_seats; step < replay.steps(); ++step) {
    if (!std::holds_alternative<Roll>(record.steps[step])) continue;
    if (std::exchange(roller, replay.position_at(step).turn) != replay.position_at(step).turn) starts.push_back(step);
  }
  ASSERT_EQ(replay.turns(), starts.size());
  for (std::size_t turn = 1; turn <= replay.turns(); ++turn) {
    EXPECT_EQ(replay.turn(), turn);
    EXPECT_EQ(replay.at(), starts[turn - 1]);
    EXPECT_EQ(replay.position().phase, Phase::roll);
    EXPECT_FALSE(replay.roll());
    replay.to_next_turn();
  }
  EXPECT_TRUE(replay.is_at_end());
  EXPECT_EQ(replay.turn(), replay.turns());
  for (std::size_t turn = replay.turns(); turn > 0; --turn) {
    replay.to_previous_turn();
    EXPECT_EQ(replay.at(), starts[turn - 1]);
  }
  replay.to_previous_turn();
  EXPECT_EQ(replay.at(), 0U);
}

TEST_P(Replay, finds_every_capture_both_ways) {
  GameReplay replay(golden_game(GetParam()));
  std::vector<std::size_t> expected;
  for (std::size_t step = 0; step < replay.steps(); ++step) {
    if (has_capture(replay.events_of_step(step))) expected.push_back(step + 1);
  }
  std::vector<std::size_t> found;
  while (replay.to_next_capture()) found.push_back(replay.at());
  EXPECT_EQ(found, expected);
  replay.to_last();
  found.clear();
  while (replay.to_previous_capture()) found.push_back(replay.at());
  std::ranges::reverse(found);
  EXPECT_EQ(found, expected);
}

TEST(GameReplay, inside_a_turn_the_dice_lie_on_the_table) {
  GameReplay replay(golden_game("parchis2d"));
  EXPECT_FALSE(replay.roll());
  replay.to_next_step();
  ASSERT_TRUE(replay.roll());
  EXPECT_EQ(*replay.roll(), *std::get_if<Roll>(replay.record().steps.data()));
}

TEST(GameReplay, going_back_inside_a_turn_leads_to_its_start) {
  GameReplay replay(golden_game("medellin"));
  replay.to_turn(5);
  const std::size_t start = replay.at();
  replay.to_next_step();
  replay.to_previous_turn();
  EXPECT_EQ(replay.at(), start);
  EXPECT_EQ(replay.turn(), 5U);
}

TEST(GameReplay, a_turn_that_is_not_there_is_the_nearest) {
  GameReplay replay(golden_game("medellin"));
  replay.to_turn(100'000);
  EXPECT_EQ(replay.turn(), replay.turns());
  replay.to_turn(0);
  EXPECT_EQ(replay.turn(), 1U);
}

TEST(GameReplay, a_game_of_no_steps_stays_where_it_is) {
  Record record = golden_game("parcheesi");
  record.steps.clear();
  GameReplay replay(record);
  replay.to_next_turn();
  replay.to_previous_turn();
  replay.to_turn(3);
  replay.to_next_step();
  replay.to_previous_step();
  EXPECT_FALSE(replay.to_next_capture());
  EXPECT_FALSE(replay.to_previous_capture());
  EXPECT_EQ(replay.turns(), 0U);
  EXPECT_EQ(replay.turn(), 0U);
  EXPECT_FALSE(replay.roll());
  EXPECT_TRUE(replay.is_at_end());
  EXPECT_EQ(replay.position(), record.begins);
}

TEST(GameReplay, what_is_done_before_the_first_roll_belongs_to_the_first_turn) {
  Record record = golden_game("parchis4a");
  GameReplay whole(record);
  while (whole.position().phase != Phase::play) whole.to_next_step();
  record.begins = whole.position();
  record.steps.erase(record.steps.begin(), record.steps.begin() + static_cast<std::ptrdiff_t>(whole.at()));
  GameReplay replay(record);
  EXPECT_EQ(replay.turn(), 1U);
  EXPECT_EQ(replay.start_of(1), 0U);
  replay.to_last();
  EXPECT_EQ(replay.position(), whole.position_at(whole.steps()));
}

// --- What keys do

constexpr Key key(KeyKind kind) { return {.kind = kind}; }
constexpr Key key(char letter) { return {.kind = KeyKind::letter, .letter = letter}; }

ReadGame read_game(const std::string& id) {
  ReadGame game{.record = golden_game(id), .position = {}, .turns = 0, .cut_off = std::nullopt};
  const GameReplay replay(game.record);
  game.position = replay.position_at(replay.steps());
  game.turns = replay.turns();
  return game;
}

class Session : public testing::Test {
 protected:
  ReplaySession session_{read_game("medellin"), {.number = 1, .known = 2}, Language::english};

  ReplayWish press(Key one) { return session_.press(one); }
  ReplayWish press(std::string_view letters) {
    ReplayWish last = ReplayWish::nothing;
    for (const char letter : letters) last = press(key(letter));
    return last;
  }
  std::string last_line() { return session_.screen({}, smallest_screen).back(); }
  std::size_t turn() { return session_.replay().turn(); }
};

TEST_F(Session, goes_on_and_back_by_turns_and_by_steps) {
  for (const Key one : {key(KeyKind::right), key(KeyKind::enter), key(' ')}) EXPECT_EQ(press(one), ReplayWish::nothing);
  EXPECT_EQ(turn(), 4U);
  press(key(KeyKind::left));
  press(key(KeyKind::backspace));
  EXPECT_EQ(turn(), 2U);
  const std::size_t at = session_.replay().at();
  press(key(KeyKind::down));
  EXPECT_EQ(session_.replay().at(), at + 1);
  press(key(KeyKind::up));
  EXPECT_EQ(session_.replay().at(), at);
  press(key(KeyKind::page_down));
  EXPECT_EQ(turn(), 12U);
  press(key(KeyKind::page_up));
  press(key(KeyKind::page_up));
  EXPECT_EQ(turn(), 1U);
  press(key(KeyKind::end));
  EXPECT_TRUE(session_.replay().is_at_end());
  press(key(KeyKind::page_down));
  EXPECT_TRUE(session_.replay().is_at_end());
  press(key(KeyKind::home));
  EXPECT_EQ(session_.replay().at(), 0U);
}

TEST_F(Session, goes_to_a_turn_by_its_number) {
  press("g");
  EXPECT_THAT(last_line(), HasSubstr("Go to turn (1 to "));
  press("123");
  press(key(KeyKind::backspace));
  EXPECT_THAT(last_line(), HasSubstr("): 12_"));
  press(key(KeyKind::right));  // no way to anywhere while a number is typed
  press(key(KeyKind::enter));
  EXPECT_EQ(turn(), 12U);
  EXPECT_THAT(last_line(), HasSubstr("q quit"));
}

TEST_F(Session, says_so_where_there_is_no_such_turn_and_stays) {
  press("g99999");
  press(key(KeyKind::enter));
  EXPECT_THAT(last_line(), HasSubstr("There is no turn 99999"));
  EXPECT_EQ(turn(), 1U);
  press("g12");
  press(key(KeyKind::escape));
  EXPECT_EQ(turn(), 1U);
  EXPECT_THAT(last_line(), HasSubstr("q quit"));
  press("g");
  press(key(KeyKind::enter));
  EXPECT_EQ(turn(), 1U);
}

TEST_F(Session, goes_to_captures_and_says_where_there_are_no_more) {
  session_.open(read_game("parcheesi"), {});
  press("C");
  EXPECT_THAT(last_line(), HasSubstr("No capture before this."));
  press("c");
  const std::size_t first = session_.replay().at();
  EXPECT_GT(first, 0U);
  press("cC");
  EXPECT_EQ(session_.replay().at(), first);
  press(key(KeyKind::end));
  press("c");
  EXPECT_THAT(last_line(), HasSubstr("No capture after this."));
}

TEST_F(Session, plays_by_itself_until_it_is_stopped_or_over) {
  using std::chrono::milliseconds;
  EXPECT_FALSE(session_.pause());
  session_.turn_is_over();
  EXPECT_EQ(turn(), 1U);
  press("p");
  EXPECT_EQ(session_.pause(), milliseconds(1000));
  session_.turn_is_over();
  EXPECT_EQ(turn(), 2U);
  EXPECT_THAT(session_.screen({}, smallest_screen)[2], HasSubstr("> 1 turn/s"));
  press("+");
  EXPECT_EQ(session_.pause(), milliseconds(500));
  press("------");
  EXPECT_EQ(session_.pause(), milliseconds(4000));
  press("p");
  EXPECT_FALSE(session_.pause());
  press("p");
  press(key(KeyKind::right));
  EXPECT_FALSE(session_.pause()) << "who goes somewhere wants to look";
  press(key(KeyKind::end));
  press(key(KeyKind::left));
  press("p");
  session_.turn_is_over();
  EXPECT_TRUE(session_.replay().is_at_end());
  EXPECT_FALSE(session_.pause());
  press("p");
  EXPECT_EQ(session_.replay().at(), 0U) << "at the end it begins again";
}

TEST_F(Session, helps_until_a_key_is_pressed) {
  press("?");
  EXPECT_THAT(session_.screen({}, smallest_screen), testing::Contains(HasSubstr("this help")));
  EXPECT_EQ(press("q"), ReplayWish::nothing);
  EXPECT_THAT(session_.screen({}, smallest_screen), Each(Not(HasSubstr("this help"))));
}

TEST_F(Session, asks_for_other_games_and_for_the_end) {
  EXPECT_EQ(press("n"), ReplayWish::next_game);
  EXPECT_EQ(press("N"), ReplayWish::previous_game);
  EXPECT_EQ(press("q"), ReplayWish::quit);
  EXPECT_EQ(press(key(KeyKind::end_of_input)), ReplayWish::quit);
  EXPECT_EQ(press(key(KeyKind::none)), ReplayWish::nothing);
  EXPECT_EQ(press("x"), ReplayWish::nothing);
}

TEST_F(Session, another_game_begins_at_its_beginning) {
  press("p");
  press(key(KeyKind::end));
  ReadGame other = read_game("parchis4a");
  other.cut_off = "it was cut off";
  session_.open(other, {.number = 2, .known = 2});
  EXPECT_EQ(session_.replay().at(), 0U);
  EXPECT_FALSE(session_.pause());
  EXPECT_THAT(session_.screen({}, smallest_screen)[1], HasSubstr("game 2 of 2"));
  EXPECT_THAT(last_line(), HasSubstr("it was cut off"));
  press(key(KeyKind::right));
  EXPECT_THAT(last_line(), HasSubstr("q quit"));
}

TEST_F(Session, any_keys_at_all_do_no_harm) {
  std::uint32_t state = 1;
  const auto below = [&state](std::uint32_t n) {
    state = state * 1664525U + 1013904223U;
    return (state >> 16U) % n;
  };
  for (int k = 0; k < 3000; ++k) {
    const auto kind = static_cast<KeyKind>(below(static_cast<unsigned>(KeyKind::end_of_input)));
    const char letter = kind == KeyKind::letter ? "cCgp+-?nN 0123456789x"[below(21)] : '\0';
    (void)session_.press({.kind = kind, .letter = letter});
    if (below(5) == 0) session_.turn_is_over();
    ASSERT_LE(session_.replay().at(), session_.replay().steps());
    if (k % 50 == 0) {
      ASSERT_EQ(session_.screen({}, smallest_screen).size(), 24U);
    }
  }
}

}  // namespace
}  // namespace salida

// Golden playthroughs: whole games, each line of them confirmed by the oracle (tests/oracle/check_golden.py), played
// again by the engine as they are written.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "core/play.hpp"
#include "given/files.hpp"
#include "notation/catalogue.hpp"
#include "notation/play_text.hpp"
#include "notation/position_text.hpp"
#include "notation/reading.hpp"
#include "sim/outcomes.hpp"

namespace salida {
namespace {

struct Line {
  std::string_view position, roll, play, next;
};

/// What the engine makes of a line's roll and play, as text.
std::string played(const NamedRules& named, const Position& position, const Line& line) {
  const Rules& rules = named.rules;
  const bool is_call = line.roll == "call";
  Position now = position;
  if (!is_call) {
    const Result<Roll> roll = parse_roll(line.roll);
    if (!roll) return roll.error().text();
    if ((roll->second == 0) != (dice_to_roll(rules, position) == 1)) return "a wrong number of dice";
    now = after_roll(rules, position, *roll);
  }
  const Result<std::vector<Action>> play = parse_play(rules, now, line.play);
  if (!play) return play.error().text();
  if (play_text(rules, now, *play) != line.play) return "the play is told as " + play_text(rules, now, *play);
  for (const Action& action : *play) now = after(rules, now, action);
  return to_text(named, now);
}

class Golden : public testing::TestWithParam<std::string> {};

TEST_P(Golden, games_are_played_again_as_they_were) {
  const NamedRules named = rules_called(GetParam());
  const std::string text = text_of(in_repository("tests/golden/" + GetParam() + ".txt"));
  std::string_view expected;  // where the line before ended
  int games = 0;
  int number = 0;
  for (const std::string_view row : parts_of(text, '\n')) {
    ++number;
    if (row.empty()) continue;
    if (row.starts_with('#')) {
      ++games;
      EXPECT_EQ(expected.empty(), games == 1);
      expected = {};
      continue;
    }
    const std::vector<std::string_view> parts = parts_of(row, '\t');
    ASSERT_EQ(parts.size(), 4U) << GetParam() << ".txt:" << number;
    const Line line{.position = parts[0], .roll = parts[1], .play = parts[2], .next = parts[3]};
    if (!expected.empty()) {
      ASSERT_EQ(line.position, expected) << GetParam() << ".txt:" << number;
    }
    const Result<Position> position = parse_position(named, line.position);
    ASSERT_TRUE(position) << GetParam() << ".txt:" << number << ": " << position.error().text();
    ASSERT_EQ(to_text(named, *position), line.position) << GetParam() << ".txt:" << number;
    ASSERT_EQ(played(named, *position, line), line.next) << GetParam() << ".txt:" << number;
    expected = line.next;
  }
  EXPECT_GE(games, named.is_built_in() ? 2 : 1);
  const Result<Position> end = parse_position(named, expected);
  ASSERT_TRUE(end);
  EXPECT_EQ(end->phase, Phase::over);
}

INSTANTIATE_TEST_SUITE_P(AllFiles, Golden, testing::ValuesIn(names_in("tests/golden", ".txt")),
                         [](const testing::TestParamInfo<std::string>& file) { return file.param; });

TEST(Golden, there_are_games_of_every_rule_set_and_of_house_rules) {
  const std::vector<std::string> files = names_in("tests/golden", ".txt");
  for (const NamedRules& named : variants()) EXPECT_EQ(std::ranges::count(files, named.id), 1) << named.id;
  EXPECT_GT(files.size(), variants().size());
}

}  // namespace
}  // namespace salida

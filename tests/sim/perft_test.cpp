// Counts of rolls and plays, made by the oracle (tests/oracle/make_perft.py) and made again by the engine.
#include "sim/perft.hpp"

#include <algorithm>
#include <cstdint>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "given/files.hpp"
#include "given/how_long.hpp"
#include "notation/catalogue.hpp"
#include "notation/position_text.hpp"
#include "notation/reading.hpp"

namespace salida {

// How gtest shows a count.
static std::ostream& operator<<(std::ostream& out, const PerftCount& count) {
  return out << count.rolls << " rolls, " << count.plays << " plays";
}

namespace {

/// "D2 441 567" at the depth at which it stands.
PerftCount count_of(std::string_view part, std::size_t depth) {
  const std::vector<std::string_view> words = words_of(part);
  EXPECT_EQ(words.size(), 3U) << part;
  if (words.size() != 3) return {};
  EXPECT_EQ(words[0], "D" + std::to_string(depth));
  return {.rolls = std::stoull(std::string(words[1])), .plays = std::stoull(std::string(words[2]))};
}

class Perft : public testing::TestWithParam<std::string> {};

TEST_P(Perft, counts_what_the_oracle_counts) {
  const NamedRules& named = *find_variant(GetParam());
  const std::string text = text_of(in_repository("tests/perft/" + GetParam() + ".txt"));
  const std::size_t deepest = is_asked_for("SALIDA_LONG") ? 9 : 2;
  int positions = 0;
  for (const std::string_view line : parts_of(text, '\n')) {
    if (line.empty() || line.starts_with('#')) continue;
    std::vector<std::string_view> parts = parts_of(line, ';');
    const Result<Position> position = parse_position(named, parts[0]);
    ASSERT_TRUE(position) << line << ": " << position.error().text();
    std::vector<PerftCount> expected;
    for (std::size_t depth = 1; depth < std::min(parts.size(), deepest + 1); ++depth) {
      expected.push_back(count_of(parts[depth], depth));
    }
    ASSERT_GE(expected.size(), 2U) << line;
    EXPECT_EQ(perft(named.rules, *position, static_cast<int>(expected.size())), expected) << line;
    ++positions;
  }
  EXPECT_GE(positions, 8);
}

INSTANTIATE_TEST_SUITE_P(AllFive, Perft,
                         testing::Values("medellin", "simulator", "parchis4a", "parchis2d", "parcheesi"),
                         [](const testing::TestParamInfo<std::string>& rules) { return rules.param; });

TEST(Perft, tells_of_every_roll_of_the_first_position) {
  const Result<FoundPosition> found = parse_position(variants(), "parchis4a t1 1:n,n,n,n 3:n,n,n,n");
  ASSERT_TRUE(found);
  std::vector<unsigned> told;
  const auto counts = perft(found->named->rules, found->position, 2, [&](Roll roll) { told.push_back(roll.first); });
  EXPECT_EQ(told, (std::vector<unsigned>{1, 2, 3, 4, 5, 6}));
  EXPECT_EQ(counts.size(), 2U);
}

}  // namespace
}  // namespace salida

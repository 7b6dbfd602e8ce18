#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "core/play.hpp"
#include "core/variants.hpp"
#include "dice/first_player.hpp"
#include "dice/game_random.hpp"
#include "dice/philox.hpp"
#include "given/chi_square.hpp"

namespace salida {
namespace {

// Random123 1.14, tests/kat_vectors: philox4x32 with 10 rounds.
static_assert(philox4x32({0, 0, 0, 0}, {0, 0}) == PhiloxBlock{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8});

TEST(Philox, gives_the_known_answers_of_Random123) {
  EXPECT_EQ(philox4x32({0, 0, 0, 0}, {0, 0}), (PhiloxBlock{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}));
  EXPECT_EQ(philox4x32({0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff}, {0xffffffff, 0xffffffff}),
            (PhiloxBlock{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}));
  EXPECT_EQ(philox4x32({0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}, {0xa4093822, 0x299f31d0}),
            (PhiloxBlock{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}));
}

TEST(GameRandom, is_the_stream_that_its_comment_describes) {
  constexpr std::uint64_t seed = 0x0123456789abcdef;
  constexpr std::uint64_t game = 0xfedcba9876543210;
  GameRandom random(seed, game);
  for (std::uint32_t i = 0; i < 1000; ++i) {
    const PhiloxBlock block = philox4x32({i / 4, 0, 0x76543210, 0xfedcba98}, {0x89abcdef, 0x01234567});
    ASSERT_EQ(random.next(), block[i % 4]) << "word " << i;
  }
}

TEST(GameRandom, repeats_a_game_and_tells_games_and_seeds_apart) {
  const auto opening = [](std::uint64_t seed, std::uint64_t game) {
    GameRandom random(seed, game);
    return std::array{random.next(), random.next()};
  };
  EXPECT_EQ(opening(7, 1), opening(7, 1));
  EXPECT_NE(opening(7, 1), opening(7, 2));
  EXPECT_NE(opening(7, 1), opening(8, 1));
  EXPECT_NE(opening(7, 1), opening(7, 1 + (std::uint64_t{1} << 32U)));
  EXPECT_NE(opening(7, 1), opening(7 + (std::uint64_t{1} << 32U), 1));
}

TEST(GameRandom, a_copy_goes_on_as_the_original_does) {
  GameRandom random(7, 1);
  for (int k = 0; k < 70; ++k) (void)random.next();
  GameRandom copy = random;
  for (int k = 0; k < 200; ++k) ASSERT_EQ(random.next(), copy.next());
}

TEST(GameRandom, works_at_compile_time) {
  constexpr auto roll = [] {
    GameRandom random(1, 1);
    return random.two_dice();
  }();
  GameRandom random(1, 1);
  EXPECT_EQ(random.two_dice(), roll);
}

TEST(GameRandom, below_stays_below) {
  GameRandom random(3, 0);
  for (const std::uint32_t n : {1U, 2U, 3U, 7U, 48U, 0x80000001U, 0xffffffffU}) {
    for (int k = 0; k < 1000; ++k) ASSERT_LT(random.below(n), n);
  }
}

// 2^32 mod n words are thrown away: nearly half of them for this n.
TEST(GameRandom, below_throws_away_what_would_make_some_numbers_likelier) {
  constexpr std::uint32_t n = 0x80000001U;
  GameRandom random(5, 9);
  GameRandom words(5, 9);
  for (int k = 0; k < 1000; ++k) {
    std::uint64_t share = 0;
    do {
      share = std::uint64_t{words.next()} * n;
    } while (static_cast<std::uint32_t>(share) < 0x7fffffffU);
    ASSERT_EQ(random.below(n), share >> 32U);
  }
}

// The limits lie at a chance of about one in a million; the numbers are fixed by the seed, so the test is not random.
TEST(GameRandom, dice_are_fair) {
  std::array<int, 6> one{};
  std::array<int, 36> two{};
  std::array<int, 36> in_a_row{};
  GameRandom random(11, 4);
  unsigned before = 0;
  for (int k = 0; k < 360000; ++k) {
    const Roll single = random.one_die();
    ASSERT_TRUE(single.first >= 1 && single.first <= 6 && single.second == 0);
    ++one[single.first - 1U];
    ++in_a_row[(before * 6U) + single.first - 1U];
    before = single.first - 1U;
    const Roll both = random.two_dice();
    ASSERT_TRUE(both.first >= 1 && both.first <= 6 && both.second >= 1 && both.second <= 6);
    ++two[((both.first - 1U) * 6U) + both.second - 1U];
  }
  EXPECT_LT(chi_square(one), 36.0);
  EXPECT_LT(chi_square(two), 86.0);
  EXPECT_LT(chi_square(in_a_row), 86.0);
}

TEST(GameRandom, first_rolls_of_successive_games_are_fair) {
  std::array<int, 36> counts{};
  for (std::uint64_t game = 0; game < 36000; ++game) {
    const Roll roll = GameRandom(1, game).two_dice();
    ++counts[((roll.first - 1U) * 6U) + roll.second - 1U];
  }
  EXPECT_LT(chi_square(counts), 86.0);
}

/// Gives the stated numbers, and expects to be asked for as many as there are.
class Stated {
 public:
  Stated(std::initializer_list<std::uint32_t> numbers) : numbers_(numbers) {}
  std::uint32_t operator()(std::uint32_t n) {
    EXPECT_LT(next_, numbers_.size()) << "asked too often";
    const std::uint32_t number = numbers_[next_++];
    EXPECT_LT(number, n);
    return number;
  }
  [[nodiscard]] bool used_up() const { return next_ == numbers_.size(); }

 private:
  std::vector<std::uint32_t> numbers_;
  std::size_t next_ = 0;
};

/// The first player, where dice show one more than the stated numbers.
Seat first_of(const Rules& rules, Seats seats, Stated numbers) {
  const Seat first = draw_first(rules, seats, numbers);
  EXPECT_TRUE(numbers.used_up());
  return first;
}

Rules with_first(FirstPlayer first) {
  Rules rules = medellin;
  rules.board.first = first;
  return rules;
}

TEST(FirstPlayer, M1_red_begins_without_a_throw) {
  EXPECT_EQ(first_of(medellin, 0b1111, {}), 0);
  EXPECT_EQ(first_of(medellin, 0b1010, {}), 1);
}

TEST(FirstPlayer, S2_the_first_seat_is_drawn_among_those_that_play) {
  EXPECT_EQ(first_of(simulator, 0b1111, {0}), 0);
  EXPECT_EQ(first_of(simulator, 0b1111, {3}), 3);
  EXPECT_EQ(first_of(simulator, 0b0101, {1}), 2);
  EXPECT_EQ(first_of(simulator, 0b10101010, {2}), 5);
}

TEST(FirstPlayer, A1_the_lowest_throw_begins) {
  EXPECT_EQ(first_of(parcheesi, 0b1111, {5, 2, 3, 4}), 1);
  EXPECT_EQ(first_of(parcheesi, 0b0101, {4, 3}), 2);
}

TEST(FirstPlayer, A1_ties_among_the_lowest_throw_again) {
  EXPECT_EQ(first_of(parcheesi, 0b1111, {1, 4, 1, 1, /* again */ 5, 3, 3, /* again */ 2, 0}), 3);
  EXPECT_EQ(first_of(parcheesi, 0b0111, {5, 5, 5, /* again */ 4, 5, 5}), 0);
}

TEST(FirstPlayer, by_highest_roll_as_a_house_rule) {
  const Rules rules = with_first(FirstPlayer::highest_roll);
  EXPECT_EQ(first_of(rules, 0b1111, {5, 2, 3, 4}), 0);
  EXPECT_EQ(first_of(rules, 0b1111, {0, 0, 0, 0, /* again */ 1, 2, 0, 2, /* again */ 3, 4}), 3);
}

TEST(FirstPlayer, tells_who_threw_what) {
  Stated numbers{1, 4, 1, /* again */ 5, 3};
  std::vector<std::pair<int, std::uint32_t>> seen;
  const auto saw = [&](Seat seat, std::uint32_t die) { seen.emplace_back(seat, die); };
  EXPECT_EQ(draw_first(parcheesi, 0b1011, numbers, saw), 3);
  EXPECT_EQ(seen, (std::vector<std::pair<int, std::uint32_t>>{{0, 2}, {1, 5}, {3, 2}, {0, 6}, {3, 4}}));
}

TEST(FirstPlayer, every_seat_begins_as_often) {
  for (const FirstPlayer how : {FirstPlayer::random, FirstPlayer::lowest_roll, FirstPlayer::highest_roll}) {
    std::array<int, 3> counts{};
    for (std::uint64_t game = 0; game < 30000; ++game) {
      GameRandom random(2, game);
      const Seat first = draw_first(with_first(how), 0b0111, [&](std::uint32_t n) { return random.below(n); });
      ++counts[first];
    }
    EXPECT_LT(chi_square(counts), 27.0);
  }
}

}  // namespace
}  // namespace salida

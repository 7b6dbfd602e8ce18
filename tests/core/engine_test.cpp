// The parts of the core that a case cannot state: dice, board, order of a hand, lanes, lists, the limits of a game.
#include "core/engine.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "core/built_in.hpp"
#include "core/check.hpp"
#include "core/lanes.hpp"
#include "core/play.hpp"
#include "dice/game_random.hpp"
#include "given/files.hpp"
#include "given/how_long.hpp"
#include "given/invariants.hpp"
#include "given/some_positions.hpp"
#include "given/some_rules.hpp"
#include "notation/catalogue.hpp"
#include "sim/playout.hpp"

namespace {
std::uint64_t allocations = 0;
}  // namespace

// Every test of this program allocates through these; one counts.
void* operator new(std::size_t size) {
  ++allocations;
  if (void* const memory = std::malloc(size == 0 ? 1 : size)) return memory;
  throw std::bad_alloc();
}
void* operator new(std::size_t size, const std::nothrow_t& /*tag*/) noexcept {
  ++allocations;
  return std::malloc(size == 0 ? 1 : size);
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, const std::nothrow_t& /*tag*/) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace salida {
namespace {

// --- Dice

TEST(DiceLeft, are_counted_summed_and_taken_away) {
  const DiceLeft none;
  EXPECT_TRUE(none.empty());
  EXPECT_EQ(none.size(), 0);
  EXPECT_EQ(none.sum(), 0U);

  const DiceLeft one(6);
  EXPECT_EQ(one.size(), 1);
  EXPECT_EQ(one.without(6), none);

  const DiceLeft two(3, 5);
  EXPECT_EQ(two.size(), 2);
  EXPECT_EQ(two.sum(), 8U);
  EXPECT_TRUE(two.has(3) && two.has(5) && !two.has(4));
  EXPECT_EQ(two.without(3), DiceLeft(5));
  EXPECT_EQ(two.without(5), DiceLeft(3));
}

TEST(DiceLeft, A6_four_moves_go_one_by_one) {
  const DiceLeft four(2, 2, 5, 5);
  EXPECT_EQ(four.size(), 4);
  EXPECT_EQ(four.sum(), 14U);
  EXPECT_EQ(four.without(2), DiceLeft(2, 5, 5, 0));
  EXPECT_EQ(four.without(5), DiceLeft(2, 2, 5, 0));
  EXPECT_EQ(four.without(5).without(2).without(5).without(2), DiceLeft());
}

RC_GTEST_PROP(DiceLeft, are_what_a_plain_list_is, ()) {
  auto values = *rc::gen::resize(4, rc::gen::container<std::vector<unsigned>>(rc::gen::inRange(1U, 8U)));
  values.resize(std::min<std::size_t>(values.size(), 4));
  std::array<unsigned, 4> four{};
  std::ranges::copy(values, four.begin());
  DiceLeft dice(four[0], four[1], four[2], four[3]);
  while (true) {
    RC_ASSERT(dice.size() == static_cast<int>(values.size()));
    RC_ASSERT(dice.empty() == values.empty());
    unsigned sum = 0;
    for (std::size_t k = 0; k < values.size(); ++k) {
      RC_ASSERT(dice[static_cast<int>(k)] == values[k]);
      RC_ASSERT(dice.has(values[k]));
      sum += values[k];
    }
    RC_ASSERT(dice.sum() == sum);
    if (values.empty()) break;
    const unsigned taken = *rc::gen::elementOf(values);
    dice = dice.without(taken);
    values.erase(std::ranges::find(values, taken));
  }
}

// --- The board

TEST(Board, B1_a_ring_has_17_squares_for_each_arm) {
  EXPECT_EQ(Board{.arms = 4}.ring(), 68);
  EXPECT_EQ(Board{.arms = 6}.ring(), 102);
  EXPECT_EQ(Board{.arms = 8}.ring(), 136);
}

TEST(Board, B2_starts_doors_and_safe_squares_are_where_a_printed_board_has_them) {
  std::set<int> starts;
  std::set<int> doors;
  for (Seat seat = 0; seat < 4; ++seat) {
    starts.insert(square_of(medellin, seat, start_place));
    doors.insert(square_of(medellin, seat, Board{.arms = 4}.door()));
  }
  EXPECT_EQ(starts, (std::set<int>{5, 22, 39, 56}));
  EXPECT_EQ(doors, (std::set<int>{17, 34, 51, 68}));
  std::set<int> safe;
  for (int square = 1; square <= 68; ++square) {
    if (is_safe(static_cast<Place>(square))) safe.insert(square);
    EXPECT_EQ(is_start(static_cast<Place>(square)), starts.contains(square)) << square;
  }
  EXPECT_EQ(safe, (std::set<int>{5, 12, 17, 22, 29, 34, 39, 46, 51, 56, 63, 68}));
}

TEST(Board, B2_a_square_is_as_safe_from_every_seat) {
  for (const int arms : {4, 6, 8}) {
    Rules rules = medellin;
    rules.board.arms = static_cast<std::uint8_t>(arms);
    for (int seat = 0; seat < arms; ++seat) {
      for (int square = 1; square <= Board{.arms = arms}.ring(); ++square) {
        const Place place = place_at(rules, static_cast<Seat>(seat), square);
        EXPECT_EQ(is_safe(place), is_safe(static_cast<Place>(square)));
        EXPECT_EQ(is_start(place), is_start(static_cast<Place>(square)));
      }
    }
  }
}

TEST(Board, B3_from_start_to_goal_are_71_steps) {
  constexpr Board board{.arms = 4};
  EXPECT_EQ(board.door() - start_place, 63);
  EXPECT_EQ(board.goal() - board.door(), 8);
  EXPECT_EQ(board.goal() - start_place, 71);
}

TEST(Board, B3_nest_ring_column_and_goal_do_not_overlap) {
  for (const int arms : {4, 6, 8}) {
    const Board board{.arms = arms};
    int on_ring = 0;
    int in_column = 0;
    for (unsigned k = 0; k <= 255; ++k) {
      const auto place = static_cast<Place>(k);
      EXPECT_FALSE(board.on_ring(place) && board.in_column(place));
      EXPECT_EQ(board.on_the_way(place), board.on_ring(place) || board.in_column(place)) << k;
      on_ring += board.on_ring(place) ? 1 : 0;
      in_column += board.in_column(place) ? 1 : 0;
    }
    EXPECT_EQ(on_ring, board.ring());
    EXPECT_EQ(in_column, 7);
    EXPECT_FALSE(board.on_the_way(nest));
    EXPECT_FALSE(board.on_the_way(board.goal()));
  }
}

TEST(Board, a_square_seen_from_another_arm_and_back_is_the_same) {
  for (const int arms : {4, 6, 8}) {
    const Board board{.arms = arms};
    for (int k = 1; k <= board.ring(); ++k) {
      const auto place = static_cast<Place>(k);
      EXPECT_EQ(board.seen_from(place, 0), place);
      for (int ahead = 1; ahead < arms; ++ahead) {
        const Place seen = board.seen_from(place, ahead);
        EXPECT_TRUE(board.on_ring(seen));
        EXPECT_EQ(board.seen_from(seen, arms - ahead), place);
      }
    }
  }
}

TEST(Board, B6_seats_and_arms_are_one_to_one_whichever_way_turns_pass) {
  for (const Rules& rules : {medellin, parcheesi}) {
    for (Seat seat = 0; seat < 4; ++seat) {
      for (int on = 1; on < 4; ++on) {
        const int arms = arms_ahead(rules, on);
        EXPECT_EQ(seat_ahead(rules, seat, arms), (seat + on) % 4);
      }
    }
  }
}

// --- A hand

Position with_hand(const Hand& hand) {
  Position position;
  position.playing = 0b0101;
  position.pieces[2] = hand;
  return position;
}

TEST(SortHand, goes_from_the_nest_to_the_goal) {
  Position position = with_hand({76, 0, 30, 5});
  sort_hand(simulator, position, 2);
  EXPECT_EQ(position.pieces[2], (Hand{0, 5, 30, 76}));
}

TEST(SortHand, M10_guilt_goes_with_its_piece) {
  Position position = with_hand({40, 10, 30, 5});
  position.offender = 2;
  position.guilty = 0b0101;  // those on 40 and 30
  sort_hand(medellin, position, 2);
  EXPECT_EQ(position.pieces[2], (Hand{5, 10, 30, 40}));
  EXPECT_EQ(position.guilty, 0b1100);
}

TEST(SortHand, M7_of_two_on_one_square_the_guilty_one_comes_first) {
  Position position = with_hand({30, 10, 30, 5});
  position.offender = 2;
  position.guilty = 0b0100;
  sort_hand(medellin, position, 2);
  EXPECT_EQ(position.pieces[2], (Hand{5, 10, 30, 30}));
  EXPECT_EQ(position.guilty, 0b0100);
}

TEST(SortHand, M10_somebody_elses_guilt_stays) {
  Position position = with_hand({40, 10, 30, 5});
  position.offender = 0;
  position.guilty = 0b0001;
  sort_hand(medellin, position, 2);
  EXPECT_EQ(position.pieces[2], (Hand{5, 10, 30, 40}));
  EXPECT_EQ(position.guilty, 0b0001);
}

TEST(SortHand, the_age_of_a_blockade_goes_with_its_pieces) {
  Rules rules = parcheesi;
  rules.crowd.blockade_turns = 2;
  Position position = with_hand({30, 0, 30, 5});
  position.stood[2] = with_age(with_age(0, 0, 2), 2, 2);
  sort_hand(rules, position, 2);
  EXPECT_EQ(position.pieces[2], (Hand{0, 5, 30, 30}));
  EXPECT_EQ(position.stood[2], with_age(with_age(0, 2, 2), 3, 2));
}

RC_GTEST_PROP(SortHand, keeps_each_piece_with_its_marks, ()) {
  Rules rules = medellin;
  rules.crowd.blockade_turns = *rc::gen::element<std::uint8_t>(0, 3);
  Position position = with_hand({});
  for (Place& place : position.pieces[2]) place = *rc::gen::inRange<Place>(0, 8);
  position.offender = *rc::gen::element<Seat>(0, 2);
  position.guilty = static_cast<std::uint8_t>(*rc::gen::inRange(0U, 16U) & 15U);
  if (rules.crowd.blockade_turns != 0) position.stood[2] = *rc::gen::arbitrary<std::uint8_t>();
  const auto marked = [&](const Position& p) {
    std::multiset<std::array<unsigned, 3>> pieces;
    for (unsigned k = 0; k < max_pieces; ++k) {
      const unsigned guilty = p.offender == 2 ? (p.guilty >> k) & 1U : 0U;
      pieces.insert({p.pieces[2][k], guilty, age_of(p.stood[2], k)});
    }
    return pieces;
  };
  const Position before = position;
  sort_hand(rules, position, 2);
  RC_ASSERT(std::ranges::is_sorted(position.pieces[2]));
  RC_ASSERT(marked(position) == marked(before));
}

TEST(Hand, questions_about_four_pieces) {
  constexpr Board board{.arms = 4};
  EXPECT_TRUE(is_home(board, {76, 76, 76, 76}));
  EXPECT_FALSE(is_home(board, {75, 76, 76, 76}));
  EXPECT_TRUE(is_all_in_nest(board, {0, 0, 76, 76}));  // M2: finished pieces do not count
  EXPECT_FALSE(is_all_in_nest(board, {0, 0, 75, 76}));
  std::vector<unsigned> blockades;
  for_each_blockade(board, {0, 0, 20, 20}, [&](unsigned piece) { blockades.push_back(piece); });
  for_each_blockade(board, {20, 20, 76, 76}, [&](unsigned piece) { blockades.push_back(piece); });
  EXPECT_EQ(blockades, (std::vector<unsigned>{2, 0}));
}

// --- Lanes against plain loops

template <unsigned kRegisters>
void check_lanes() {
  using Bytes = std::array<std::uint8_t, 16 * kRegisters>;
  using Some = Lanes<kRegisters>;
  const auto draw = [] {
    Bytes bytes;
    const auto highest = *rc::gen::element(1, 3, 255);
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(*rc::gen::inRange(0, highest + 1));
    return bytes;
  };
  const Bytes x = draw();
  const Bytes y = draw();
  const Some a(x);
  const Some b(y);

  const auto expect = [](const Some& lanes, auto&& byte) {
    const auto found = std::bit_cast<Bytes>(lanes);
    for (unsigned k = 0; k < Some::size; ++k) RC_ASSERT(found[k] == static_cast<std::uint8_t>(byte(k)));
  };
  expect(a, [&](unsigned k) { return x[k]; });
  expect(Some(7U), [](unsigned) { return 7; });
  expect(a + b, [&](unsigned k) { return x[k] + y[k]; });
  expect(a - b, [&](unsigned k) { return x[k] - y[k]; });
  expect(a & b, [&](unsigned k) { return x[k] & y[k]; });
  expect(a | b, [&](unsigned k) { return x[k] | y[k]; });
  expect(~a, [&](unsigned k) { return ~x[k]; });
  expect(a.equal_to(b), [&](unsigned k) { return x[k] == y[k] ? 255 : 0; });
  expect(a.at_most(b), [&](unsigned k) { return x[k] <= y[k] ? 255 : 0; });
  expect(a.lesser_of(b), [&](unsigned k) { return std::min(x[k], y[k]); });
  expect(a.template rotated_in_fours<1>(), [&](unsigned k) { return x[(k / 4 * 4) + ((k + 1) % 4)]; });
  expect(a.template rotated_in_fours<2>(), [&](unsigned k) { return x[(k / 4 * 4) + ((k + 2) % 4)]; });
  expect(a.template rotated_in_fours<3>(), [&](unsigned k) { return x[(k / 4 * 4) + ((k + 3) % 4)]; });
  const auto word = [&](unsigned k) { return 0x0101'0101U * x[k]; };
  expect(Some::of_words(word), [&](unsigned k) { return x[k / 4]; });
  std::uint32_t equal = 0;
  for (unsigned k = 0; k < Some::size; ++k) equal |= x[k] == y[k] ? 1U << k : 0U;
  RC_ASSERT(a.equal_to(b).bits() == equal);

  expect(Some::repeating(b.get(0)), [&](unsigned k) { return y[k % 16]; });
  expect(a.template rotated<1>(), [&](unsigned k) { return x[(k + 1) % Some::size]; });
  expect(a.template rotated<Some::size / 2>(), [&](unsigned k) { return x[(k + (Some::size / 2)) % Some::size]; });
  expect(a.found_in(b), [&](unsigned k) { return std::ranges::count(y, x[k]) > 0 ? 255 : 0; });
  for (unsigned k = 0; k < Some::size; ++k) RC_ASSERT(a[k] == x[k]);
  std::vector<std::uint8_t> visited;
  a.for_each_byte([&](std::uint8_t byte) { visited.push_back(byte); });
  std::vector<std::uint8_t> not_zero(x.begin(), x.end());
  std::erase(not_zero, 0);
  RC_ASSERT(visited == not_zero);
}

TEST(Lanes, the_first_four_are_repeated) {
  std::array<std::uint8_t, 16> bytes{};
  for (unsigned k = 0; k < 16; ++k) bytes[k] = static_cast<std::uint8_t>(k + 1);
  const auto found = std::bit_cast<std::array<std::uint8_t, 16>>(Lanes<1>(bytes).fours_of_first());
  for (unsigned k = 0; k < 16; ++k) EXPECT_EQ(found[k], 1 + (k / 4));
}

RC_GTEST_PROP(Lanes, four_bytes_come_in_order, ()) {
  std::array<std::uint8_t, 4> bytes{};
  for (std::uint8_t& byte : bytes) byte = *rc::gen::arbitrary<std::uint8_t>();
  const auto found = std::bit_cast<std::array<std::uint8_t, 4>>(in_order(std::bit_cast<std::uint32_t>(bytes)));
  std::ranges::sort(bytes);
  RC_ASSERT(found == bytes);
}

TEST(Ways, a_way_is_found_by_its_number) {
  for (std::uint32_t bits = 1; bits < 0x1'0000U; bits += 37) {
    unsigned number = 0;
    for (unsigned bit = 0; bit < 16; ++bit) {
      if ((bits & (1U << bit)) == 0) continue;
      EXPECT_EQ(bit_number(bits, number++), bit) << bits;
    }
  }
  const Ways both{.straight = 0b0110, .round = 0b1100};
  EXPECT_EQ(both.size(), 4U);
  const std::array<Way, 4> in_order{{{1, false}, {2, false}, {2, true}, {3, true}}};
  for (unsigned number = 0; number < 4; ++number) {
    EXPECT_EQ(both[number].index, in_order[number].index);
    EXPECT_EQ(both[number].round, in_order[number].round);
  }
}

TEST(Ways, of_pieces_are_four_bits_each) {
  for (std::uint32_t pieces = 0; pieces < 16; ++pieces) {
    std::uint32_t expected = 0;
    for (unsigned piece = 0; piece < 4; ++piece) expected |= (pieces & (1U << piece)) != 0 ? 15U << (4 * piece) : 0U;
    EXPECT_EQ(ways_of_pieces(pieces), expected);
  }
}

RC_GTEST_PROP(Lanes, of_one_register_do_what_loops_do, ()) { check_lanes<1>(); }
RC_GTEST_PROP(Lanes, of_two_registers_do_what_loops_do, ()) { check_lanes<2>(); }

// --- Lists of actions

TEST(ActionList, holds_every_choice_of_any_position_under_any_rules) {
  GameRandom random(3, 0);
  const auto below = [&random](unsigned n) { return static_cast<unsigned>(random.below(n)); };
  unsigned longest = 0;
  for (std::uint64_t k = as_many_as(3'000); k > 0; --k) {
    const Rules rules = any_rules(below);
    Position position = scattered(rules, static_cast<int>(2U + below(rules.board.arms - 1U)), below);
    for (int steps = 0; steps < 6 && position.phase != Phase::over; ++steps) {
      longest = std::max(longest, legal_actions(rules, position).size());
      position = random_step(rules, position, below).after;
    }
  }
  EXPECT_LE(longest, 42U);  // as the list's own comment says
  EXPECT_GT(longest, 12U);
  EXPECT_LE(42U, ActionList::capacity);
}

// --- Positions

TEST(Position, is_one_cache_line_that_can_be_copied) {
  EXPECT_LE(sizeof(Position), 64U);
  EXPECT_TRUE(std::is_trivially_copyable_v<Position>);
  EXPECT_TRUE(std::is_trivially_copyable_v<Action>);
  EXPECT_LE(sizeof(Action), 4U);
}

TEST(Start, B4_every_player_has_four_pieces_in_the_nest) {
  const Position position = start(parchis2d, seats_for(parchis2d, 3), 1);
  EXPECT_EQ(position.playing, 0b0111);
  EXPECT_EQ(position.turn, 1);
  EXPECT_EQ(position.phase, Phase::roll);
  for (const Hand& hand : position.pieces) EXPECT_EQ(hand, Hand{});
  EXPECT_FALSE(position.play_on);
  EXPECT_TRUE(start(parchis4a, 0b1111, 0).play_on);  // P14
}

TEST(Start, pieces_that_begin_outside_stand_on_the_start_and_those_that_are_missing_are_home) {
  Rules rules = simulator;
  rules.board.pieces = 3;
  rules.board.outside = 2;
  const Position position = start(rules, seats_for(rules, 2), 2);
  EXPECT_EQ(position.pieces[0], (Hand{0, 5, 5, 76}));
  EXPECT_EQ(position.pieces[1], Hand{}) << "seat 2 does not play";
  EXPECT_EQ(position.pieces[2], (Hand{0, 5, 5, 76}));
}

// --- The limits of a game

TEST(Game, that_cannot_end_is_unfinished_after_the_stated_number_of_rolls) {
  Rules stuck = simulator;  // pieces leave the nest on a double, and there is one die
  stuck.dice.count = 1;
  ASSERT_TRUE(check(stuck)) << "no such rules are ever read";
  NoWatcher nobody;
  const GameEnd end = play_random_game(Given(stuck), {.seats = seats_for(stuck, 2)}, nobody);
  EXPECT_FALSE(end.is_finished());
  EXPECT_EQ(end.rolls, most_rolls);
}

TEST(Game, is_the_same_for_the_same_seed_and_number) {
  const auto play = [](std::uint64_t seed, std::uint64_t game) {
    NoWatcher nobody;
    return play_random_game(Fixed<parchis2d>{}, {.seats = 0b1111, .seed = seed, .game = game}, nobody);
  };
  EXPECT_EQ(play(7, 3).position, play(7, 3).position);
  EXPECT_EQ(play(7, 3).rolls, play(7, 3).rolls);
  EXPECT_NE(play(7, 3).position, play(7, 4).position);
  EXPECT_NE(play(7, 3).position, play(8, 3).position);
}

TEST(Game, allocates_nothing) {
  for (const NamedRules& named : variants()) {
    with_fastest_source(named.rules, [&](const auto& source) {
      NoWatcher nobody;
      const std::uint64_t before = allocations;
      const GameEnd end = play_random_game(source, {.seats = 0b1111, .until = Until::places}, nobody);
      EXPECT_EQ(allocations, before) << named.id;
      EXPECT_TRUE(end.is_finished()) << named.id;
    });
  }
  for (const NamedRules& named : house_rules()) {
    NoWatcher nobody;
    const std::uint64_t before = allocations;
    play_random_game(Given(named.rules), {.seats = seats_for(named.rules, 2)}, nobody);
    EXPECT_EQ(allocations, before) << named.id;
  }
  const std::uint64_t before = allocations;
  std::vector<int>(100).swap(*std::make_unique<std::vector<int>>());
  EXPECT_GT(allocations, before) << "allocations are not counted";
}

// --- Which rules make a game

struct Contradicting {
  std::string_view field;
  Rules base;
  void (*change)(Rules&);
};

const std::vector<Contradicting>& contradictions() {
  static const std::vector<Contradicting> all{
      {"board.arms", medellin, [](Rules& r) { r.board.arms = 5; }},
      {"board.outside", medellin, [](Rules& r) { r.board.pieces = 2, r.board.outside = 3; }},
      {"board.outside", parchis2d, [](Rules& r) { r.board.outside = 3; }},
      {"dice.together", medellin, [](Rules& r) { r.dice.together = Together::none; }},
      {"dice.together", parchis4a, [](Rules& r) { r.dice.together = Together::jump; }},
      {"dice.undersides", medellin, [](Rules& r) { r.dice.undersides = true; }},
      {"dice.one_at_the_end", parchis4a, [](Rules& r) { r.dice.one_at_the_end = true; }},
      {"entry.on", parchis4a, [](Rules& r) { r.entry.on = EntryOn::doubles; }},
      {"entry.on", parchis4a, [](Rules& r) { r.entry.on = EntryOn::five_or_sum; }},
      {"entry.five_six", parchis2d, [](Rules& r) { r.entry.five_six = true; }},
      {"entry.most", parchis2d, [](Rules& r) { r.entry.most = 2; }},
      {"entry.most_high", parchis2d, [](Rules& r) { r.entry.most_high = 2; }},
      {"entry.then_move", parchis2d, [](Rules& r) { r.entry.then_move = ThenMove::anyone; }},
      {"entry.first_five", medellin, [](Rules& r) { r.entry.first_five = 2; }},
      {"entry.on_start", medellin, [](Rules& r) { r.entry.on_start = OnStart::captured_when_full; }},
      {"entry.on_start", parchis2d, [](Rules& r) { r.crowd.share_safe = false; }},
      {"entry.blockade_holds", medellin, [](Rules& r) { r.entry.blockade_holds = true; }},
      {"crowd.limit", simulator, [](Rules& r) { r.crowd.limit = 1; }},
      {"crowd.blockades", medellin, [](Rules& r) { r.crowd.blockades = true; }},
      {"crowd.repeat_opens", medellin, [](Rules& r) { r.crowd.repeat_opens = true; }},
      {"crowd.keep_apart", medellin, [](Rules& r) { r.crowd.keep_apart = true; }},
      {"crowd.keep_apart", parchis4a, [](Rules& r) { r.crowd.keep_apart = true; }},
      {"crowd.one_one_breaks", medellin, [](Rules& r) { r.crowd.one_one_breaks = true; }},
      {"crowd.one_one_breaks", parchis4a, [](Rules& r) { r.crowd.one_one_breaks = true; }},
      {"crowd.blockade_turns", medellin, [](Rules& r) { r.crowd.blockade_turns = 1; }},
      {"capture.reward_each", medellin, [](Rules& r) { r.capture.reward_each = true; }},
      {"capture.reward_each", parchis2d, [](Rules& r) { r.capture.reward_each = true; }},
      {"reward.time", medellin, [](Rules& r) { r.goal.reward = 10; }},
      {"reward.time", parchis4a, [](Rules& r) { r.reward.time = RewardTime::any_time; }},
      {"reward.time", medellin, [](Rules& r) { r.reward.time = RewardTime::at_once; }},
      {"reward.duty", parchis2d, [](Rules& r) { r.reward.duty = RewardDuty::none; }},
      {"reward.duty", medellin, [](Rules& r) { r.reward.duty = RewardDuty::forced; }},
      {"repeat.limit", simulator, [](Rules& r) { r.repeat.limit = 1; }},
      {"repeat.penalty", simulator, [](Rules& r) { r.repeat.limit = 3; }},
      {"repeat.penalty", simulator, [](Rules& r) { r.repeat.penalty = Penalty::piece_to_goal; }},
  };
  return all;
}

TEST(Check, names_the_field_that_contradicts_another) {
  for (const Contradicting& each : contradictions()) {
    Rules rules = each.base;
    EXPECT_FALSE(check(rules));
    each.change(rules);
    EXPECT_EQ(check(rules).field, each.field);
    EXPECT_TRUE(check(rules).problem.starts_with("expected")) << each.field;
  }
}

TEST(Check, every_field_that_can_contradict_is_tried) {
  std::set<std::string_view> tried;
  for (const Contradicting& each : contradictions()) tried.insert(each.field);
  std::set<std::string> named;
  const std::string source = text_of(in_repository("src/core/check.hpp"));
  for (std::size_t at = 0; (at = source.find("return {\"", at)) != std::string::npos; ++at) {
    const std::size_t begin = at + std::string_view("return {\"").size();
    named.insert(source.substr(begin, source.find('"', begin) - begin));
  }
  EXPECT_EQ(std::set<std::string>(tried.begin(), tried.end()), named);
}

TEST(Settled, fields_that_lost_their_meaning_fall_to_their_neutral_value) {
  Rules one_die = parcheesi;
  one_die.dice.count = 1;
  one_die.entry.on = EntryOn::five;
  EXPECT_FALSE(check(settled(one_die)));
  EXPECT_EQ(settled(one_die).dice.together, Together::none);
  EXPECT_FALSE(settled(one_die).dice.undersides);
  EXPECT_FALSE(settled(one_die).crowd.keep_apart);

  Rules any_number = parchis4a;
  any_number.crowd.limit = 0;
  EXPECT_FALSE(check(settled(any_number)));
  EXPECT_FALSE(settled(any_number).crowd.blockades);
  EXPECT_EQ(settled(any_number).entry.on_start, OnStart::all_captured);

  Rules no_rewards = parchis2d;
  no_rewards.capture.reward = no_rewards.goal.reward = 0;
  EXPECT_FALSE(check(settled(no_rewards)));
  EXPECT_EQ(settled(no_rewards).reward, RewardRules{});

  Rules no_limit = medellin;
  no_limit.repeat.limit = 0;
  EXPECT_FALSE(check(settled(no_limit)));
  EXPECT_EQ(settled(no_limit).repeat.penalty, Penalty::none);
}

RC_GTEST_PROP(Settled, changes_nothing_that_agrees_and_nothing_twice, ()) {
  GameRandom random(*rc::gen::noShrink(rc::gen::arbitrary<std::uint64_t>()), 0);
  const Rules rules = any_rules([&random](unsigned n) { return static_cast<unsigned>(random.below(n)); });
  RC_ASSERT(!check(rules));
  RC_ASSERT(settled(rules) == rules);
}

}  // namespace
}  // namespace salida

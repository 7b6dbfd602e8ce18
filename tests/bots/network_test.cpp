// Networks: what they see, how they are kept, and that they learn.
#include "bots/network.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "bots/one_roll_player.hpp"
#include "bots/random_player.hpp"
#include "core/hand.hpp"
#include "core/questions.hpp"
#include "core/variants.hpp"
#include "given/files.hpp"
#include "nets/shipped_networks.hpp"
#include "notation/position_text.hpp"
#include "sim/seated_game.hpp"
#include "train/trainer.hpp"

namespace salida {
namespace {

Position position_of(const std::string& text) {
  const Result<FoundPosition> found = parse_position(variants(), text);
  EXPECT_TRUE(found) << text;
  return found->position;
}

std::vector<unsigned> rows_of(const Rules& rules, const Position& position, Seat seat) {
  Rows rows;
  NetworkInputs(rules).find(position, seat, rows);
  std::vector<unsigned> list(rows.begin(), rows.end());
  std::ranges::sort(list);
  return list;
}

bool has(const std::vector<unsigned>& rows, unsigned row) { return std::ranges::find(rows, row) != rows.end(); }

TEST(NetworkInputs, sees_pieces_pairs_turn_shots_and_aims) {
  // Seat 2 stands three squares behind seat 1's piece at 45; three squares before seat 1's at 30 stands seat 3.
  const Position position = position_of("parchis4a t2 1:n,30,45,g 2:n,n,n,42 3:n,n,n,33 4:n,n,n,n f5=123");
  const std::vector<unsigned> rows = rows_of(parchis4a, position, 0);
  for (const unsigned place : {0U, 30U, 45U, 76U}) EXPECT_TRUE(has(rows, place)) << place;
  EXPECT_EQ(std::ranges::count(rows, NetworkInputs::place_count), 3) << "three pieces of the next seat in the nest";
  EXPECT_TRUE(has(rows, NetworkInputs::place_count + 25)) << "its start lies 17 squares on: 42 is its place 25";
  EXPECT_TRUE(has(rows, NetworkInputs::turn_rows + 9)) << "the next seat rolls";
  const auto related = [](unsigned kind, unsigned seats_on, unsigned distance, unsigned quarter) {
    return kind + ((((seats_on - 1) * NetworkInputs::farthest_shot) + distance - 1) * 4) + quarter;
  };
  EXPECT_TRUE(has(rows, related(NetworkInputs::shot_rows, 1, 3, 2))) << "45 is in the third quarter of the way";
  EXPECT_TRUE(has(rows, related(NetworkInputs::aim_rows, 2, 3, 3))) << "33 is in the last quarter of seat 3's way";
  EXPECT_EQ(std::ranges::count_if(rows, [](unsigned row) { return row >= NetworkInputs::shot_rows; }), 3)
      << "and 30 aims at 42; seat 3 is near its door, and cannot come to 45";
}

TEST(NetworkInputs, sees_the_same_from_every_seat_of_a_turned_board) {
  for (const char* const id : {"medellin", "parchis4a", "parcheesi"}) {
    const Rules rules = rules_called(id).rules;
    GameRandom random(2, 2);
    for (int k = 0; k < 200; ++k) {
      Position position;
      position.playing = 15;
      for (unsigned seat = 0; seat < 4; ++seat) {
        for (Place& place : position.pieces[seat]) place = static_cast<Place>(random.below(77));
        std::ranges::sort(position.pieces[seat]);
      }
      position.turn = static_cast<Seat>(random.below(4));
      Position turned = position;
      for (unsigned seat = 0; seat < 4; ++seat) turned.pieces[(seat + 1) % 4] = position.pieces[seat];
      turned.turn = static_cast<Seat>((position.turn + 1U) % 4);
      for (unsigned seat = 0; seat < 4; ++seat) {
        EXPECT_EQ(rows_of(rules, position, static_cast<Seat>(seat)),
                  rows_of(rules, turned, static_cast<Seat>((seat + 1) % 4)));
      }
    }
  }
}

TEST(NetworkInputs, does_not_see_empty_seats) {
  const Position position = position_of("simulator t1 1:10,20,30,40 3:n,n,n,n");
  for (const unsigned row : rows_of(simulator, position, 0)) {
    if (row >= NetworkInputs::turn_rows) continue;
    const unsigned seat = row % NetworkInputs::pair_rows / NetworkInputs::place_count;
    EXPECT_TRUE(seat == 0 || seat == 2) << row;
  }
}

NetworkWeights some_weights() {
  TrainingNetwork network(parchis4a, 7);
  return network.rounded();
}

TEST(Network, is_kept_byte_by_byte) {
  const NetworkWeights weights = some_weights();
  const std::string bytes = to_bytes(weights);
  EXPECT_LT(bytes.size(), 1'000'000U);
  const auto read = read_network(bytes);
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, weights);
}

TEST(Network, that_is_damaged_is_none) {
  const std::string bytes = to_bytes(some_weights());
  EXPECT_FALSE(read_network(""));
  EXPECT_FALSE(read_network(bytes.substr(0, bytes.size() - 1)));
  EXPECT_FALSE(read_network(bytes + "x"));
  for (const std::size_t at : {std::size_t{0}, std::size_t{40}, bytes.size() / 2, bytes.size() - 1}) {
    std::string damaged = bytes;
    damaged[at] = static_cast<char>(damaged[at] ^ 1);
    EXPECT_FALSE(read_network(damaged)) << at;
  }
}

TEST(Network, gives_chances_in_the_order_of_its_raw_sums) {
  const Network network(parchis4a, some_weights());
  double last = -1;
  std::vector<std::pair<std::int32_t, double>> values;
  for (Place place = 1; place < 70; ++place) {
    Position position = position_of("parchis4a t2 1:n,n,n,1 2:n,n,n,17 3:n,n,n,33 4:n,n,n,n f5=123");
    position.pieces[0][3] = place;
    values.emplace_back(network.raw(position, 0), network.chance(position, 0));
  }
  std::ranges::sort(values);
  for (const auto& [raw, chance] : values) {
    EXPECT_GE(chance, last);
    EXPECT_NEAR(chance, 1 / (1 + std::exp(-raw / 262144.0)), 1e-4);
    last = chance;
  }
}

TEST(Networks, of_the_five_rule_sets_come_with_the_program) {
  for (const char* const id : {"medellin", "simulator", "parchis4a", "parchis2d", "parcheesi"}) {
    Rules rules = rules_called(id).rules;
    for (int players = 2; players <= 4; ++players) EXPECT_NE(shipped_network(rules, players), nullptr) << id << players;
    rules.goal.until = rules.goal.until == Until::first ? Until::places : Until::first;
    EXPECT_NE(shipped_network(rules, 4), nullptr) << "however long it is played";
    rules.capture.reward = 7;
    EXPECT_EQ(shipped_network(rules, 4), nullptr) << "house rules";
  }
}

// --- Learning

void step(Trainer& trainer, bool backwards = false) {
  for (unsigned k = 0; k < Trainer::portions; ++k) trainer.play_portion(backwards ? Trainer::portions - 1 - k : k);
  trainer.learn();
}

TEST(Trainer, learns_the_same_in_whatever_order_portions_are_played) {
  const TrainingPlan plan{.rules = parchis2d, .players = 2, .seed = 3, .steps = 4};
  Trainer one(plan);
  Trainer other(plan);
  for (int k = 0; k < 2; ++k) {
    step(one);
    step(other, true);
  }
  EXPECT_EQ(one.network(), other.network());
  EXPECT_EQ(one.error(), other.error());
}

TEST(Trainer, goes_on_where_it_was_kept) {
  const TrainingPlan plan{.rules = simulator, .players = 2, .seed = 3, .steps = 4};
  Trainer whole(plan);
  step(whole);
  const std::string kept = whole.state();
  step(whole);
  Trainer resumed(plan);
  ASSERT_TRUE(resumed.resume(kept));
  EXPECT_EQ(resumed.steps(), 1U);
  step(resumed);
  EXPECT_EQ(resumed.network(), whole.network());
  EXPECT_FALSE(resumed.resume(kept.substr(1)));
  std::string damaged = kept;
  damaged[kept.size() / 2] = static_cast<char>(damaged[kept.size() / 2] ^ 1);
  EXPECT_FALSE(resumed.resume(damaged));
  EXPECT_FALSE(resumed.resume("nonsense"));
}

TEST(Trainer, makes_a_network_that_beats_random_play) {
  Trainer trainer({.rules = parchis4a, .players = 2, .seed = 1, .steps = 20});
  for (int k = 0; k < 20; ++k) step(trainer);
  OneRollPlayer learned(parchis4a, std::make_shared<Network>(parchis4a, trainer.network()));
  RandomPlayer random;
  unsigned wins = 0;
  for (std::uint64_t game = 0; game < 100; ++game) {
    const unsigned seat = game % 2 == 0 ? 0 : 2;
    SeatedPlayers players{};
    players[seat] = &learned;
    players[2 - seat] = &random;
    const GameEnd end = play_seated_game(parchis4a, {.seats = 5, .seed = 8, .deal = game / 2, .game = game}, players);
    wins += salida::has(winners(parchis4a, end.position), seat) ? 1U : 0U;
  }
  EXPECT_GT(wins, 70U) << "of 100; 50 by chance, more than 70 by chance once in a hundred thousand times";
}

}  // namespace
}  // namespace salida

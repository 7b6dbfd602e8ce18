// What the parts of a game cost: whole random games, the legal actions of a position, a roll and its play. Google
// Benchmark; `salida bench` times what users run.
#include <vector>

#include <benchmark/benchmark.h>

#include "core/built_in.hpp"
#include "core/play.hpp"
#include "core/variants.hpp"
#include "notation/catalogue.hpp"
#include "sim/playout.hpp"
#include "some_positions.hpp"

namespace salida {
namespace {

void random_games(benchmark::State& state, const Rules& rules) {
  with_fastest_source(rules, [&](const auto& source) {
    NoWatcher nobody;
    std::uint64_t game = 0;
    std::uint64_t rolls = 0;
    for (auto _ : state) {
      rolls += play_random_game(source, {.seats = seats_for(rules, 4), .seed = 1, .game = game++}, nobody).rolls;
    }
    state.counters["rolls/s"] = benchmark::Counter(static_cast<double>(rolls), benchmark::Counter::kIsRate);
  });
}

/// The public functions with run-time rules, as a bot calls them.
void legal_actions_of_rolls(benchmark::State& state, const Rules& rules) {
  const std::vector<Position> positions = some_positions(rules);
  GameRandom random(7, 0);
  std::size_t next = 0;
  for (auto _ : state) {
    const Position& position = positions[next++ % positions.size()];
    const Roll roll = dice_to_roll(rules, position) == 1 ? random.one_die() : random.two_dice();
    const Position thrown = after_roll(rules, position, roll);
    benchmark::DoNotOptimize(legal_actions(rules, thrown));
  }
}

const bool registered = [] {
  for (const NamedRules& named : variants()) {
    benchmark::RegisterBenchmark(("random_games/" + named.id).c_str(), random_games, named.rules);
    benchmark::RegisterBenchmark(("after_roll_and_legal_actions/" + named.id).c_str(), legal_actions_of_rolls,
                                 named.rules);
  }
  return true;
}();

}  // namespace
}  // namespace salida

BENCHMARK_MAIN();

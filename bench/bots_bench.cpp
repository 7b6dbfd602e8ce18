// What a judgement costs: a network, an expert, and every way to play a roll.
#include <vector>

#include <benchmark/benchmark.h>

#include "bots/expert_evaluation.hpp"
#include "bots/plays.hpp"
#include "core/variants.hpp"
#include "nets/networks.hpp"
#include "notation/catalogue.hpp"
#include "sim/playout.hpp"

namespace salida {
namespace {

struct Collector : NoWatcher {
  std::vector<Position> positions;
  void awaits_roll(const Position& position) {
    if (position.phase == Phase::roll) positions.push_back(position);
  }
};

std::vector<Position> some_positions(const Rules& rules) {
  Collector collector;
  for (std::uint64_t game = 0; game < 8; ++game)
    play_random_game(Given(rules), {.seats = seats_for(rules, 4), .seed = 1, .game = game}, collector);
  return collector.positions;
}

void judge_positions(benchmark::State& state, const Rules& rules, const Evaluation& evaluation) {
  const std::vector<Position> positions = some_positions(rules);
  std::size_t next = 0;
  for (auto _ : state) {
    const Position& position = positions[next];
    next = next + 1 == positions.size() ? 0 : next + 1;
    benchmark::DoNotOptimize(evaluation.chance(position, position.turn));
  }
  state.counters["positions/s"] =
      benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
}

void judge_by_network(benchmark::State& state, const Rules& rules) {
  const auto network = shipped_network(rules, 4);
  if (!network) state.SkipWithError("no network");
  else judge_positions(state, rules, *network);
}

void judge_as_expert(benchmark::State& state, const Rules& rules) {
  judge_positions(state, rules, ExpertEvaluation(rules));
}

void all_plays(benchmark::State& state, const Rules& rules) {
  const std::vector<Position> positions = some_positions(rules);
  const std::unique_ptr<Steps> steps = steps_of(rules);
  GameRandom random(7, 0);
  std::vector<Play> plays;
  std::size_t next = 0;
  for (auto _ : state) {
    Position position = positions[next++ % positions.size()];
    steps->begin_roll(position, steps->dice_to_roll(position) == 1 ? random.one_die() : random.two_dice());
    if (position.phase == Phase::play) steps->find_plays(position, plays);
    benchmark::DoNotOptimize(plays.data());
  }
}

const int registered = [] {
  for (const NamedRules& named : variants()) {
    benchmark::RegisterBenchmark(("network/" + named.id).c_str(), judge_by_network, named.rules);
    benchmark::RegisterBenchmark(("expert/" + named.id).c_str(), judge_as_expert, named.rules);
    benchmark::RegisterBenchmark(("plays/" + named.id).c_str(), all_plays, named.rules);
  }
  return 0;
}();

}  // namespace
}  // namespace salida

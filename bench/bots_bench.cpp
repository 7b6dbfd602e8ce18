// What a judgement costs: a network, an expert, and every way to play a roll.
#include <algorithm>
#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <benchmark/benchmark.h>

#include "bots/bots.hpp"
#include "bots/expert_evaluation.hpp"
#include "bots/plays.hpp"
#include "core/variants.hpp"
#include "nets/shipped_networks.hpp"
#include "notation/catalogue.hpp"
#include "some_positions.hpp"

namespace salida {
namespace {

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
  const std::unique_ptr<AnyEngine> engine = engine_for(rules);
  GameRandom random(7, 0);
  std::vector<Play> plays;
  std::size_t next = 0;
  for (auto _ : state) {
    Position position = positions[next++ % positions.size()];
    engine->begin_roll(position, engine->dice_to_roll(position) == 1 ? random.one_die() : random.two_dice());
    if (position.phase == Phase::play) engine->find_plays(position, plays);
    benchmark::DoNotOptimize(plays.data());
  }
}

/// A whole decision of a level, where there is one; the counter has the longest.
void decide(benchmark::State& state, const Rules& rules, std::string_view level) {
  const std::vector<Position> positions = some_positions(rules);
  const std::unique_ptr<Player> bot = make_bot(level, {.rules = rules, .network = shipped_network(rules, 4)});
  GameRandom random(7, 0);
  std::size_t next = 0;
  double longest = 0;
  for (auto _ : state) {
    Position thrown;
    ActionList legal;
    while (legal.size() < 2) {
      const Position& position = positions[next++ % positions.size()];
      thrown = after_roll(rules, position, dice_to_roll(rules, position) == 1 ? random.one_die() : random.two_dice());
      legal = thrown.phase == Phase::play ? legal_actions(rules, thrown) : ActionList{};
    }
    const auto begin = std::chrono::steady_clock::now();
    benchmark::DoNotOptimize(bot->choose({.rules = rules, .position = thrown, .legal = legal, .random = random}));
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    state.SetIterationTime(seconds);
    longest = std::max(longest, seconds);
  }
  state.counters["longest"] = longest;
}

const int registered = [] {
  for (const NamedRules& named : variants()) {
    benchmark::RegisterBenchmark(("network/" + named.id).c_str(), judge_by_network, named.rules);
    benchmark::RegisterBenchmark(("expert/" + named.id).c_str(), judge_as_expert, named.rules);
    benchmark::RegisterBenchmark(("plays/" + named.id).c_str(), all_plays, named.rules);
    for (const std::string_view level : {"4", "5"}) {
      benchmark::RegisterBenchmark(("level_" + std::string(level) + "/" + named.id).c_str(), decide, named.rules, level)
          ->UseManualTime()
          ->Unit(benchmark::kMillisecond);
    }
  }
  return 0;
}();

}  // namespace
}  // namespace salida

// What a roll of two dice costs: those of simulated games, and those that anyone can check.
#include <benchmark/benchmark.h>

#include "dice/game_random.hpp"
#include "dice/hash_random.hpp"

namespace salida {
namespace {

template <class Random>
void rolls_of_two_dice(benchmark::State& state, Random random) {
  for (auto _ : state) benchmark::DoNotOptimize(random.two_dice());
}

BENCHMARK_CAPTURE(rolls_of_two_dice, game_random, GameRandom(1, 0));
BENCHMARK_CAPTURE(rolls_of_two_dice, hash_random, HashRandom({1}, ""));

}  // namespace
}  // namespace salida

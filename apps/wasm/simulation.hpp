// A simulation that is played a stretch at a time.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "bots/player.hpp"
#include "notation/catalogue.hpp"
#include "sim/simulate.hpp"
#include "sim/totals.hpp"

namespace salida::wasm {

struct Simulation {
  NamedRules named;
  SimSetup setup{};
  std::vector<std::unique_ptr<Player>> bots;  // none where everybody plays at random
  SeatedSetup seated{};
  Totals totals{};

  void play(std::uint64_t games) {
    if (bots.empty()) simulate(setup, totals.games, games, totals);
    else simulate_seated(setup, seated, totals.games, games, totals, nullptr, nullptr);
  }
};

}  // namespace salida::wasm

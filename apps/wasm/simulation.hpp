// A simulation that is played a stretch at a time.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "bots/player.hpp"
#include "notation/catalogue.hpp"
#include "sim/simulate.hpp"
#include "sim/totals.hpp"

namespace salida::wasm {

struct Simulation {
  NamedRules named;
  std::vector<std::string> names;  // of the bots, in the order of the seats
  SimSetup setup{};
  std::vector<std::unique_ptr<Player>> bots;  // none where everybody plays at random
  SeatedSetup seated{};
  bool keeps_rows = false;
  Totals totals{};
  std::string rows;  // a line for each game, until they are taken

  void play(std::uint64_t first, std::uint64_t games) {
    std::string* const lines = keeps_rows ? &rows : nullptr;
    if (bots.empty()) simulate(setup, first, games, totals, lines);
    else simulate_seated(setup, seated, first, games, totals, lines, nullptr);
  }
};

}  // namespace salida::wasm

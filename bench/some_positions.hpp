// Positions to time with.
#pragma once

#include <cstdint>
#include <vector>

#include "core/play.hpp"
#include "sim/playout.hpp"

namespace salida {

/// Positions in which a roll is awaited, from random games.
[[nodiscard]] inline std::vector<Position> some_positions(const Rules& rules) {
  struct Collector : NoWatcher {
    std::vector<Position> positions;
    void awaits_roll(const Position& position) {
      if (position.phase == Phase::roll) positions.push_back(position);
    }
  };
  Collector collector;
  for (std::uint64_t game = 0; game < 20; ++game)
    play_random_game(Given(rules), {.seats = seats_for(rules, 4), .seed = 1, .game = game}, collector);
  return collector.positions;
}

}  // namespace salida

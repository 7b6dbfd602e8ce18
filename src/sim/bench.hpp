// Plays whole random games to be timed, with the engine that everything else uses, on one core.
#pragma once

#include <cstdint>

#include "core/rules.hpp"

namespace salida {

struct GamesPlayed {
  std::uint64_t games = 0;
  std::uint64_t rolls = 0;
  std::uint64_t unfinished = 0;
};

/// Plays `games` games from number `first` on: one player for each arm of the board, to the first winner.
[[nodiscard]] GamesPlayed play_games(const Rules& rules, std::uint64_t seed, std::uint64_t first, std::uint64_t games);

}  // namespace salida

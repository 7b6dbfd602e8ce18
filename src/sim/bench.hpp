// Whole random games to be timed, by the same engine that everything else uses, on one core.
#pragma once

#include <cstdint>

#include "core/rules.hpp"

namespace salida {

struct GamesPlayed {
  std::uint64_t games = 0;
  std::uint64_t rolls = 0;
  std::uint64_t unfinished = 0;
};

/// Plays `games` games from number `first` on: four players (or as many as the board has arms), to the first winner.
[[nodiscard]] GamesPlayed play_games(const Rules& rules, std::uint64_t seed, std::uint64_t first, std::uint64_t games);

}  // namespace salida

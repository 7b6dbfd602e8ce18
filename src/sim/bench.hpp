// What users run, timed: whole random games through the ordinary engine, on one core.
#pragma once

#include <cstdint>

#include "core/rules.hpp"

namespace salida {

struct GamesPlayed {
  std::uint64_t games = 0;
  std::uint64_t rolls = 0;
  std::uint64_t unfinished = 0;
};

/// Plays the games from `first` on, four players (or as many as there are arms), to the first winner.
[[nodiscard]] GamesPlayed play_games(const Rules& rules, std::uint64_t seed, std::uint64_t first, std::uint64_t games);

}  // namespace salida

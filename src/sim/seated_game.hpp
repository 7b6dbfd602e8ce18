// Plays one game between players of any kind.
#pragma once

#include <cstdint>

#include "sim/playout.hpp"
#include "sim/seated_play.hpp"

namespace salida {

struct SeatedGame {
  Seats seats = 0;
  Until until = Until::first;
  Calling calling = Calling::always;
  std::uint64_t seed = 1;
  std::uint64_t deal = 0;  // the number of the dice: games of one deal have the same
  std::uint64_t game = 0;  // the number of everything else that is random
};

[[nodiscard]] GameEnd play_seated_game(const Rules& rules, const SeatedGame& game, const SeatedPlayers& players);

}  // namespace salida

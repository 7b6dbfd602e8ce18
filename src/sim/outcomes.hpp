// Every way to play a roll, and what comes of it.
#pragma once

#include <vector>

#include "core/position.hpp"
#include "core/rules.hpp"

namespace salida {

struct Outcome {
  Position position{};         // the next roll is awaited, or the game is over
  std::vector<Action> play{};  // one way to get there, from the position after the roll
};

/// All distinct positions after the roll has been played in every legal way, before any call.
[[nodiscard]] std::vector<Outcome> outcomes_of_roll(const Rules& rules, const Position& position, Roll roll);

/// After a call: one for each distinct guilty piece that may be given up. None where nothing was missed.
[[nodiscard]] std::vector<Outcome> outcomes_of_call(const Rules& rules, const Position& position);

/// From a position inside a turn: what the rest of it can come to.
[[nodiscard]] std::vector<Outcome> outcomes_inside_turn(const Rules& rules, const Position& position);

/// The different rolls of the dice that are thrown in this position: 6 or 21.
[[nodiscard]] std::vector<Roll> rolls_of(const Rules& rules, const Position& position);

}  // namespace salida

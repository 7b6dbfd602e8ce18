// Every distinct position that a roll can lead to, with a play that leads there.
#pragma once

#include <vector>

#include "core/position.hpp"
#include "core/rules.hpp"

namespace salida {

struct Outcome {
  Position position{};         // the next roll is awaited, or the game is over
  std::vector<Action> play{};  // one way to get there, from the position after the roll
};

/// Returns all distinct positions after the roll has been played in every legal way, before any call.
[[nodiscard]] std::vector<Outcome> outcomes_of_roll(const Rules& rules, const Position& position, Roll roll);

/// Returns what can follow a call (M10): one outcome for each distinct guilty piece that may be given up. Empty if no
/// capture was missed.
[[nodiscard]] std::vector<Outcome> outcomes_of_call(const Rules& rules, const Position& position);

/// Returns the outcomes of the rest of a roll, from a position inside a turn.
[[nodiscard]] std::vector<Outcome> outcomes_inside_turn(const Rules& rules, const Position& position);

/// Returns the different rolls of the dice that are thrown in this position: 6 or 21.
[[nodiscard]] std::vector<Roll> rolls_of(const Rules& rules, const Position& position);

}  // namespace salida

// Random games as records.
#pragma once

#include <optional>

#include "record/record.hpp"
#include "sim/playout.hpp"

namespace salida {

/// What the record of a random game says before its first roll.
[[nodiscard]] Record opening_of(const NamedRules& named, Seats seats, Until until, std::string_view date);

/// The simulator's game of that seed and number.
[[nodiscard]] Record record_game(Record opening, const GameSetup& setup);

/// The same players with dice that anyone can check.
[[nodiscard]] Record record_game(Record opening, const GameSetup& setup, const DiceSeed& seed);

/// Whether random players play the game of that record: only then can its dice, drawn between their choices, be made
/// again.
[[nodiscard]] bool can_be_played_again(const Record& record);

/// Plays the simulator's game again: the first thing in which the record is not that game.
[[nodiscard]] std::optional<Error> fault_of_counter_dice(const Record& record);

}  // namespace salida

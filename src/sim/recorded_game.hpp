// Plays games of bots, and returns them as records.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "record/opening.hpp"
#include "record/record.hpp"
#include "sim/fingerprint.hpp"
#include "sim/playout.hpp"
#include "sim/seated_play.hpp"

namespace salida {

/// Plays the simulator's game of that seed and number with random players.
[[nodiscard]] Record record_game(Record opening, const GameSetup& setup);

/// The same by the engine for run-time rules, even if they are built in: slower, but compiled only once. Each
/// position that awaits a roll is added to the fingerprint.
[[nodiscard]] Record record_given_game(Record opening, const GameSetup& setup, Fingerprint& fingerprint);

/// Plays a game of random players with dice that anyone can check.
[[nodiscard]] Record record_game(Record opening, const GameSetup& setup, const DiceSeed& seed);

/// Plays a game of these players, with the simulator's dice or, if there is a seed, with dice that anyone can check.
[[nodiscard]] Record record_game(Record opening, const GameSetup& setup, SeatedPlay& players,
                                 const std::optional<DiceSeed>& seed);

/// Returns true if all players of that record play at random. Then choices and dice come from one stream.
[[nodiscard]] bool all_play_at_random(const Record& record);

/// Plays the simulator's game again, and returns the first difference of the record from it, if there is one.
[[nodiscard]] std::optional<Error> fault_of_counter_dice(const Record& record);

}  // namespace salida

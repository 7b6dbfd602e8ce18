// Games of bots as records.
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

/// The simulator's game of that seed and number, by random players.
[[nodiscard]] Record record_game(Record opening, const GameSetup& setup);

/// The same by the engine for any rules, whatever they are; each position that awaits a roll is added to the
/// fingerprint. For whoever plays few games: it is compiled once.
[[nodiscard]] Record record_given_game(Record opening, const GameSetup& setup, Fingerprint& fingerprint);

/// The same players with dice that anyone can check.
[[nodiscard]] Record record_game(Record opening, const GameSetup& setup, const DiceSeed& seed);

/// The game of these players, with the simulator's dice or, where a seed is given, with dice that anyone can check.
[[nodiscard]] Record record_game(Record opening, const GameSetup& setup, SeatedPlay& players,
                                 const std::optional<DiceSeed>& seed);

/// Whether random players play the game of that record: their choices and the dice are one stream.
[[nodiscard]] bool all_play_at_random(const Record& record);

/// Plays the simulator's game again: the first thing in which the record is not that game.
[[nodiscard]] std::optional<Error> fault_of_counter_dice(const Record& record);

}  // namespace salida

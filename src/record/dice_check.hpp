// Whether the dice of a record are those that its seed gives.
#pragma once

#include <optional>
#include <string>

#include "notation/result.hpp"
#include "record/record.hpp"

namespace salida {

/// Dice of the hash scheme, whose seed is known: the first thing that is not as the seed gives it, the commitment
/// first.
[[nodiscard]] std::optional<Error> fault_of_hash_dice(const Record& record);

/// Dice of the simulator's scheme in a game in which not everybody plays at random: they are drawn by themselves, one
/// roll after the other.
[[nodiscard]] std::optional<Error> fault_of_counter_dice_alone(const Record& record);

/// Where two records of the same game part: the draw, who begins, a roll or what was played. Steps beyond the shorter
/// one's end are no fault.
[[nodiscard]] std::optional<Error> first_difference(const Record& record, const Record& made_again);

}  // namespace salida

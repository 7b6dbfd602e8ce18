// Checks whether the dice of a record are those that its seed gives.
#pragma once

#include <optional>
#include <string>

#include "notation/result.hpp"
#include "record/record.hpp"

namespace salida {

/// For dice of the hash scheme whose seed is known: returns the first difference from what the seed gives, beginning
/// with the commitment.
[[nodiscard]] std::optional<Error> fault_of_hash_dice(const Record& record);

/// For dice of the simulator's scheme in a game in which not everybody plays at random: the dice have a stream of their
/// own. Returns the first difference from it.
[[nodiscard]] std::optional<Error> fault_of_counter_dice_alone(const Record& record);

/// Returns the first difference between two records of a game: the draw, who begins, a roll or an action. One may be
/// longer than the other.
[[nodiscard]] std::optional<Error> first_difference(const Record& record, const Record& made_again);

}  // namespace salida

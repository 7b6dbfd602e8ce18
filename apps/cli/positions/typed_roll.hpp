// A roll as it is typed, for one position, which says how many dice are thrown.
#pragma once

#include <string_view>

#include "core/position.hpp"
#include "core/rules.hpp"
#include "notation/result.hpp"

namespace salida::cli {

/// Reads "5-3", or "5" if the position awaits one die.
Result<Roll> read_typed_roll(const Rules& rules, const Position& position, std::string_view text);

}  // namespace salida::cli

// Dice that were thrown by hand, as people type them in.
#pragma once

#include <optional>
#include <string_view>

#include "core/position.hpp"

namespace salida {

/// "53", "5-3" and "5 3" are two dice, "5" is one. Returns nothing if the text is not that many dice.
[[nodiscard]] std::optional<Roll> typed_dice(std::string_view text, int dice);

}  // namespace salida

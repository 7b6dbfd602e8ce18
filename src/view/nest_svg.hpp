// Draws the nests where pieces wait: a jail with bars, a circle on a coloured field, or a round nest.
#pragma once

#include <string>

#include "notation/tradition.hpp"
#include "view/board_layout.hpp"

namespace salida {

/// Draws a nest with a place for each piece, and the seat's letter in the middle.
[[nodiscard]] std::string nest_svg(const BoardSquare& square, Look look, char letter);

/// Draws only the outline of a nest, as a heavy line, to show that it is that seat's turn.
[[nodiscard]] std::string turn_svg(const BoardSquare& square, Look look);

}  // namespace salida

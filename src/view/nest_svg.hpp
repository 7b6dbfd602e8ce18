// Where pieces wait: a jail with bars, a circle on a coloured field, or a round nest.
#pragma once

#include <string>

#include "notation/tradition.hpp"
#include "view/board_layout.hpp"

namespace salida {

/// With a place for each piece, and the seat's letter among them.
[[nodiscard]] std::string nest_svg(const BoardSquare& square, Look look, char letter);

/// The outline of the nest alone, a heavy line: it is that seat's turn.
[[nodiscard]] std::string turn_svg(const BoardSquare& square, Look look);

}  // namespace salida

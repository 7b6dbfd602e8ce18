// Draws the squares that pieces walk on, and the goals where they end.
#pragma once

#include <optional>
#include <string>

#include "view/board_layout.hpp"
#include "view/look_style.hpp"

namespace salida {

/// Draws a square of the ring or of a column. On a heat map its colour shows the level, from 0 to 1, and only marks
/// show what kind of square it is.
[[nodiscard]] std::string way_svg(const BoardSquare& square, const LookStyle& look, std::optional<double> level);

[[nodiscard]] std::string goal_svg(const BoardSquare& square);

/// Draws the words in the centre where the goals meet; empty if the board has none.
[[nodiscard]] std::string centre_svg(Point centre, const LookStyle& look);

}  // namespace salida

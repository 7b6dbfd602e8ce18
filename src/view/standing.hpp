// Counts the pieces on each square and places them for drawing: side by side while they fit, otherwise one stack for
// each seat, with its count.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/position.hpp"
#include "view/board_layout.hpp"

namespace salida {

/// How many pieces of each seat stand on one square.
using Standing = std::array<std::uint8_t, max_seats>;

/// Returns the pieces on each square, in the order of the layout. Seats that do not play have no pieces. If the rules
/// have fewer than four pieces, those that a position keeps in the goal instead are left out.
[[nodiscard]] std::vector<Standing> standings(const Rules& rules, const BoardLayout& layout, const Position& position);

/// A piece, or a stack of pieces of one seat.
struct Token {
  Seat seat = 0;
  int count = 1;
  Point centre{};
  double radius = 0;
};

[[nodiscard]] std::vector<Token> tokens_on(const BoardSquare& square, const Standing& standing);

}  // namespace salida

// Who stands where, and where on a square pieces are drawn: side by side while they fit, then a stack of each seat with
// its count.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/position.hpp"
#include "view/board_layout.hpp"

namespace salida {

/// How many pieces of each seat stand on one square.
using Standing = std::array<std::uint8_t, max_seats>;

/// For each square of the layout, in its order. Seats that do not play have no pieces, and those pieces that the rules
/// do without are not shown in the goal.
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

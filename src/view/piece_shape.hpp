// The shape of each seat's pieces, so that nobody has to tell them apart by colour.
#pragma once

#include <array>
#include <cmath>
#include <numbers>
#include <vector>

#include "core/board.hpp"
#include "view/board_layout.hpp"

namespace salida {

/// Lengths are in radii of the round piece, chosen so that all shapes look equally large.
struct PieceShape {
  int corners;
  double reach;   // from the middle to a corner
  double inner;   // every other corner reaches this part of it; 1 if all corners reach equally far
  double turned;  // in parts of a full turn
  double lower;   // how far its middle lies below the centre of the piece
  double letter;  // the size of the letter on it
};

/// Round, square, triangle, diamond, pentagon, hexagon, star, cross.
inline constexpr std::array<PieceShape, max_seats> piece_shapes{
    {{.corners = 0, .reach = 1, .inner = 1, .turned = 0, .lower = 0, .letter = 1.3},
     {.corners = 4, .reach = 1.25, .inner = 1, .turned = 0.125, .lower = 0, .letter = 1.3},
     {.corners = 3, .reach = 1.22, .inner = 1, .turned = 0, .lower = 0.2, .letter = 0.95},
     {.corners = 4, .reach = 1.2, .inner = 1, .turned = 0, .lower = 0, .letter = 1.1},
     {.corners = 5, .reach = 1.15, .inner = 1, .turned = 0, .lower = 0.05, .letter = 1.2},
     {.corners = 6, .reach = 1.1, .inner = 1, .turned = 0, .lower = 0, .letter = 1.3},
     {.corners = 10, .reach = 1.3, .inner = 0.6, .turned = 0, .lower = 0.05, .letter = 1},
     {.corners = 8, .reach = 1.25, .inner = 0.6, .turned = 0.125, .lower = 0, .letter = 1}}};

/// Returns the corners of a piece; empty for seat 1, whose pieces are round.
[[nodiscard]] inline std::vector<Point> piece_outline(Seat seat, Point centre, double radius) {
  const PieceShape& shape = piece_shapes[seat];
  const Point middle = centre + Point{.y = shape.lower * radius};
  std::vector<Point> outline;
  for (int k = 0; k < shape.corners; ++k) {
    const double angle = 2 * std::numbers::pi * (shape.turned + static_cast<double>(k) / shape.corners);
    const double reach = shape.reach * radius * (k % 2 == 0 ? 1 : shape.inner);
    outline.push_back(middle + reach * Point{.x = std::sin(angle), .y = -std::cos(angle)});
  }
  return outline;
}

/// Returns the size of the letter on a seat's pieces, in radii.
[[nodiscard]] inline double piece_letter(Seat seat) { return piece_shapes[seat].letter; }

}  // namespace salida

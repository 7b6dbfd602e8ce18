// The outline of a seat's pieces, so that nobody has to tell colours apart.
#pragma once

#include <array>
#include <cmath>
#include <numbers>
#include <vector>

#include "core/board.hpp"
#include "view/board_layout.hpp"

namespace salida {

/// A polygon that fills the circle; empty for seat 1, whose pieces are round.
[[nodiscard]] inline std::vector<Point> piece_outline(Seat seat, Point centre, double radius) {
  struct Shape {
    int corners;
    double inner;   // how far in every other corner lies, of the radius; 1 where none does
    double turned;  // in parts of a full turn
  };
  // Round, square, triangle, diamond, pentagon, hexagon, star, cross.
  constexpr std::array<Shape, max_seats> shapes{{{.corners = 0, .inner = 1, .turned = 0},
                                                 {.corners = 4, .inner = 1, .turned = 0.125},
                                                 {.corners = 3, .inner = 1, .turned = 0},
                                                 {.corners = 4, .inner = 1, .turned = 0},
                                                 {.corners = 5, .inner = 1, .turned = 0},
                                                 {.corners = 6, .inner = 1, .turned = 0},
                                                 {.corners = 10, .inner = 0.6, .turned = 0},
                                                 {.corners = 8, .inner = 0.55, .turned = 0.125}}};
  const Shape& shape = shapes[seat];
  std::vector<Point> outline;
  for (int k = 0; k < shape.corners; ++k) {
    const double angle = 2 * std::numbers::pi * (shape.turned + static_cast<double>(k) / shape.corners);
    const double reach = radius * (k % 2 == 0 ? 1 : shape.inner);
    outline.push_back(centre + reach * Point{.x = std::sin(angle), .y = -std::cos(angle)});
  }
  return outline;
}

}  // namespace salida

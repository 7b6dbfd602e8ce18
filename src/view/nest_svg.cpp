#include "view/nest_svg.hpp"

#include <algorithm>
#include <limits>
#include <span>
#include <string_view>
#include <vector>

#include "view/look_style.hpp"
#include "view/standing.hpp"
#include "view/svg_text.hpp"

namespace salida {
namespace {

constexpr double of_the_frame = 0.84;  // what is left of the jail within its wall
constexpr double of_the_field = 0.88;

/// Bars from wall to wall of the cell.
[[nodiscard]] std::string bars(const BoardSquare& square, std::span<const Point> cell) {
  const double radius = square.size / 2;
  std::string drawn;
  for (const double aside : {-0.75, -0.45, -0.15, 0.15, 0.45, 0.75}) {
    const double x = square.centre.x + aside * radius;
    double top = std::numeric_limits<double>::max();
    double bottom = std::numeric_limits<double>::lowest();
    for (std::size_t k = 0; k < cell.size(); ++k) {
      const Point from = cell[k];
      const Point to = cell[(k + 1) % cell.size()];
      if ((from.x < x) == (to.x < x)) continue;
      const double y = from.y + (to.y - from.y) * (x - from.x) / (to.x - from.x);
      top = std::min(top, y);
      bottom = std::max(bottom, y);
    }
    if (top < bottom) drawn += svg::line("bar", {.x = x, .y = top}, {.x = x, .y = bottom});
  }
  return drawn;
}

/// Above the cell, where its wall runs level.
[[nodiscard]] std::string inscription(const BoardSquare& square, std::string_view words) {
  if (square.corners.size() != 4) return {};
  const double wall = (1 - of_the_frame) * square.size / 2;
  const Point middle = square.centre - Point{.y = square.size / 2 - wall / 2};
  return svg::text("letter inscription on-" + std::to_string(square.seat + 1), middle, 0.75 * wall, words);
}

[[nodiscard]] std::string jail(const BoardSquare& square, std::string_view words) {
  std::vector<Point> cell;
  for (const Point corner : square.corners) cell.push_back(square.centre + of_the_frame * (corner - square.centre));
  return svg::polygon(svg::of_seat("own", square.seat), square.corners) + svg::polygon("edge", square.corners) +
         svg::polygon("paper", cell) + bars(square, cell) + svg::polygon("edge", cell) + inscription(square, words);
}

[[nodiscard]] std::string round_field(const BoardSquare& square) {
  const double radius = of_the_field * square.size / 2;
  return svg::circle("paper", square.centre, radius) + svg::circle("edge", square.centre, radius);
}

[[nodiscard]] std::string walls_of(const BoardSquare& square, Look look) {
  switch (look) {
    case Look::colombian: return jail(square, style_of(look).on_nest);
    case Look::spanish:
      return svg::polygon(svg::of_seat("own", square.seat), square.corners) + svg::polygon("edge", square.corners) +
             round_field(square);
    case Look::american:
      return svg::circle(svg::of_seat("own", square.seat), square.centre, square.size / 2) +
             svg::circle("edge", square.centre, square.size / 2) + round_field(square);
  }
  return {};
}

}  // namespace

std::string nest_svg(const BoardSquare& square, Look look, char letter) {
  std::string drawn = walls_of(square, look);
  Standing full{};
  full[square.seat] = max_pieces;
  for (const Token& slot : tokens_on(square, full)) {
    drawn += svg::circle("paper", slot.centre, slot.radius) +
             svg::circle(svg::of_seat("slot", square.seat), slot.centre, slot.radius);
  }
  return drawn + svg::text("letter", square.centre, 0.1 * square.size, {&letter, 1});
}

std::string turn_svg(const BoardSquare& square, Look look) {
  if (style_of(look).round_nests) return svg::circle("turn", square.centre, square.size / 2);
  return svg::polygon("turn", square.corners);
}

}  // namespace salida

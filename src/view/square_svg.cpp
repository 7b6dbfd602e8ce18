#include "view/square_svg.hpp"

#include <array>
#include <string_view>

#include "view/svg_text.hpp"

namespace salida {
namespace {

constexpr double ring_radius = 0.43;
constexpr double disc_radius = 0.36;
constexpr double beside_the_edge = 0.27;  // from the end of a square to the middle of what stands there

/// Whether dark marks cannot be seen on it.
[[nodiscard]] bool is_dark(std::optional<double> level) { return level && *level > 0.6; }

[[nodiscard]] Point at_the_end(const BoardSquare& square, double end) {
  return square.centre + end * (square.width / 2 - beside_the_edge) * square.wide;
}

[[nodiscard]] std::string arrow(const BoardSquare& square, const std::string& css_class, Point middle, double size) {
  const Point across{.x = -square.along.y, .y = square.along.x};
  const std::array corners{middle + 0.6 * size * square.along, middle - 0.4 * size * square.along + 0.5 * size * across,
                           middle - 0.4 * size * square.along - 0.5 * size * across};
  return svg::polygon(css_class + " outline arrow", corners);
}

/// A ring around the number where pieces are safe; a start has its arrow beside it.
[[nodiscard]] std::string ring_mark(const BoardSquare& square, std::optional<double> level) {
  const char* const mark = !level ? "safe-mark ring-mark" : is_dark(level) ? "edge on-heat" : "edge";
  const std::string ring = svg::circle(mark, square.centre, ring_radius);
  return square.is_start() ? ring + arrow(square, "paper", at_the_end(square, -1), 0.36) : ring;
}

/// A disc where pieces are safe, on a start with the arrow on it; the word below them, where the board has one.
[[nodiscard]] std::string disc_mark(const BoardSquare& square, const LookStyle& look, std::optional<double> level) {
  const std::string_view words = square.is_start() ? look.on_start : look.on_safe;
  const bool has_words = !level && !words.empty();
  const Point up = has_words ? svg::upwards(square.wide) : Point{};
  const Point middle = square.centre + 0.14 * up;
  const double radius = has_words ? 0.75 * disc_radius : disc_radius;
  const char* const mark = !level ? "safe-mark" : is_dark(level) ? "edge on-heat" : "edge";
  std::string drawn = svg::circle(mark, middle, radius);
  if (square.is_start()) drawn += arrow(square, "seat-" + std::to_string(square.seat + 1), middle, 1.2 * radius);
  if (!has_words) return drawn;
  const std::string ink = square.is_start() ? " on-" + std::to_string(square.seat + 1) : "";
  const Point below = square.centre - 0.31 * up - 0.1 * square.wide;  // the number stands at the other end
  return drawn + svg::text_along("letter inscription" + ink, below, square.wide, 0.26, words);
}

[[nodiscard]] std::string number_of(const BoardSquare& square, const LookStyle& look, std::optional<double> level) {
  const std::string number = (square.kind == SquareKind::column ? "h" : "") + std::to_string(square.number);
  const bool in_the_middle = look.numbers == Numbers::in_the_middle;
  // In the middle a start's number stands on its ring, at the edge on the seat's colour.
  const std::string on_own =
      square.is_start() && !level && !in_the_middle ? " on-" + std::to_string(square.seat + 1) : "";
  const double size = (in_the_middle ? 0.46 : 0.34) * (number.size() > 2 ? 0.8 : 1);
  return svg::text((is_dark(level) ? "number on-heat" : "number") + on_own,
                   in_the_middle ? square.centre : at_the_end(square, 1), size, number);
}

}  // namespace

std::string way_svg(const BoardSquare& square, const LookStyle& look, std::optional<double> level) {
  const bool is_column = square.kind == SquareKind::column;
  std::string drawn = svg::polygon("paper", square.corners);
  if (level) {
    drawn += "<g" + svg::attribute("fill-opacity", svg::to_hundredths(*level)) + '>' +
             svg::polygon("heat", square.corners) + "</g>";
  } else if (is_column || square.is_start()) {
    drawn += svg::polygon(svg::of_seat("own", square.seat), square.corners);
  } else if (square.is_door()) {
    drawn += svg::polygon(svg::of_seat("tint", square.seat), square.corners);
  }
  if (square.is_safe())
    drawn += look.numbers == Numbers::in_the_middle ? ring_mark(square, level) : disc_mark(square, look, level);
  drawn += svg::polygon("edge", square.corners);
  return is_column && !level ? drawn : drawn + number_of(square, look, level);
}

std::string goal_svg(const BoardSquare& square) {
  return svg::polygon("paper", square.corners) + svg::polygon(svg::of_seat("own", square.seat), square.corners) +
         svg::polygon("edge", square.corners);
}

std::string centre_svg(Point centre, const LookStyle& look) {
  constexpr double radius = 0.7;
  if (std::string_view(look.on_goal).empty()) return {};
  return svg::circle("paper", centre, radius) + svg::circle("edge", centre, radius) +
         svg::text("letter inscription", centre, 0.36, look.on_goal) + '\n';
}

}  // namespace salida

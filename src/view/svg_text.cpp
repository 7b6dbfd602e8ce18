#include "view/svg_text.hpp"

#include <array>
#include <cmath>
#include <numbers>

namespace salida::svg {
namespace {

[[nodiscard]] std::string point(Point at) { return length(at.x) + ',' + length(at.y); }

[[nodiscard]] std::string of_class(std::string_view css_class) { return attribute("class", css_class); }

/// That line as one reads along it: to the right, or upwards where it is upright.
[[nodiscard]] Point rightwards(Point direction) {
  constexpr double upright = 1e-6;
  const bool is_upright = std::abs(direction.x) < upright;
  return (is_upright ? direction.y > 0 : direction.x < 0) ? -1 * direction : direction;
}

[[nodiscard]] std::string text_tag(std::string_view css_class, Point middle, double size, const std::string& more,
                                   std::string_view words) {
  constexpr double half_a_capital = 0.36;  // of the size: not every program knows dominant-baseline
  return "<text" + of_class(css_class) + attribute("x", length(middle.x)) +
         attribute("y", length(middle.y + half_a_capital * size)) + attribute("font-size", length(size)) + more + '>' +
         escaped(words) + "</text>";
}

}  // namespace

std::string to_hundredths(double number) {
  const long hundredths = std::lround(number * 100);
  const long whole = std::abs(hundredths) / 100;
  const long rest = std::abs(hundredths) % 100;
  std::string text = (hundredths < 0 ? "-" : "") + std::to_string(whole);
  if (rest == 0) return text;
  text += rest < 10 ? ".0" : ".";
  text += std::to_string(rest % 10 == 0 && rest >= 10 ? rest / 10 : rest);
  return text;
}

std::string length(double squares) { return to_hundredths(squares * scale); }

std::string escaped(std::string_view text) {
  std::string safe;
  safe.reserve(text.size());
  for (const char letter : text) {
    switch (letter) {
      case '&': safe += "&amp;"; break;
      case '<': safe += "&lt;"; break;
      case '>': safe += "&gt;"; break;
      case '"': safe += "&quot;"; break;
      // Other control characters may not stand in XML, not even escaped.
      default: safe += static_cast<unsigned char>(letter) < ' ' ? ' ' : letter;
    }
  }
  return safe;
}

std::string attribute(std::string_view name, std::string_view value) {
  return ' ' + std::string(name) + "=\"" + escaped(value) + '"';
}

std::string polygon(std::string_view css_class, std::span<const Point> corners) {
  std::string points;
  for (const Point corner : corners) points += (points.empty() ? "" : " ") + point(corner);
  return "<polygon" + of_class(css_class) + attribute("points", points) + "/>";
}

std::string box(std::string_view css_class, Point corner, double width, double height) {
  return polygon(css_class, std::array{corner, corner + Point{.x = width}, corner + Point{.x = width, .y = height},
                                       corner + Point{.y = height}});
}

std::string circle(std::string_view css_class, Point centre, double radius) {
  return "<circle" + of_class(css_class) + attribute("cx", length(centre.x)) + attribute("cy", length(centre.y)) +
         attribute("r", length(radius)) + "/>";
}

std::string line(std::string_view css_class, Point from, Point to) {
  return "<line" + of_class(css_class) + attribute("x1", length(from.x)) + attribute("y1", length(from.y)) +
         attribute("x2", length(to.x)) + attribute("y2", length(to.y)) + "/>";
}

std::string text(std::string_view css_class, Point middle, double size, std::string_view words) {
  return text_tag(css_class, middle, size, {}, words);
}

std::string text_along(std::string_view css_class, Point middle, Point direction, double size, std::string_view words) {
  const Point right = rightwards(direction);
  const double degrees = std::atan2(right.y, right.x) * 180 / std::numbers::pi;
  const std::string turned =
      "rotate(" + std::to_string(std::lround(degrees)) + ' ' + length(middle.x) + ' ' + length(middle.y) + ')';
  return text_tag(css_class, middle, size, attribute("transform", turned), words);
}

Point upwards(Point direction) {
  const Point right = rightwards(direction);
  return {.x = right.y, .y = -right.x};
}

std::string of_seat(std::string_view css_class, Seat seat) {
  return std::string(css_class) + " seat-" + std::to_string(seat + 1);
}

}  // namespace salida::svg

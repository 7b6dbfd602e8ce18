// The small change of an SVG: numbers, points and text that must be escaped.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/board.hpp"
#include "view/board_layout.hpp"

namespace salida::svg {

[[nodiscard]] std::string to_hundredths(double number);

/// A length in squares as the picture counts it, to a hundredth.
inline constexpr double scale = 40;
[[nodiscard]] std::string length(double squares);

/// As text or as an attribute's value.
[[nodiscard]] std::string escaped(std::string_view text);

/// name="value", with a space before it.
[[nodiscard]] std::string attribute(std::string_view name, std::string_view value);

[[nodiscard]] std::string polygon(std::string_view css_class, std::span<const Point> corners);
[[nodiscard]] std::string box(std::string_view css_class, Point corner, double width, double height);
[[nodiscard]] std::string circle(std::string_view css_class, Point centre, double radius);
[[nodiscard]] std::string line(std::string_view css_class, Point from, Point to);

/// Text around a point; its size is a length in squares.
[[nodiscard]] std::string text(std::string_view css_class, Point middle, double size, std::string_view words);

/// The same along a line, either way of it: what is written never stands on its head.
[[nodiscard]] std::string text_along(std::string_view css_class, Point middle, Point direction, double size,
                                     std::string_view words);

/// From the foot of what is written along that line to its head, a vector of length 1.
[[nodiscard]] Point upwards(Point direction);

/// A class, and that of a seat's own colour.
[[nodiscard]] std::string of_seat(std::string_view css_class, Seat seat);

}  // namespace salida::svg

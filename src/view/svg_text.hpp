// The small parts of an SVG: numbers, shapes, and text that must be escaped.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/board.hpp"
#include "view/board_layout.hpp"

namespace salida::svg {

[[nodiscard]] std::string to_hundredths(double number);

/// Converts a length in squares to the picture's units, to a hundredth.
inline constexpr double scale = 40;
[[nodiscard]] std::string length(double squares);

/// Escapes text for use as content or as an attribute's value.
[[nodiscard]] std::string escaped(std::string_view text);

/// Returns name="value" with a space before it.
[[nodiscard]] std::string attribute(std::string_view name, std::string_view value);

[[nodiscard]] std::string polygon(std::string_view css_class, std::span<const Point> corners);
[[nodiscard]] std::string box(std::string_view css_class, Point corner, double width, double height);
[[nodiscard]] std::string circle(std::string_view css_class, Point centre, double radius);
[[nodiscard]] std::string line(std::string_view css_class, Point from, Point to);

/// Draws text centred on a point; its size is a length in squares.
[[nodiscard]] std::string text(std::string_view css_class, Point middle, double size, std::string_view words);

/// Draws text along a line. The direction may point either way: the text is never upside down.
[[nodiscard]] std::string text_along(std::string_view css_class, Point middle, Point direction, double size,
                                     std::string_view words);

/// Returns the direction from the bottom to the top of text along that line, a vector of length 1.
[[nodiscard]] Point upwards(Point direction);

/// Returns the class together with the class of a seat's colour.
[[nodiscard]] std::string of_seat(std::string_view css_class, Seat seat);

}  // namespace salida::svg

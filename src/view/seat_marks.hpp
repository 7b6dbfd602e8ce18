// How seats are told apart: by colour, letter and name, never by colour alone. The shape of the pieces depends on the
// seat only.
#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "notation/catalogue.hpp"

namespace salida {

/// A colour of the palette: its fill in a drawing, an ink that can be read on it, and its code in a terminal.
struct SeatColour {
  const char* fill;
  const char* ink;
  const char* terminal;  // the parameters of an SGR sequence
};

/// Chosen so that colour-blind people can tell them apart. In the order of colour_names(): red, blue, yellow, green,
/// orange, purple, white, black, brown, pink.
inline constexpr std::array<SeatColour, 10> seat_palette{{
    {.fill = "#cc3311", .ink = "#ffffff", .terminal = "31"},
    {.fill = "#0069a8", .ink = "#ffffff", .terminal = "34"},
    {.fill = "#f2cf2f", .ink = "#1b1b1b", .terminal = "33"},
    {.fill = "#00876c", .ink = "#ffffff", .terminal = "32"},
    {.fill = "#ee8033", .ink = "#1b1b1b", .terminal = "38;5;208"},
    {.fill = "#97408f", .ink = "#ffffff", .terminal = "35"},
    {.fill = "#f4f4f4", .ink = "#1b1b1b", .terminal = "37"},
    {.fill = "#3b3b3b", .ink = "#ffffff", .terminal = "90"},
    {.fill = "#7a4a21", .ink = "#ffffff", .terminal = "38;5;130"},
    {.fill = "#f5a3c0", .ink = "#1b1b1b", .terminal = "38;5;211"},
}};

/// The shape of each seat's pieces as one character: round, square, triangle, diamond, pentagon, hexagon, star, cross.
inline constexpr std::array<const char*, 8> seat_shapes{"●", "■", "▲", "◆", "⬟", "⬢", "★", "✚"};

struct SeatMark {
  std::string name;
  char letter = '?';
  unsigned colour = 0;  // its index in the palette
};

/// Gives each seat a different letter, from its name if possible. Seats without a given colour take the palette's in
/// order.
[[nodiscard]] std::vector<SeatMark> seat_marks(std::span<const std::string> names,
                                               std::span<const unsigned> colours = {});

/// Returns the index in the palette of each seat's colour under these rules.
[[nodiscard]] std::vector<unsigned> seat_colours(const NamedRules& named);

}  // namespace salida

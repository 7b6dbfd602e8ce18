// How a seat is told from the others: a colour, a letter and a name, never a colour alone. The shape of its pieces
// goes with the seat.
#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "notation/catalogue.hpp"

namespace salida {

/// A colour of the palette: what it is in a drawing, what can be read on it, and how a terminal is asked for it.
struct SeatColour {
  const char* fill;
  const char* ink;
  const char* terminal;  // the parameters of an SGR sequence
};

/// Chosen to stay apart for the colour-blind. In the order in which the catalogue names them: red, blue, yellow, green,
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

/// What the pieces of each seat look like where one letter is all the room there is: round, square, triangle, diamond,
/// pentagon, hexagon, star, cross.
inline constexpr std::array<const char*, 8> seat_shapes{"●", "■", "▲", "◆", "⬟", "⬢", "★", "✚"};

struct SeatMark {
  std::string name;
  char letter = '?';
  unsigned colour = 0;  // of the palette
};

/// A letter of its name for each seat, another for each; colours are taken in the palette's order where none are given.
[[nodiscard]] std::vector<SeatMark> seat_marks(std::span<const std::string> names,
                                               std::span<const unsigned> colours = {});

/// The colour of the palette that each seat has by these rules.
[[nodiscard]] std::vector<unsigned> seat_colours(const NamedRules& named);

}  // namespace salida

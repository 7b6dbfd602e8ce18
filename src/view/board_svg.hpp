// The board as an SVG picture: with pieces, or as a heat map of its squares.
//
// It holds no words but those that are printed on such a board: whoever asks for a drawing gives the others. In a page
// it takes on the page's colours through custom properties, each with a fallback for light paper: --board-ground,
// --board-paper, --board-line, --board-ink, --board-safe, --board-heat, --board-made and --board-better for arrows,
// --board-seat-1 to --board-seat-8, and
// --board-on-seat-1 to --board-on-seat-8 for what is written on those.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/position.hpp"
#include "core/rules.hpp"
#include "notation/tradition.hpp"
#include "view/arrow_svg.hpp"
#include "view/seat_marks.hpp"

namespace salida {

/// A number for each square. The scale goes from 0 (or the least, where that is below) to the largest.
struct Heat {
  std::vector<double> ring;                                // square 1 first; what is missing or no number stays white
  std::vector<std::array<double, column_length>> columns;  // by seat, the square behind the door first
  /// What a reader sees who points at a square; "NAME: VALUE" where this is empty.
  std::function<std::string(std::string_view name, double value)> title;
  std::string low;  // the words at the ends of the scale; the numbers themselves where they are empty
  std::string high;
};

struct BoardDrawing {
  std::string id = "board";  // of the picture; everything in it that needs an id begins with it
  std::string title;
  std::string description;
  Look look = Look::colombian;
  std::vector<SeatMark> seats;  // where they are fewer than the arms, the others go by A, B, C...
  bool seat_legend = false;     // a line below that says whose pieces are which
  std::optional<Position> position;
  std::optional<Heat> heat;
  std::vector<BoardArrow> arrows{};
  bool lends_squares = false;  // to other pictures of the same board in the same page...
  std::string squares_of{};    // ...which show those of that id again instead of drawing their own
};

[[nodiscard]] std::string board_svg(const Rules& rules, const BoardDrawing& drawing);

}  // namespace salida

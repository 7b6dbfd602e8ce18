// Draws the board as an SVG picture: with pieces, or as a heat map of its squares.
//
// The only words in it are those printed on such a board; the caller gives all others. In a page it takes its colours
// from custom properties, each with a fallback for light paper: --board-ground, --board-paper, --board-line,
// --board-ink, --board-safe, --board-heat, --board-made and --board-better for arrows, --board-seat-1 to
// --board-seat-8, and --board-on-seat-1 to --board-on-seat-8 for text on those.
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

/// A number for each square. The scale goes from 0, or the smallest number if that is negative, to the largest.
struct Heat {
  std::vector<double> ring;                                // square 1 first; squares without a finite number stay white
  std::vector<std::array<double, column_length>> columns;  // by seat; the square after the door first
  /// Returns the tooltip of a square; if this is empty, the tooltip is "NAME: VALUE".
  std::function<std::string(std::string_view name, double value)> title;
  std::string low;  // the words at the ends of the scale; the numbers are shown if these are empty
  std::string high;
};

struct BoardDrawing {
  std::string id = "board";  // of the picture; all ids in it begin with this one
  std::string title;
  std::string description;
  Look look = Look::colombian;
  std::vector<SeatMark> seats;  // seats without a mark get a letter by their number: A, B, C...
  bool seat_legend = false;     // a line below the board that says whose pieces are which
  std::optional<Position> position;
  std::optional<Heat> heat;
  std::vector<BoardArrow> arrows{};
  bool lends_squares = false;  // other pictures of the same board in the same page may reuse its squares
  std::string squares_of{};    // the id of the picture whose squares to reuse; empty to draw its own
};

[[nodiscard]] std::string board_svg(const Rules& rules, const BoardDrawing& drawing);

}  // namespace salida

// Draws the board as it is printed, without pieces: the beginning of every picture, and the ground for the page's own
// pieces.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "notation/tradition.hpp"
#include "view/board_layout.hpp"
#include "view/seat_marks.hpp"

namespace salida {

/// The margin around the board, in squares.
inline constexpr double board_margin = 0.5;

/// Returns the transform from the corner of the ground to that of the board.
[[nodiscard]] std::string past_the_margin();

/// What a heat map shows on a square.
struct SquareHeat {
  double level = 0;  // from 0 to 1
  std::string value;
  std::string title;  // its tooltip
};
using HeatOf = std::function<std::optional<SquareHeat>(const BoardSquare& square)>;

/// Draws every square, and the words in the centre where the goals meet.
[[nodiscard]] std::string squares_svg(const BoardLayout& layout, Look look, std::span<const SeatMark> seats,
                                      const HeatOf& heat_of);

struct PrintedBoard {
  std::string svg;   // the ground with the squares on it, without an svg element around them
  std::string css;   // for a picture with that id
  double width = 0;  // of the ground, in the picture's units
  double height = 0;
  std::string place;  // the transform from the layout's coordinates to the picture's
};

[[nodiscard]] PrintedBoard printed_board(std::string_view id, const BoardLayout& layout, Look look,
                                         std::span<const SeatMark> seats);

}  // namespace salida

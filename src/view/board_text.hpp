// Draws the board as lines of text, for a terminal of 80 x 24 or a screen reader; the cursor is never moved.
//
// Four arms make the familiar cross; more are listed arm by arm. A piece is its seat's letter, several pieces are the
// letter and their number; ( ) is a safe square, [ ] a start, and small letters are a seat's column.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/position.hpp"
#include "core/rules.hpp"
#include "view/seat_marks.hpp"

namespace salida {

enum class TextColour { none, ansi };
enum class TextLetters { ascii, unicode };

struct TextStyle {
  TextColour colour = TextColour::none;
  TextLetters letters = TextLetters::ascii;
};

/// The words on the board, in the caller's language.
struct BoardWords {
  std::string nest;
  std::string column;
  std::string goal;
};

/// How a square stands out: by the signs around it and, if there is colour, also by its style.
enum class BoardMarkKind : std::uint8_t {
  moved,    // |R | the last move began or ended here
  chosen,   // <R > the piece that would move
  landing,  // {18} where it would land
};
struct BoardMark {
  std::size_t square = 0;  // its index in the layout
  BoardMarkKind kind = BoardMarkKind::moved;
  friend bool operator==(const BoardMark&, const BoardMark&) = default;
};

/// Returns at most 21 lines of at most 79 columns. `seats` has a mark for each arm. If a square has several marks, the
/// last one counts.
[[nodiscard]] std::vector<std::string> board_text(const Rules& rules, const Position& position,
                                                  std::span<const SeatMark> seats, const BoardWords& words,
                                                  TextStyle style = {}, std::span<const BoardMark> marks = {});

/// Returns the index in the layout of the square that the cross shows there, or std::nullopt if there is none or the
/// board is a list.
[[nodiscard]] std::optional<std::size_t> square_shown_at(const Rules& rules, unsigned row, unsigned column);

}  // namespace salida

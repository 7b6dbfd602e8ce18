// The board as lines of text, for a terminal of 80 x 24 or for whoever reads it aloud: no cursor is moved.
//
// With four arms it is the cross that people know, with more a list of the arms. A piece is its seat's letter, several
// of them the letter and their number; ( ) is a safe square, [ ] a start, small letters are a seat's column.
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

/// The words on the board: whoever asks for it knows the language.
struct BoardWords {
  std::string nest;
  std::string column;
  std::string goal;
};

/// A square that stands out, by what is around it and, where there is colour, by its style too.
enum class BoardMarkKind : std::uint8_t {
  moved,    // |R | the last move began or ended here
  chosen,   // <R > the piece that would move
  landing,  // {18} where it would land
};
struct BoardMark {
  std::size_t square = 0;  // of the layout
  BoardMarkKind kind = BoardMarkKind::moved;
  friend bool operator==(const BoardMark&, const BoardMark&) = default;
};

/// At most 79 columns and 21 lines. There is a seat's mark for each arm. Of several marks on one square the last
/// counts.
[[nodiscard]] std::vector<std::string> board_text(const Rules& rules, const Position& position,
                                                  std::span<const SeatMark> seats, const BoardWords& words,
                                                  TextStyle style = {}, std::span<const BoardMark> marks = {});

/// The square of the layout that the cross shows there; nothing where there is none, or where the board is a list.
[[nodiscard]] std::optional<std::size_t> square_shown_at(const Rules& rules, unsigned row, unsigned column);

}  // namespace salida

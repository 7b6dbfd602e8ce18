// The board as lines of text, for a terminal of 80 x 24 or for whoever reads it aloud: no cursor is moved.
//
// With four arms it is the cross that people know, with more a list of the arms. A piece is its seat's letter, several
// of them the letter and their number; ( ) is a safe square, [ ] a start, small letters are a seat's column.
#pragma once

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

/// At most 79 columns and 21 lines. There is a mark for each arm.
[[nodiscard]] std::vector<std::string> board_text(const Rules& rules, const Position& position,
                                                  std::span<const SeatMark> seats, const BoardWords& words,
                                                  TextStyle style = {});

}  // namespace salida

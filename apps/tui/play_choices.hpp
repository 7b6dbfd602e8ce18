// What somebody can do now, as a screen offers it: a few letters, a sentence that says what it would do, and the
// squares it is about.
#pragma once

#include <string>
#include <vector>

#include "core/position.hpp"
#include "notation/catalogue.hpp"
#include "view/board_text.hpp"
#include "words/language.hpp"

namespace salida {

struct PlayChoice {
  Action action{};
  std::string text;              // "13-18x [5]": the move, and the dice or the reward it takes
  std::string told;              // "Piece from 13 to 18, captures Green."
  std::vector<BoardMark> marks;  // the piece, and where it lands
};

/// Of phases `play` and `atone`; two that come to the same are one.
[[nodiscard]] std::vector<PlayChoice> choices_in(Language language, const NamedRules& named, const Position& position);

/// The squares of the last thing that was moved.
[[nodiscard]] std::vector<BoardMark> marks_of_move(const Rules& rules, const Position& before, Action action);

}  // namespace salida

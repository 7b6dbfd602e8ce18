// The actions that a person can choose from, as a screen offers them: with the squares to mark on the board.
#pragma once

#include <vector>

#include "core/position.hpp"
#include "notation/catalogue.hpp"
#include "view/board_text.hpp"
#include "words/choices.hpp"
#include "words/language.hpp"

namespace salida {

struct PlayChoice : Choice {
  std::vector<BoardMark> marks;  // the piece, and the square where it lands
};

/// Returns the choices in phases `play` and `atone`.
[[nodiscard]] std::vector<PlayChoice> play_choices(Language language, const NamedRules& named,
                                                   const Position& position);

/// Marks the squares between which an action moved a piece.
[[nodiscard]] std::vector<BoardMark> marks_of_move(const Rules& rules, const Position& before, Action action);

}  // namespace salida

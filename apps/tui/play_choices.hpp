// What somebody can do now, as a screen offers it: with the squares it is about.
#pragma once

#include <vector>

#include "core/position.hpp"
#include "notation/catalogue.hpp"
#include "view/board_text.hpp"
#include "words/choices.hpp"
#include "words/language.hpp"

namespace salida {

struct PlayChoice : Choice {
  std::vector<BoardMark> marks;  // the piece, and where it lands
};

/// Of phases `play` and `atone`.
[[nodiscard]] std::vector<PlayChoice> play_choices(Language language, const NamedRules& named,
                                                   const Position& position);

/// The squares of the last thing that was moved.
[[nodiscard]] std::vector<BoardMark> marks_of_move(const Rules& rules, const Position& before, Action action);

}  // namespace salida

// Draws the board on standard output, in colour if that is a terminal.
#pragma once

#include <vector>

#include "core/position.hpp"
#include "notation/catalogue.hpp"
#include "view/board_text.hpp"
#include "words/language.hpp"

namespace salida::cli {

/// What standard output can show: plain text only in a pipe or a file, or if NO_COLOR is set.
[[nodiscard]] TextStyle style_of_output();

class BoardDrawer {
 public:
  BoardDrawer(const NamedRules& named, Language language);
  void draw(const Position& position) const;

 private:
  const NamedRules& named_;
  std::vector<SeatMark> seats_;
  BoardWords words_;
  TextStyle style_;
};

}  // namespace salida::cli

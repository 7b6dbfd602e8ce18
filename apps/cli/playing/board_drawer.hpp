// The board in the terminal, in colour where somebody sees it.
#pragma once

#include <vector>

#include "core/position.hpp"
#include "notation/catalogue.hpp"
#include "view/board_text.hpp"
#include "words/language.hpp"

namespace salida::cli {

/// What standard output can show: nothing but plain text in a pipe or a file, or where NO_COLOR asks for it.
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

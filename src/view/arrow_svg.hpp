// Draws an arrow over the board: where a piece goes, or might have gone.
#pragma once

#include <cstdint>
#include <string>

#include "core/board.hpp"
#include "view/board_layout.hpp"

namespace salida {

enum class ArrowKind : std::uint8_t {
  made,    // a solid line
  better,  // a dashed one, in another colour, that bends the other way
};

struct BoardArrow {
  Seat seat = 0;
  Place from = 0;  // as the seat counts its way
  Place to = 0;
  ArrowKind kind = ArrowKind::made;
};

[[nodiscard]] std::string arrow_svg(const BoardLayout& layout, const BoardArrow& arrow);

}  // namespace salida

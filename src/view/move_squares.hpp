// Between which squares of a layout an action moves a piece.
#pragma once

#include <cstddef>
#include <optional>

#include "core/position.hpp"
#include "view/board_layout.hpp"

namespace salida {

struct MoveSquares {
  std::size_t from = 0;
  std::size_t to = 0;
};

/// Of whoever is to act; nothing for a stop or a call, which move nobody.
[[nodiscard]] std::optional<MoveSquares> squares_of_move(const BoardLayout& layout, const Position& before,
                                                         Action action);

}  // namespace salida

// Between which squares of a layout an action moves a piece, and over which.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

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

/// Square by square from the first to the last where a piece walks; only those two where it comes out of its nest or
/// is sent back to it.
[[nodiscard]] std::vector<std::size_t> path_between(const BoardLayout& layout, Seat seat, Place from, Place to);

}  // namespace salida

// Finds the squares of a layout between which an action moves a piece, and those it passes.
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

/// Returns the squares of a move by the seat that is to act, or std::nullopt for a stop or a call, which move no piece.
[[nodiscard]] std::optional<MoveSquares> squares_of_move(const BoardLayout& layout, const Position& before,
                                                         Action action);

/// Returns every square from the first to the last if a piece walks forwards, and only those two if it leaves its nest
/// or goes back.
[[nodiscard]] std::vector<std::size_t> path_between(const BoardLayout& layout, Seat seat, Place from, Place to);

}  // namespace salida

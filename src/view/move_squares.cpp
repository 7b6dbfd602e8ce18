#include "view/move_squares.hpp"

#include "core/play.hpp"
#include "notation/move_text.hpp"

namespace salida {

std::optional<MoveSquares> squares_of_move(const BoardLayout& layout, const Position& before, Action action) {
  if (action.kind == ActionKind::stop || action.kind == ActionKind::call) return std::nullopt;
  const Seat seat = to_act(before);
  const Place to = action.kind == ActionKind::enter ? start_place : end_of(action);
  return MoveSquares{.from = layout.index_at(seat, begin_of(before.pieces[seat], action)),
                     .to = layout.index_at(seat, to)};
}

std::vector<std::size_t> path_between(const BoardLayout& layout, Seat seat, Place from, Place to) {
  std::vector<std::size_t> path{layout.index_at(seat, from)};
  if (from != nest) {
    for (unsigned place = from + 1U; place < to; ++place)
      path.push_back(layout.index_at(seat, static_cast<Place>(place)));
  }
  path.push_back(layout.index_at(seat, to));
  return path;
}

}  // namespace salida

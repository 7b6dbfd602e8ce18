#include "words/game_tally.hpp"

#include <algorithm>

#include "core/board.hpp"

namespace salida {

void GameTally::note(const Event& event) {
  SeatTally& mover = seats_[event.seat];
  if (event.kind == EventKind::rolled) {
    ++mover.rolls;
    if (event.seat != roller_) ++mover.turns;
    roller_ = event.seat;
  }
  if (event.kind == EventKind::entered) mover.exits += event.count;
  if (event.kind == EventKind::penalised) ++mover.penalties;
  for (Seat seat = 0; seat < max_seats; ++seat) {
    mover.captures += event.captured[seat];
    seats_[seat].suffered += event.captured[seat];
  }
}

int pieces_home(const Rules& rules, const Position& end, Seat seat) {
  const Board board{.arms = rules.board.arms};
  return static_cast<int>(std::ranges::count(end.pieces[seat], board.goal())) - (max_pieces - rules.board.pieces);
}

}  // namespace salida

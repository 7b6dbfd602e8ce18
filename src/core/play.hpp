// The game in four pure functions. Dice come in from outside; nothing here fails, allocates, reads a clock or draws.
#pragma once

#include <cstdint>

#include "core/position.hpp"
#include "core/rules.hpp"

namespace salida {

/// The seats of so many players on this board, as far apart as they can sit (B6).
[[nodiscard]] constexpr Seats seats_for(const Rules& rules, int players) {
  Seats seats = 0;
  for (int k = 0; k < players; ++k)
    seats |= static_cast<Seats>(1U << static_cast<unsigned>(k * rules.board.arms / players));
  return seats;
}

[[nodiscard]] Position start(const Rules& rules, Seats seats, Seat first);

/// Phase roll. Goes on to the next phase in which somebody has a choice, or to the next roll.
[[nodiscard]] Position after_roll(const Rules& rules, Position position, Roll roll);

/// For any phase but `over`. Never empty in phases `play` and `atone`; in phase `roll` it holds the calls of a missed
/// capture, if there are any.
[[nodiscard]] ActionList legal_actions(const Rules& rules, const Position& position);

[[nodiscard]] Position after(const Rules& rules, Position position, Action action);

/// M12, S25, P1: how many dice the seat to move throws.
[[nodiscard]] int dice_to_roll(const Rules& rules, const Position& position);

/// Who decides now: the seat to move, or the offender in phase `atone`.
[[nodiscard]] constexpr Seat to_act(const Position& position) {
  return position.phase == Phase::atone ? position.offender : position.turn;
}

/// The position with its pieces in order and without what no longer matters: two positions that await a roll are the
/// same game exactly when these are equal. What the functions above return is already so; what a reader made may not
/// be.
[[nodiscard]] Position canonical(const Rules& rules, Position position);

}  // namespace salida

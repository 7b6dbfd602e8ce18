// Counts what happened to each seat in a game, from its events.
#pragma once

#include <array>
#include <cstdint>

#include "core/position.hpp"
#include "core/rules.hpp"
#include "words/events.hpp"

namespace salida {

struct SeatTally {
  std::uint32_t turns = 0;
  std::uint32_t rolls = 0;
  std::uint32_t captures = 0;   // pieces that it sent back to their nest
  std::uint32_t suffered = 0;   // its own pieces that were sent back
  std::uint32_t exits = 0;      // pieces that came out
  std::uint32_t penalties = 0;  // pieces lost to one repeat too many
};

class GameTally {
 public:
  void note(const Event& event);

  [[nodiscard]] const SeatTally& of(Seat seat) const { return seats_[seat]; }

 private:
  std::array<SeatTally, max_seats> seats_{};
  int roller_ = -1;  // whose turn it was at the last roll
};

/// Pieces that the rules do without stand in the goal from the beginning, and are not counted.
[[nodiscard]] int pieces_home(const Rules& rules, const Position& end, Seat seat);

}  // namespace salida

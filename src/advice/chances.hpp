// The chance of each seat to win, numbers that add up to 1, and arithmetic with them.
#pragma once

#include <array>
#include <cstddef>

#include "core/board.hpp"

namespace salida {

using Chances = std::array<double, max_seats>;

/// chances + weight * others
[[nodiscard]] inline Chances plus(Chances chances, double weight, const Chances& others) {
  for (std::size_t seat = 0; seat < chances.size(); ++seat) chances[seat] += weight * others[seat];
  return chances;
}

[[nodiscard]] inline Chances minus(const Chances& chances, const Chances& others) { return plus(chances, -1, others); }

}  // namespace salida

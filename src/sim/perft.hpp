// Counting what can happen: a number that changes when a rule does.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "core/position.hpp"
#include "core/rules.hpp"

namespace salida {

struct PerftCount {
  std::uint64_t rolls = 0;  // different rolls, over all positions of the depth before
  std::uint64_t plays = 0;  // different outcomes of those rolls
  friend bool operator==(const PerftCount&, const PerftCount&) = default;
};

/// For each depth up to `depth` rolls. Positions that are reached twice count twice; calls are not made.
/// `on_roll` hears of every roll of the first position that is done, for progress.
[[nodiscard]] std::vector<PerftCount> perft(const Rules& rules, const Position& position, int depth,
                                            const std::function<void(Roll)>& on_roll = {});

}  // namespace salida

// Counts the rolls and plays that can follow a position: numbers that change when a rule does.
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

/// Returns the counts for each depth up to `depth` rolls. Positions that are reached twice count twice; nobody calls.
/// `on_roll` is called after each roll of the first position, to show progress.
[[nodiscard]] std::vector<PerftCount> perft(const Rules& rules, const Position& position, int depth,
                                            const std::function<void(Roll)>& on_roll = {});

}  // namespace salida

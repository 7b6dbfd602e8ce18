#include "sim/perft.hpp"

#include <cstddef>

#include "sim/outcomes.hpp"

namespace salida {
namespace {

void count_from(const Rules& rules, const Position& position, std::size_t depth, std::vector<PerftCount>& counts,
                const std::function<void(Roll)>& on_roll) {
  if (position.phase == Phase::over) return;
  for (const Roll roll : rolls_of(rules, position)) {
    ++counts[depth].rolls;
    const std::vector<Outcome> outcomes = outcomes_of_roll(rules, position, roll);
    counts[depth].plays += outcomes.size();
    if (depth + 1 < counts.size()) {
      for (const Outcome& outcome : outcomes) count_from(rules, outcome.position, depth + 1, counts, {});
    }
    if (on_roll) on_roll(roll);
  }
}

}  // namespace

std::vector<PerftCount> perft(const Rules& rules, const Position& position, int depth,
                              const std::function<void(Roll)>& on_roll) {
  std::vector<PerftCount> counts(static_cast<std::size_t>(depth));
  if (depth > 0) count_from(rules, position, 0, counts, on_roll);
  return counts;
}

}  // namespace salida

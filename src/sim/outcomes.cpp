#include "sim/outcomes.hpp"

#include <unordered_set>
#include <utility>

#include "core/play.hpp"
#include "sim/fingerprint.hpp"

namespace salida {
namespace {

class Explorer {
 public:
  explicit Explorer(const Rules& rules) : rules_(rules) {}

  void explore(const Position& position) {
    // Different ways often lead to the same position inside a roll; what follows is the same.
    if (!seen_.insert(position).second) return;
    if (position.phase == Phase::roll || position.phase == Phase::over) {
      outcomes_.push_back({.position = position, .play = play_});
      return;
    }
    for (const Action& action : legal_actions(rules_, position)) {
      play_.push_back(action);
      explore(after(rules_, position, action));
      play_.pop_back();
    }
  }

  [[nodiscard]] std::vector<Outcome> outcomes() && { return std::move(outcomes_); }

 private:
  const Rules& rules_;
  std::vector<Action> play_;
  std::vector<Outcome> outcomes_;
  std::unordered_set<Position, PositionHash> seen_;
};

}  // namespace

std::vector<Outcome> outcomes_inside_turn(const Rules& rules, const Position& position) {
  Explorer explorer(rules);
  explorer.explore(position);
  return std::move(explorer).outcomes();
}

std::vector<Outcome> outcomes_of_roll(const Rules& rules, const Position& position, Roll roll) {
  return outcomes_inside_turn(rules, after_roll(rules, position, roll));
}

std::vector<Outcome> outcomes_of_call(const Rules& rules, const Position& position) {
  const ActionList calls = legal_actions(rules, position);
  if (position.phase != Phase::roll || calls.empty()) return {};
  return outcomes_inside_turn(rules, after(rules, position, calls[0]));
}

std::vector<Roll> rolls_of(const Rules& rules, const Position& position) {
  std::vector<Roll> rolls;
  const bool one_die = dice_to_roll(rules, position) == 1;
  for (std::uint8_t first = 1; first <= 6; ++first) {
    if (one_die) rolls.push_back({.first = first, .second = 0});
    for (std::uint8_t second = first; second <= 6 && !one_die; ++second)
      rolls.push_back({.first = first, .second = second});
  }
  return rolls;
}

}  // namespace salida

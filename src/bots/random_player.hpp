// Random play as the rulebook defines it: every legal action is equally likely.
#pragma once

#include "core/position.hpp"
#include "dice/game_random.hpp"

namespace salida {

[[nodiscard]] inline Action choose_at_random(const ActionList& actions, GameRandom& random) {
  const auto size = static_cast<std::uint32_t>(actions.size());
  return actions[size == 1 ? 0 : static_cast<int>(random.below(size))];
}

}  // namespace salida

// Of actions that the dice would allow: the rule that stands in the way.
#pragma once

#include "core/position.hpp"
#include "core/rules.hpp"
#include "words/objections.hpp"

namespace salida {

struct Obstacle {
  int rules_met = 0;  // how many let the action pass before one did not: the more, the nearer it came
  Objection objection{};
};

/// Phase `play`: the action has a die, the sum or a reward of its own, and is not legal.
[[nodiscard]] Obstacle obstacle_to(const Rules& rules, const Position& position, Action action);

}  // namespace salida

// Finds the rule that forbids an action which the dice would allow. No rule is written a second time: the engine is
// asked with every rule lifted that could forbid the action, then with one after another restored. The first rule under
// which the action is no longer a candidate is the reason.
#pragma once

#include "core/position.hpp"
#include "core/rules.hpp"
#include "words/objections.hpp"

namespace salida {

struct Obstacle {
  int rules_met = 0;  // how many rules allowed the action before one did not: the more, the nearer it came to legal
  Objection objection{};
};

/// Phase `play`: the roll has a die, a sum or a reward for the action, yet it is not legal.
[[nodiscard]] Obstacle obstacle_to(const Rules& rules, const Position& position, Action action);

}  // namespace salida

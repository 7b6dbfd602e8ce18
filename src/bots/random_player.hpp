// Random play as the rulebook defines it: every legal action is equally likely.
#pragma once

#include "bots/player.hpp"
#include "core/position.hpp"
#include "dice/game_random.hpp"

namespace salida {

[[nodiscard]] inline Action choose_at_random(const ActionList& actions, GameRandom& random) {
  return actions[actions.size() == 1 ? 0 : random.below(actions.size())];
}

class RandomPlayer final : public Player {
 public:
  [[nodiscard]] Action choose(const Question& question) override {
    return choose_at_random(question.legal, question.random);
  }
};

}  // namespace salida

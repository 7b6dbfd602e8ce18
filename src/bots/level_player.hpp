// A bot that is made weaker: with a given chance, it decides at random.
#pragma once

#include <memory>
#include <utility>

#include "bots/player.hpp"
#include "bots/random_player.hpp"

namespace salida {

class LevelPlayer final : public Player {
 public:
  /// `slips`: how many decisions in 100 are made at random.
  LevelPlayer(std::unique_ptr<Player> bot, unsigned slips) : bot_(std::move(bot)), slips_(slips) {}

  [[nodiscard]] Action choose(const Question& question) override {
    if (question.random.below(100) < slips_) return choose_at_random(question.legal, question.random);
    return bot_->choose(question);
  }

 private:
  std::unique_ptr<Player> bot_;
  unsigned slips_;
};

}  // namespace salida

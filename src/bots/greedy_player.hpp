// A bot that takes what a roll offers, action by action, in this order of preference:
//   1. bring a piece home
//   2. capture
//   3. bring pieces out of the nest
//   4. take a piece out of danger
//   5. go where nobody can capture it: a safe square, the column, a blockade, far from rivals
//   6. not leave a safe square for a place where it can be captured
//   7. advance the piece that has come farthest
#pragma once

#include "bots/danger.hpp"
#include "bots/player.hpp"

namespace salida {

class GreedyPlayer final : public Player {
 public:
  /// The rules must outlive it.
  explicit GreedyPlayer(const Rules& rules) : danger_(rules) {}

  [[nodiscard]] Action choose(const Question& question) override;

 private:
  [[nodiscard]] int preference(const Question& question, Action action) const;

  Danger danger_;
};

}  // namespace salida

// A bot that plays each roll so that its end is worth most: one roll deep, over every way to play it.
#pragma once

#include <memory>
#include <vector>

#include "bots/judge.hpp"
#include "bots/player.hpp"
#include "bots/plays.hpp"

namespace salida {

class OneRollPlayer final : public Player {
 public:
  /// The rules must outlive it.
  OneRollPlayer(const Rules& rules, std::shared_ptr<const Evaluation> evaluation, double called = 1.0)
      : engine_(engine_for(rules)), evaluation_(std::move(evaluation)), judge_(rules, *evaluation_, called) {}

  [[nodiscard]] Action choose(const Question& question) override;

 private:
  std::unique_ptr<AnyEngine> engine_;
  std::shared_ptr<const Evaluation> evaluation_;
  Judge judge_;
  std::vector<Play> plays_;
};

/// Finds every answer to a question, each with the position that it leads to.
void find_answers(const AnyEngine& engine, const Question& question, std::vector<Play>& plays);

/// Returns the play whose end is worth most to the seat; the first, if several are.
[[nodiscard]] const Play& best_of(const std::vector<Play>& plays, const Judge& judge, Seat seat);

}  // namespace salida

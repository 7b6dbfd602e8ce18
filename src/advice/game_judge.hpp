// What a game is judged by: the network that fits, or an expert.
#pragma once

#include <memory>

#include "bots/evaluation.hpp"
#include "core/rules.hpp"

namespace salida {

struct GameJudge {
  std::shared_ptr<const Evaluation> evaluation;  // never null
  bool is_rough = false;                         // no network fits
};

/// `network` is nullptr if none fits. `rules` have to live longer than the judge.
[[nodiscard]] GameJudge game_judge(const Rules& rules, std::shared_ptr<const Evaluation> network);

}  // namespace salida

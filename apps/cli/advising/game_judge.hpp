// What advice judges by: exact endings, shipped or kept, where they apply, else the network that fits, or an expert.
#pragma once

#include <memory>

#include "bots/evaluation.hpp"
#include "core/rules.hpp"
#include "endings/endings.hpp"
#include "notation/result.hpp"

namespace salida::cli {

struct GameJudge {
  std::shared_ptr<const Evaluation> evaluation;  // never null
  std::shared_ptr<const Endings> endings;        // nor are these, which it asks first
  bool is_rough = false;                         // no network fits
};

/// Rules live longer. A kept table that is damaged is an error.
Result<GameJudge> game_judge(const Rules& rules, int players);

}  // namespace salida::cli

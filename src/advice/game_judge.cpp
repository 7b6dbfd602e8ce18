#include "advice/game_judge.hpp"

#include <utility>

#include "bots/expert_evaluation.hpp"

namespace salida {

GameJudge game_judge(const Rules& rules, std::shared_ptr<const Evaluation> network) {
  if (network) return {.evaluation = std::move(network)};
  return {.evaluation = std::make_shared<ExpertEvaluation>(rules), .is_rough = true};
}

}  // namespace salida

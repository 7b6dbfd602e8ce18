#include "cli/advising/game_judge.hpp"

#include <utility>

#include "bots/expert_evaluation.hpp"
#include "cli/endings/ending_files.hpp"
#include "endings/ending_evaluation.hpp"
#include "nets/networks.hpp"

namespace salida::cli {

Result<GameJudge> game_judge(const Rules& rules, int players) {
  const Result<std::shared_ptr<const Endings>> endings = endings_at_hand(rules);
  if (!endings) return endings.error();
  GameJudge judge{.evaluation = shipped_network(rules, players), .endings = *endings};
  judge.is_rough = judge.evaluation == nullptr;
  if (judge.is_rough) judge.evaluation = std::make_shared<ExpertEvaluation>(rules);
  judge.evaluation = std::make_shared<EndingEvaluation>(*endings, std::move(judge.evaluation));
  return judge;
}

}  // namespace salida::cli

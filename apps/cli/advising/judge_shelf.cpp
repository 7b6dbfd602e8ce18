#include "cli/advising/judge_shelf.hpp"

#include <algorithm>
#include <bit>
#include <memory>
#include <utility>

#include "cli/endings/ending_files.hpp"
#include "endings/ending_evaluation.hpp"
#include "nets/shipped_networks.hpp"

namespace salida::cli {

Result<JudgeAtHand> judge_at_hand(const Rules& rules, int players) {
  const Result<std::shared_ptr<const Endings>> endings = endings_at_hand(rules);
  if (!endings) return endings.error();
  JudgeAtHand judge{game_judge(rules, shipped_network(rules, players)), *endings};
  judge.evaluation = std::make_shared<EndingEvaluation>(judge.endings, std::move(judge.evaluation));
  return judge;
}

Result<const GameJudge*> JudgeShelf::judge_for(const Record& record) {
  const Rules& rules = record.named.rules;
  const int players = std::popcount(record.begins.playing);
  const auto found =
      std::ranges::find_if(kept_, [&](const Kept& kept) { return kept.rules == rules && kept.players == players; });
  if (found != kept_.end()) return &found->judge;
  Kept& kept = kept_.emplace_back(Kept{.rules = rules, .players = players});
  Result<JudgeAtHand> judge = judge_at_hand(kept.rules, players);
  if (!judge) {
    kept_.pop_back();
    return judge.error();
  }
  kept.judge = *std::move(judge);
  return &kept.judge;
}

}  // namespace salida::cli

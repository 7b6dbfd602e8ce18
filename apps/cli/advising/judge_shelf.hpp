// What this program judges games by: shipped networks, and tables of endings that are shipped or kept.
#pragma once

#include <list>
#include <memory>

#include "advice/game_judge.hpp"
#include "core/rules.hpp"
#include "endings/endings.hpp"
#include "notation/result.hpp"
#include "record/record.hpp"

namespace salida::cli {

struct JudgeAtHand : GameJudge {
  std::shared_ptr<const Endings> endings;  // never null; its evaluation asks them first
};

/// `rules` have to live longer than the judge. A kept table that is damaged is an error.
Result<JudgeAtHand> judge_at_hand(const Rules& rules, int players);

/// A judge for each rule set and number of players, made when first needed. They live as long as the shelf.
class JudgeShelf {
 public:
  Result<const GameJudge*> judge_for(const Record& record);

 private:
  struct Kept {
    Rules rules;
    int players = 0;
    JudgeAtHand judge{};
  };
  std::list<Kept> kept_;
};

}  // namespace salida::cli

// Who sits where, as people write it: a name for each seat, in turn order, with commas between.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "bots/calling.hpp"
#include "bots/evaluation.hpp"
#include "bots/player.hpp"
#include "core/play.hpp"
#include "core/rules.hpp"
#include "notation/catalogue.hpp"
#include "notation/result.hpp"

namespace salida::cli {

struct Seating {
  Seats seats = 0;
  std::vector<std::string> names;  // in the order of the seats

  [[nodiscard]] bool all_random() const;
};

/// The seats of "expert,random,random", as far apart as they can sit; where `players` is empty, `number` of random
/// ones, or a full board where that is 0.
Result<Seating> read_seating(const Rules& rules, const std::string& players, int number);

/// Makes the players of one table; each thread has its own. Rules live longer than they.
class PlayerMaker {
 public:
  PlayerMaker(const NamedRules& named, const Seating& seating, Calling calling);

  [[nodiscard]] std::vector<std::unique_ptr<Player>> make() const;

  /// What has to be said before the game: who has to do without a network.
  [[nodiscard]] const std::vector<std::string>& remarks() const { return remarks_; }

 private:
  const NamedRules* named_;
  const Seating* seating_;
  Calling calling_;
  std::shared_ptr<const Evaluation> network_;
  std::vector<std::string> remarks_;
};

}  // namespace salida::cli

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
#include "notation/result.hpp"
#include "sim/seated_play.hpp"

namespace salida::cli {

struct Seating {
  Seats seats = 0;
  std::vector<std::string> names;  // in the order of the seats

  [[nodiscard]] bool all_random() const;
};

/// The seats of "expert,random,random", as far apart as they can sit; where `players` is empty, `number` of random
/// ones, or a full board where that is 0.
Result<Seating> read_seating(const Rules& rules, const std::string& players, int number);

/// What has to be said before the first game: who has to do without a network.
[[nodiscard]] std::vector<std::string> remarks_on(const Rules& rules, const Seating& seating);

/// The players of one table; each thread has its own. Rules live longer than they.
class SeatedTable {
 public:
  SeatedTable(const Rules& rules, const Seating& seating, Calling calling);

  /// Everybody as many seats further on.
  [[nodiscard]] SeatedPlayers seats(std::size_t further = 0) const;

 private:
  std::vector<std::unique_ptr<Player>> players_;
  std::vector<unsigned> seats_;  // that are taken
};

}  // namespace salida::cli

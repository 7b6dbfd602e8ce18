// Who sits where, as people write it: a name for each seat, in turn order, with commas between.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/calling.hpp"
#include "bots/evaluation.hpp"
#include "bots/player.hpp"
#include "cli/players/exec_terms.hpp"
#include "core/play.hpp"
#include "core/rules.hpp"
#include "notation/catalogue.hpp"
#include "notation/result.hpp"
#include "sim/seated_play.hpp"
#include "words/language.hpp"

namespace salida::cli {

struct Seating {
  Seats seats = 0;
  std::vector<std::string> names;  // in the order of the seats

  [[nodiscard]] bool all_random() const;
  /// The numbers of the seats.
  [[nodiscard]] std::vector<unsigned> taken() const;
  /// What a record says of each: commands are all of kind "exec".
  [[nodiscard]] std::vector<std::string> kinds() const;
};

/// The seats of "expert,random,random", as far apart as they can sit; where `players` is empty, `number` of random
/// ones, or a full board where that is 0.
Result<Seating> read_seating(const Rules& rules, const std::string& players, int number);

/// Random players call always: another wish is an error where nobody else plays.
std::optional<Error> calls_of_nobody(const Seating& seating, Calling calling);

/// What the strongest bots judge by: exact endings where a shipped table has them, else the network that fits, or an
/// expert's judgement where none does. Nothing where there is neither table nor network.
[[nodiscard]] std::shared_ptr<const Evaluation> best_judgement(const Rules& rules, int players);

/// What has to be said before the first game: who has to do without a network.
[[nodiscard]] std::vector<std::string> remarks_on(Language language, const Rules& rules, const Seating& seating);

class ExecSeat;

/// The players of one table; each thread has its own. Rules live longer than they.
class SeatedTable {
 public:
  SeatedTable(const NamedRules& named, const Seating& seating, Calling calling, ExecTerms terms);
  SeatedTable(const SeatedTable&) = delete;
  SeatedTable& operator=(const SeatedTable&) = delete;
  SeatedTable(SeatedTable&&) noexcept;
  SeatedTable& operator=(SeatedTable&&) = delete;
  ~SeatedTable();

  /// Commands that have ended or were late are started again, ten times at the most.
  void begin_game();

  /// What went wrong with commands so far: how often, and the first of each in words.
  struct Faults {
    std::string command;
    std::uint64_t number = 0;
    std::string first;
  };
  [[nodiscard]] std::vector<Faults> faults() const;

  /// Everybody as many seats further on.
  [[nodiscard]] SeatedPlayers seats(std::size_t further = 0) const;

 private:
  std::vector<std::unique_ptr<Player>> players_;
  std::vector<ExecSeat*> commands_;  // those of the players that are
  std::vector<unsigned> seats_;      // that are taken
};

/// Says on standard error what commands did wrong at these tables, if anything.
void tell_faults(std::span<const SeatedTable> tables);

}  // namespace salida::cli

// Who sits where, as it is written on the command line: a name for each seat, in turn order, with commas between.
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
  /// Returns the numbers of the seats that are taken.
  [[nodiscard]] std::vector<unsigned> taken() const;
  /// Returns the kind of each player for a record; every command is "exec".
  [[nodiscard]] std::vector<std::string> kinds() const;
};

/// Reads "expert,random,random"; players sit as far apart as they can. If `players` is empty, `number` random players
/// sit down, or a full board if that is 0.
Result<Seating> read_seating(const Rules& rules, const std::string& players, int number);

/// Random players always call: returns an error if something else is wanted and nobody else plays.
std::optional<Error> calls_of_nobody(const Seating& seating, Calling calling);

/// What the strongest bots judge by: exact endings from the shipped tables, else the network that fits, or an expert's
/// judgement if none does. Returns nullptr if there is neither table nor network.
[[nodiscard]] std::shared_ptr<const Evaluation> best_judgement(const Rules& rules, int players);

/// Returns remarks to print before the first game: which bots have to do without a network.
[[nodiscard]] std::vector<std::string> remarks_on(Language language, const Rules& rules,
                                                  std::span<const std::string> players);

class ExecSeat;

/// The players of one table, for one thread. The rules have to outlive it.
class SeatedTable {
 public:
  SeatedTable(const NamedRules& named, const Seating& seating, Calling calling, ExecTerms terms);
  SeatedTable(const SeatedTable&) = delete;
  SeatedTable& operator=(const SeatedTable&) = delete;
  SeatedTable(SeatedTable&&) noexcept;
  SeatedTable& operator=(SeatedTable&&) = delete;
  ~SeatedTable();

  /// Restarts commands that have ended or were late, at most ten times.
  void begin_game();

  /// What went wrong with a command so far: how often, and the first fault in words.
  struct Faults {
    std::string command;
    std::uint64_t number = 0;
    std::string first;
  };
  [[nodiscard]] std::vector<Faults> faults() const;

  /// Returns the players, each moved so many seats further on.
  [[nodiscard]] SeatedPlayers seats(std::size_t further = 0) const;

 private:
  std::vector<std::unique_ptr<Player>> players_;
  std::vector<ExecSeat*> commands_;  // those of the players that are commands
  std::vector<unsigned> seats_;      // that are taken
};

/// Writes to standard error what commands did wrong at these tables, if anything.
void tell_faults(std::span<const SeatedTable> tables);

}  // namespace salida::cli

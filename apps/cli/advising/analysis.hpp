// One position looked at closely: everything that can be done, or everything that can be rolled.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "advice/verdicts.hpp"
#include "cli/verbs.hpp"
#include "notation/catalogue.hpp"
#include "notation/result.hpp"

namespace salida::cli {

struct Analysis {
  NamedRules named{};
  Position position{};                // as it was asked about
  std::string roll{};                 // as it was asked about; may be empty
  Position rolled{};                  // the same after the roll, or inside a turn: what can be done
  Seat seat = 0;                      // who decides, or is to roll
  bool is_called = false;             // M10: a miss was called first, as is to be reckoned with
  bool awaits_roll = false;           // nothing was rolled: `verdicts` is of the position itself
  std::vector<Verdict> verdicts{};    // never none
  std::vector<Prospect> prospects{};  // where it awaits a roll: of all rolls, the best first
  std::vector<std::string> why{};     // what the best play has over the next, in words
  bool has_network = false;
  TrialTerms terms{};
  std::size_t trials = 0;
  double seconds = 0;
};

/// The plays that are listed as text: of an outcome from where it was decided.
[[nodiscard]] std::string play_of(const Analysis& analysis, const Outcome& outcome);
/// The best play of a roll.
[[nodiscard]] std::string best_play_of(const Analysis& analysis, const Prospect& prospect);

/// Looks at what was asked about for as long as was allowed.
Result<Analysis> analyze(const AnalyzeOptions& options);

[[nodiscard]] std::string analysis_json(const Analysis& analysis);

}  // namespace salida::cli

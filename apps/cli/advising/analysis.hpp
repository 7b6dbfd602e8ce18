// One position looked at closely: everything that can be done, or everything that can be rolled.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "advice/verdicts.hpp"
#include "bots/calling.hpp"
#include "notation/catalogue.hpp"
#include "notation/result.hpp"
#include "words/language.hpp"

namespace salida::cli {

/// What the command line says.
struct AnalyzeOptions {
  std::string rules;  // house rules that the position may be of
  std::string position;
  std::string roll;                     // empty: of all rolls, or a position inside a turn
  double time = 2;                      // seconds for trials
  std::optional<std::uint64_t> trials;  // so many instead, however long it takes
  std::uint64_t seed = 1;
  unsigned threads = 0;  // 0: one for each core
  Calling calling = Calling::always;
  Language language = Language::english;
  bool json = false;
};

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

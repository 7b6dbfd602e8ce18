// The analysis of one position: everything that can be done, or everything that can be rolled, ranked.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "advice/outlook.hpp"
#include "advice/trials.hpp"
#include "advice/verdicts.hpp"
#include "json/json.hpp"
#include "notation/catalogue.hpp"
#include "words/language.hpp"

namespace salida {

struct Analysis {
  NamedRules named{};
  Position position{};                // as it was asked about
  std::string roll{};                 // as it was asked about; may be empty
  Position rolled{};                  // the same after the roll, or inside a turn: what can be done
  Seat seat = 0;                      // who decides, or is to roll
  bool is_called = false;             // M10: a miss was called first, as is to be reckoned with
  bool awaits_roll = false;           // nothing was rolled: `verdicts` is of the position itself
  std::vector<Verdict> verdicts{};    // never none
  std::vector<Prospect> prospects{};  // if it awaits a roll: one for each roll, the best first
  std::vector<std::string> why{};     // what the best play has over the next, in words
  bool has_network = false;
  TrialTerms terms{};
  std::size_t trials = 0;
  double seconds = 0;
};

/// Of a position inside a turn, or that awaits a roll: what is asked, before anything is thought of it.
[[nodiscard]] Analysis question_about(const NamedRules& named, const Position& position);

/// Finds the verdicts, and where a roll is awaited the prospects, by the evaluation alone.
void look_at_sight(Analysis& analysis, Outlook& outlook);

/// Says why the best play is better than the next; does nothing if there is only one.
void find_reasons(Analysis& analysis, Language language);

/// A play as text, from where it was decided.
[[nodiscard]] std::string play_of(const Analysis& analysis, const Outcome& outcome);
/// The best play of a roll.
[[nodiscard]] std::string best_play_of(const Analysis& analysis, const Prospect& prospect);

[[nodiscard]] Json analysis_json(const Analysis& analysis);

}  // namespace salida

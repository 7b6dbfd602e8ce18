// What is to be played, from options, from what was chosen last time, and from the menu; and the table it makes.
#pragma once

#include <string>
#include <vector>

#include "cli/verbs.hpp"
#include "notation/catalogue.hpp"
#include "notation/result.hpp"
#include "table/session.hpp"
#include "tui/play_menu.hpp"

namespace salida::cli {

/// The rules that can be chosen, and what was chosen of everything.
struct PlannedGame {
  std::vector<NamedRules> known;
  PlayPlan plan;
  [[nodiscard]] const NamedRules& named() const { return known[plan.rules]; }
};

/// What the options say, on top of what was chosen last time.
Result<PlannedGame> plan_game(const PlayOptions& options);

/// Remembers it for the next time.
void remember(const PlannedGame& game);

/// The table, before the first roll; with real dice `first` begins, where that is no seat (0) the first that plays.
Result<Table> new_table(const PlannedGame& game, int first);

/// People and bots around it.
[[nodiscard]] Session session_at(Table table, Calling calling);

}  // namespace salida::cli

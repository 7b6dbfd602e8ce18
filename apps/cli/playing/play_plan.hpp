// Which game to play, from options, what was chosen last time, and the menu; and the table for it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bots/calling.hpp"
#include "core/rules.hpp"
#include "notation/catalogue.hpp"
#include "notation/result.hpp"
#include "table/pace.hpp"
#include "table/session.hpp"
#include "tui/play_menu.hpp"
#include "words/language.hpp"

namespace salida::cli {

/// What the command line says.
struct PlayOptions {
  std::string rules;  // empty: what was played last
  std::string seats;
  std::optional<Calling> calling;
  std::optional<Pace> pace;
  std::optional<Until> until;
  bool by_hand = false;
  int first = 0;       // by hand: the seat that begins
  std::string record;  // where the game is kept; empty: among one's games
  bool resume = false;
  bool plain = false;
  Language language = Language::english;
};

/// The rules that can be chosen, and what was chosen of everything.
struct PlannedGame {
  std::vector<NamedRules> known;
  PlayPlan plan;
  [[nodiscard]] const NamedRules& named() const { return known[plan.rules]; }
};

/// Returns what was chosen last time, changed by the options.
Result<PlannedGame> plan_game(const PlayOptions& options);

/// Keeps these choices for the next time.
void remember(const PlannedGame& game);

/// Returns the table before the first roll. With real dice `first` begins, or, if that is 0, the first seat that plays.
Result<Table> new_table(const PlannedGame& game, int first);

/// Seats people and bots at the table.
[[nodiscard]] Session session_at(Table table, Calling calling);

}  // namespace salida::cli

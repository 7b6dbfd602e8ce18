// A table of what happened to each seat in a game.
#pragma once

#include <string>
#include <vector>

#include "core/position.hpp"
#include "notation/catalogue.hpp"
#include "words/game_tally.hpp"
#include "words/language.hpp"

namespace salida::cli {

/// Returns a line of headings, and a line for each seat that plays.
[[nodiscard]] std::vector<std::string> summary_lines(Language language, const NamedRules& named, const GameTally& tally,
                                                     const Position& end);

}  // namespace salida::cli

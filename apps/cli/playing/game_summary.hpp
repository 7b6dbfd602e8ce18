// What a game was for each seat, as a table.
#pragma once

#include <string>
#include <vector>

#include "core/position.hpp"
#include "notation/catalogue.hpp"
#include "words/game_tally.hpp"
#include "words/language.hpp"

namespace salida::cli {

/// A line of headings and one for each seat that plays.
[[nodiscard]] std::vector<std::string> summary_lines(Language language, const NamedRules& named, const GameTally& tally,
                                                     const Position& end);

}  // namespace salida::cli

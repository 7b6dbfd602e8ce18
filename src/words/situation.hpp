// Where a game stands, in sentences: whose turn it is, what is owed, who has finished, and where the pieces are.
#pragma once

#include <string>
#include <vector>

#include "core/position.hpp"
#include "notation/catalogue.hpp"
#include "words/language.hpp"

namespace salida {

/// "Red is to roll two dice." and whatever else the rest of the turn depends on; then who has finished, or who has won.
/// Missed captures are told too; a table must keep those to itself until somebody calls (M10).
[[nodiscard]] std::vector<std::string> situation_words(Language language, const NamedRules& named,
                                                       const Position& position);

/// For each seat that plays: "Red: 2 in jail, 1 on 13 and 1 in the center."
[[nodiscard]] std::vector<std::string> pieces_words(Language language, const NamedRules& named,
                                                    const Position& position);

}  // namespace salida

// A review as one HTML page: the graph of the game, every mistake on the board, and all the figures.
#pragma once

#include <string>

#include "cli/advising/review_json.hpp"
#include "cli/advising/review_rows.hpp"

namespace salida::cli {

[[nodiscard]] std::string review_report(const ReviewedGame& one, int looks, const std::string& command,
                                        Language language);

/// Of several games: profiles, and a line for each game.
[[nodiscard]] std::string profile_report(const ReviewTotals& totals, const std::vector<GameLine>& games,
                                         const std::string& command, Language language);

}  // namespace salida::cli

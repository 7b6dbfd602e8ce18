// A review as JSON, which docs/review.md describes; kept apart since nlohmann::json is slow to compile.
#pragma once

#include <string>
#include <vector>

#include "cli/advising/review_rows.hpp"
#include "cli/advising/reviewed_game.hpp"

namespace salida::cli {

/// Everything of one game.
[[nodiscard]] std::string review_json(const ReviewedGame& one, ReviewTerms terms);

/// The data of the page's plot; web/report/data.ts says what is in it.
[[nodiscard]] std::string review_plot_json(const ReviewedGame& one, Language language);

/// A line of the list of games beside profiles: what it came to, or what was wrong with it.
struct GameLine {
  std::string file;
  std::size_t number = 1;
  std::string fault{};  // empty where it was reviewed
  std::string rules{};
  std::size_t rolls = 0;
  bool is_unfinished = false;
  std::vector<std::string> players{};
  std::vector<SeatSum> sums{};
};
[[nodiscard]] std::string profile_json(const ReviewTotals& totals, const std::vector<GameLine>& games,
                                       ReviewTerms terms);

}  // namespace salida::cli

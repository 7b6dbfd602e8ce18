// Reviews as JSON: what advice/review_json.hpp writes, and where the games came from.
#pragma once

#include <string>
#include <vector>

#include "cli/advising/review_rows.hpp"
#include "cli/advising/reviewed_game.hpp"

namespace salida::cli {

/// Everything of one game.
[[nodiscard]] std::string game_review_json(const ReviewedGame& one, ReviewTerms terms);

/// The data of the report's plot: ReviewData of schemas/report.schema.json.
[[nodiscard]] std::string review_plot_json(const ReviewedGame& one, Language language);

/// A line of the list of games beside profiles: what it came to, or what was wrong with it.
struct GameLine {
  std::string file;
  std::size_t number = 1;
  std::string fault{};  // empty if it was reviewed
  std::string rules{};
  std::size_t rolls = 0;
  bool is_unfinished = false;
  std::vector<std::string> players{};
  std::vector<SeatSum> sums{};
};
[[nodiscard]] std::string profile_json(const ReviewTotals& totals, const std::vector<GameLine>& games,
                                       ReviewTerms terms);

}  // namespace salida::cli

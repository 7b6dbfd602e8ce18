// A review as text, in 80 columns.
#pragma once

#include <string>
#include <vector>

#include "advice/player_profile.hpp"
#include "reviewed_game.hpp"

namespace salida::cli {

enum class RollsShown : std::uint8_t { those_that_matter, all };

/// What is said of the game before any figure: rules and result, who sat where, how chances were reckoned.
[[nodiscard]] std::vector<std::string> review_headlines(const ReviewedGame& one, int looks, Language language);

[[nodiscard]] std::string review_text(const ReviewedGame& one, int looks, RollsShown shown, Language language);

/// What many games came to.
struct ReviewTotals {
  std::size_t games = 0;
  std::size_t rolls = 0;
  std::size_t not_read = 0;
  Profiles players{};
  Profiles seats{};  // the same games by where people sat
};

/// By seat too where nobody but one player sat there: then luck can be seen to favour no seat.
[[nodiscard]] std::string profile_text(const ReviewTotals& totals, Language language);

}  // namespace salida::cli

// A review as text, in 80 columns.
#pragma once

#include <cstdint>
#include <string>

#include "cli/advising/review_rows.hpp"

namespace salida::cli {

enum class RollsShown : std::uint8_t { those_that_matter, all };

[[nodiscard]] std::string review_text(const ReviewedGame& one, int looks, RollsShown shown, Language language);

[[nodiscard]] std::string profile_text(const ReviewTotals& totals, Language language);

}  // namespace salida::cli

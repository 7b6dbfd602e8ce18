// The lines of a review as cells, whether they are set in a terminal or in a page.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "advice/player_profile.hpp"
#include "advice/review_json.hpp"
#include "cli/advising/reviewed_game.hpp"
#include "words/language.hpp"

namespace salida::cli {

/// A roll, or what somebody gave up after a call.
struct ReviewRow {
  std::string turn, who, dice;
  std::array<std::string, 5> figures{};  // the chance before, after the roll, after the play; luck, loss
  std::string mark, play, better{};
};

/// A line of the sum: a cell for each seat.
struct SumRow {
  std::string label;
  bool is_part = false;  // of the line above
  std::vector<std::string> cells{};
};

class ReviewRows {
 public:
  ReviewRows(const ReviewedGame& one, Language language) : one_(one), record_(one.record()), language_(language) {}

  /// What is said of the game before any figure: rules and result, who sat where, how chances were reckoned.
  [[nodiscard]] std::vector<std::string> headlines(int looks) const;

  [[nodiscard]] ReviewRow headings() const;
  [[nodiscard]] std::vector<ReviewRow> all() const;
  [[nodiscard]] std::vector<ReviewRow> mistakes() const;
  [[nodiscard]] std::vector<ReviewRow> by_luck(Luckiest which) const;
  [[nodiscard]] ReviewRow row_of(const ReviewedDecision& decision) const {
    const ReviewedRoll& one = one_.review.rolls[decision.roll];
    return decision.is_atonement ? atonement(one, *decision.decision) : roll(one);
  }

  /// The first names the seats.
  [[nodiscard]] std::vector<SumRow> sums() const;

  [[nodiscard]] std::string name(Seat seat) const;

 private:
  [[nodiscard]] ReviewRow roll(const ReviewedRoll& one) const;
  [[nodiscard]] ReviewRow atonement(const ReviewedRoll& one, const Decision& decision) const;

  const ReviewedGame& one_;
  const Record& record_;
  Language language_;
};

/// What many games came to.
struct ReviewTotals {
  std::size_t games = 0;
  std::size_t rolls = 0;
  std::size_t not_read = 0;
  Profiles players{};
  Profiles seats{};  // the same games by where people sat

  /// Nobody else sat there: then it can be seen by seat that luck favours none.
  [[nodiscard]] bool has_one_player() const { return players.all().size() == 1; }
};

/// Headings first, then a line for each profile.
[[nodiscard]] std::vector<std::vector<std::string>> profile_rows(const std::vector<PlayerProfile>& profiles,
                                                                 std::string_view heading, Language language);

/// How many games there were, how many could not be read, and what taking luck away does to the variance.
[[nodiscard]] std::vector<std::string> profile_headlines(const ReviewTotals& totals, Language language);
[[nodiscard]] std::vector<std::string> variance_lines(const ReviewTotals& totals, Language language);

}  // namespace salida::cli

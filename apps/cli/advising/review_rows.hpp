// The tables of a review, row by row, for the terminal and for the page.
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

  /// Returns the lines at the top: rules and result, who sat where, how chances were estimated.
  [[nodiscard]] std::vector<std::string> headlines(int looks) const;

  [[nodiscard]] ReviewRow headings() const;
  [[nodiscard]] std::vector<ReviewRow> all() const;
  [[nodiscard]] std::vector<ReviewRow> mistakes() const;
  [[nodiscard]] std::vector<ReviewRow> by_luck(Luckiest which) const;
  [[nodiscard]] ReviewRow row_of(const ReviewedDecision& decision) const {
    const ReviewedRoll& one = one_.review.rolls[decision.roll];
    return decision.is_atonement ? atonement(one, *decision.decision) : roll(one);
  }

  /// The first row has the names of the seats.
  [[nodiscard]] std::vector<SumRow> sums() const;

  [[nodiscard]] std::string name(Seat seat) const;

 private:
  [[nodiscard]] ReviewRow roll(const ReviewedRoll& one) const;
  [[nodiscard]] ReviewRow atonement(const ReviewedRoll& one, const Decision& decision) const;

  const ReviewedGame& one_;
  const Record& record_;
  Language language_;
};

/// Sums over many games.
struct ReviewTotals {
  std::size_t games = 0;
  std::size_t rolls = 0;
  std::size_t not_read = 0;
  Profiles players{};
  Profiles seats{};  // the same games by seat

  /// Whether one player had all seats. Profiles by seat then show that luck favours none of them.
  [[nodiscard]] bool has_one_player() const { return players.all().size() == 1; }
};

/// Returns a row of headings, and a row for each profile.
[[nodiscard]] std::vector<std::vector<std::string>> profile_rows(const std::vector<PlayerProfile>& profiles,
                                                                 std::string_view heading, Language language);

/// Returns how many games there were, and how many could not be read.
[[nodiscard]] std::vector<std::string> profile_headlines(const ReviewTotals& totals, Language language);
[[nodiscard]] std::vector<std::string> variance_lines(const ReviewTotals& totals, Language language);

}  // namespace salida::cli

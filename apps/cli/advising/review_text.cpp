#include "cli/advising/review_text.hpp"

#include <algorithm>

#include <fmt/core.h>

#include "cli/advising/review_words.hpp"
#include "tui/styled_text.hpp"

namespace salida::cli {
namespace {

constexpr unsigned page_width = 80;

class ReviewText {
 public:
  ReviewText(const ReviewedGame& one, Language language) : one_(one), rows_(one, language), language_(language) {
    for (const SeatSum& sum : one.sums) name_width_ = std::max(name_width_, letters_in(rows_.name(sum.seat)));
  }

  [[nodiscard]] std::string text(int looks, RollsShown shown) {
    for (const std::string& line : rows_.headlines(looks)) add_wrapped(line);
    if (shown == RollsShown::all) add_table(ReviewWord::every_roll, rows_.all());
    else if (marked_decisions(one_.review).empty()) add("\n" + std::string(word(ReviewWord::no_mistakes)));
    else add_table(ReviewWord::mistakes, rows_.mistakes());
    add_table(ReviewWord::luckiest, rows_.by_luck(Luckiest::best));
    add_table(ReviewWord::unluckiest, rows_.by_luck(Luckiest::worst));
    add_sums();
    return std::move(text_);
  }

 private:
  [[nodiscard]] std::string_view word(ReviewWord which) const { return review_words(language_, which); }

  void add(std::string_view line) {
    text_ += line.substr(0, line.find_last_not_of(' ') + 1);
    text_ += '\n';
  }

  void add_wrapped(std::string_view line) {
    for (const std::string& part : wrapped(line, page_width)) add(part);
  }

  void add_table(ReviewWord heading, const std::vector<ReviewRow>& rows) {
    add("");
    add(word(heading));
    ReviewRow headings = rows_.headings();
    headings.better.clear();  // it stands below the play
    add_row(headings);
    for (const ReviewRow& row : rows) add_row(row);
  }

  /// All figures, and then what was played, and what was better, on as many lines as that takes.
  void add_row(const ReviewRow& row) {
    std::string line = fmt::format("{:>5}  {:<{}}  {:<5}", row.turn, row.who, name_width_, row.dice);
    for (const std::string& figure : row.figures) line += fmt::format("{:>7}", figure);
    line += fmt::format(" {:<2}  ", row.mark);
    const unsigned indent = letters_in(line);
    const auto add_play = [&](std::string_view play) {
      for (const std::string& part : wrapped(play, page_width - std::min(indent, page_width - 16))) {
        add(line + part);
        line.assign(indent, ' ');
      }
    };
    add_play(row.play);
    if (!row.better.empty()) add_play(std::string(word(ReviewWord::better)) + ": " + row.better);
  }

  /// A column for each seat.
  void add_sums() {
    add("");
    add(word(ReviewWord::sums));
    const unsigned width = std::max(name_width_ + 2, 7U);
    for (const SumRow& row : rows_.sums()) {
      std::string line = fmt::format("{:<20}", (row.is_part ? "  " : "") + row.label);
      for (const std::string& cell : row.cells) line += fmt::format("{:>{}}", cell, width);
      add(line);
    }
    add_wrapped(word(ReviewWord::sums_note));
  }

  const ReviewedGame& one_;
  ReviewRows rows_;
  Language language_;
  unsigned name_width_ = 1;
  std::string text_;
};

std::string profile_table(const std::vector<PlayerProfile>& profiles, ReviewWord heading, Language language) {
  constexpr std::array<unsigned, 9> widths{9, 7, 9, 7, 13, 8, 5, 5, 5};
  std::string text;
  for (const std::vector<std::string>& row : profile_rows(profiles, review_words(language, heading), language)) {
    text += fmt::format("{:<12}", first_letters(row.front(), 12));
    for (std::size_t k = 1; k < row.size(); ++k) text += fmt::format("{:>{}}", row[k], widths[k - 1]);
    text += '\n';
  }
  return text;
}

}  // namespace

std::string review_text(const ReviewedGame& one, int looks, RollsShown shown, Language language) {
  return ReviewText(one, language).text(looks, shown);
}

std::string profile_text(const ReviewTotals& totals, Language language) {
  std::string text;
  const auto add_wrapped = [&text](std::string_view line) {
    for (const std::string& part : wrapped(line, page_width)) text += part + "\n";
  };
  for (const std::string& line : profile_headlines(totals, language)) add_wrapped(line);
  text += "\n" + profile_table(totals.players.all(), ReviewWord::player, language);
  if (totals.has_one_player()) text += "\n" + profile_table(totals.seats.all(), ReviewWord::by_seat, language);
  text += "\n";
  for (const std::string& line : variance_lines(totals, language)) add_wrapped(line);
  add_wrapped(review_words(language, ReviewWord::profile_note));
  return text;
}

}  // namespace salida::cli

#include "cli/advising/review_report.hpp"

#include <algorithm>
#include <iterator>
#include <numeric>

#include <fmt/core.h>

#include "cli/advising/review_words.hpp"
#include "core/version.hpp"
#include "notation/move_text.hpp"
#include "report/report_page.hpp"
#include "tui/board_labels.hpp"
#include "view/board_svg.hpp"

namespace salida::cli {
namespace {

std::string paragraphs(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

/// One for each piece that an action moves.
void add_arrows(const Rules& rules, const Decision& decision, const std::vector<Action>& play, ArrowKind kind,
                std::vector<BoardArrow>& arrows) {
  Position position = decision.position;
  for (const Action& action : play) {
    if (action.kind != ActionKind::stop) {
      const Place from = begin_of(position.pieces[decision.seat], action);
      arrows.push_back({.seat = decision.seat, .from = from, .to = end_of(action), .kind = kind});
    }
    position = after(rules, position, action);
  }
}

class ReviewPage {
 public:
  ReviewPage(const ReviewedGame& one, Language language)
      : one_(one), record_(one.record()), rows_(one, language), language_(language) {}

  [[nodiscard]] ReportPage page(int looks, const std::string& command) const {
    std::vector<std::string> lines = rows_.headlines(looks);
    ReportPage page{.language = language_,
                    .title = language_ == Language::spanish ? record_.named.name.es : record_.named.name.en,
                    .command = command,
                    .version = std::string(version),
                    .json = review_plot_json(one_, language_),
                    .figures = {{.plot = "review", .caption = word(ReviewWord::chance_plot)}},
                    .drawings_heading = word(ReviewWord::mistakes)};
    for (const ReviewedDecision& mistake : marked_decisions(one_.review))
      page.drawings.push_back(drawing(mistake, page.drawings.size()));
    for (const SeatSum& sum : one_.sums) lines.push_back(sum_line(sum));
    lines.push_back(page.drawings.empty() ? word(ReviewWord::no_mistakes) : word(ReviewWord::board_legend));
    page.summary = paragraphs(lines);
    page.tables = {sums_table(), table(ReviewWord::luckiest, rows_.by_luck(Luckiest::best)),
                   table(ReviewWord::unluckiest, rows_.by_luck(Luckiest::worst)),
                   table(ReviewWord::mistakes, rows_.mistakes()), table(ReviewWord::every_roll, rows_.all())};
    return page;
  }

 private:
  [[nodiscard]] std::string word(ReviewWord which) const { return std::string(review_words(language_, which)); }

  /// "Red: start 24.6, luck -48.2, skill +23.6, result 0.0."
  [[nodiscard]] std::string sum_line(const SeatSum& sum) const {
    const std::vector<long> parts = printed_parts(sum);
    const auto first_skill = static_cast<std::ptrdiff_t>(Part::own_plays);
    const long luck =
        parts[static_cast<std::size_t>(Part::own_rolls)] + parts[static_cast<std::size_t>(Part::others_rolls)];
    return fmt::format("{}: {} {}, {} {}, {} {}, {} {}.", rows_.name(sum.seat), part_words(language_, Part::start),
                       tenths_text(parts.front()), word(ReviewWord::luck), signed_text(luck), word(ReviewWord::skill),
                       signed_text(std::accumulate(parts.begin() + first_skill, parts.end() - 1, 0L)),
                       word(ReviewWord::result), tenths_text(parts.back()));
  }

  [[nodiscard]] ReportTable sums_table() const {
    std::vector<SumRow> rows = rows_.sums();
    ReportTable table{.caption = word(ReviewWord::sums) + ". " + word(ReviewWord::sums_note),
                      .columns = {rows.front().label},
                      .rows = {}};
    std::ranges::copy(rows.front().cells, std::back_inserter(table.columns));
    for (std::size_t k = 1; k < rows.size(); ++k) {
      table.rows.push_back({(rows[k].is_part ? "– " : "") + rows[k].label});
      std::ranges::copy(rows[k].cells, std::back_inserter(table.rows.back()));
    }
    return table;
  }

  [[nodiscard]] static std::vector<std::string> cells_of(const ReviewRow& row) {
    std::vector<std::string> cells{row.turn, row.who, row.dice};
    std::ranges::copy(row.figures, std::back_inserter(cells));
    for (const std::string& cell : {row.mark, row.play, row.better}) cells.push_back(cell);
    return cells;
  }

  [[nodiscard]] ReportTable table(ReviewWord caption, const std::vector<ReviewRow>& rows) const {
    ReportTable table{.caption = word(caption), .columns = cells_of(rows_.headings()), .rows = {}};
    for (const ReviewRow& row : rows) table.rows.push_back(cells_of(row));
    return table;
  }

  /// The board before the play. The squares are drawn once.
  [[nodiscard]] ReportDrawing drawing(const ReviewedDecision& mistake, std::size_t number) const {
    const Decision& decision = *mistake.decision;
    const ReviewRow row = rows_.row_of(mistake);
    const std::string mark = row.mark + " " + std::string(mark_words(language_, decision.mark()));
    BoardDrawing board;
    board.id = "mistake-" + std::to_string(number + 1);
    board.title = fmt::format("{} {}: {} {}", word(ReviewWord::turn), row.turn, row.who, row.dice);
    board.description = fmt::format("{}. {}: {}", row.play, word(ReviewWord::better), row.better);
    board.look = record_.named.look;
    board.seats = marks_of(record_.named, language_);
    board.position = decision.position;
    board.lends_squares = number == 0;
    if (number > 0) board.squares_of = "mistake-1";
    add_arrows(record_.named.rules, decision, decision.better, ArrowKind::better, board.arrows);
    add_arrows(record_.named.rules, decision, decision.play, ArrowKind::made, board.arrows);
    return {.caption = fmt::format("{}: {}, −{} %\n{}: {}\n{}: {}", board.title, mark, row.figures.back(),
                                   word(ReviewWord::play), row.play, word(ReviewWord::better), row.better),
            .svg = board_svg(record_.named.rules, board)};
  }

  const ReviewedGame& one_;
  const Record& record_;
  ReviewRows rows_;
  Language language_;
};

ReportTable profile_table(const Profiles& profiles, ReviewWord heading, Language language) {
  std::vector<std::vector<std::string>> rows = profile_rows(profiles.all(), review_words(language, heading), language);
  ReportTable table{.caption = rows.front().front(), .columns = rows.front(), .rows = {}};
  table.rows.assign(rows.begin() + 1, rows.end());
  return table;
}

}  // namespace

std::string review_report(const ReviewedGame& one, int looks, const std::string& command, Language language) {
  return report_html(ReviewPage(one, language).page(looks, command));
}

std::string profile_report(const ReviewTotals& totals, const std::vector<GameLine>& games, const std::string& command,
                           Language language) {
  const auto word = [language](ReviewWord which) { return std::string(review_words(language, which)); };
  std::vector<std::string> lines = profile_headlines(totals, language);
  std::ranges::copy(variance_lines(totals, language), std::back_inserter(lines));
  lines.push_back(word(ReviewWord::profile_note));
  ReportPage page{.language = language,
                  .title = word(ReviewWord::sums),
                  .summary = paragraphs(lines),
                  .command = command,
                  .version = std::string(version)};
  page.tables = {profile_table(totals.players, ReviewWord::player, language),
                 profile_table(totals.seats, ReviewWord::by_seat, language)};
  ReportTable list{.caption = word(ReviewWord::games),
                   .columns = {word(ReviewWord::file), word(ReviewWord::game), word(ReviewWord::player),
                               word(ReviewWord::result), word(ReviewWord::luck), word(ReviewWord::skill)},
                   .rows = {}};
  for (const GameLine& line : games) {
    for (std::size_t k = 0; k < line.sums.size(); ++k) {
      const SeatSum& sum = line.sums[k];
      list.rows.push_back({line.file, std::to_string(line.number), line.players[k], tenths_text(tenths(sum.result)),
                           signed_text(tenths(sum.luck())), signed_text(tenths(sum.skill()))});
    }
    if (!line.fault.empty()) list.rows.push_back({line.file, std::to_string(line.number), line.fault, "", "", ""});
  }
  page.tables.push_back(std::move(list));
  return report_html(page);
}

}  // namespace salida::cli

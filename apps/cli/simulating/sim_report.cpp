#include "cli/simulating/sim_report.hpp"

#include <algorithm>

#include <fmt/core.h>

#include "core/hand.hpp"
#include "core/version.hpp"
#include "notation/fields_text.hpp"
#include "report/report_page.hpp"
#include "statistics/sim_words.hpp"
#include "statistics/square_counts.hpp"
#include "tui/board_labels.hpp"
#include "view/board_svg.hpp"
#include "words/vocabulary.hpp"

namespace salida::cli {
namespace {

std::string mean_text(const Estimate& estimate) { return fmt::format("{:.3f}", estimate.mean); }
std::string interval_text(double low, double high) { return fmt::format("{:.3f} – {:.3f}", low, high); }
std::string percent_text(double share) { return fmt::format("{:.2f} %", 100 * share); }
std::string percents_text(const Share& share) {
  return fmt::format("{:.2f} – {:.2f} %", 100 * share.low, 100 * share.high);
}

/// The tables, captions and pictures of one language.
class SimPage {
 public:
  SimPage(const SimFacts& facts, Language language) : facts_(facts), language_(language) {}

  [[nodiscard]] ReportPage page() const {
    const std::string name = language_ == Language::spanish ? facts_.named.name.es : facts_.named.name.en;
    ReportPage page{.language = language_,
                    .title = name,
                    .summary = summary(),
                    .command = facts_.command,
                    .version = std::string(version),
                    .json = sim_plot_json(facts_, language_)};
    page.figures = {{.plot = "wins", .caption = text(SimWord::wins)},
                    {.plot = "lengths", .caption = text(SimWord::length)},
                    {.plot = "by-seat", .caption = text(SimWord::by_seat)}};
    page.drawings = {drawing("visits", SimWord::visits, facts_.run.totals.visits),
                     drawing("captures", SimWord::captures_on_board, facts_.run.totals.captures)};
    page.tables = {statistics_table(), wins_table(),    order_table(),
                   quantiles_table(),  squares_table(), rules_table(language_, facts_.job.setup.rules)};
    return page;
  }

  static ReportTable rules_table(Language language, const Rules& rules) {
    ReportTable table{
        .caption = std::string(sim_words(language, SimWord::rules)),
        .columns = {std::string(sim_words(language, SimWord::field)), std::string(sim_words(language, SimWord::value)),
                    std::string(sim_words(language, SimWord::rulebook))},
        .rows = {}};
    for (const FieldText& field : all_fields(rules))
      table.rows.push_back({std::string(field.key), field.value, std::string(field.numbers)});
    return table;
  }

 private:
  [[nodiscard]] std::string text(SimWord word) const { return std::string(sim_words(language_, word)); }
  [[nodiscard]] std::string seat(Seat number) const { return seat_words(language_, facts_.named, number); }

  [[nodiscard]] std::string summary() const {
    const Summary& found = facts_.summary;
    const SimRun& run = facts_.run;
    std::string lines =
        fmt::format(fmt::runtime(text(SimWord::players)), found.seats.size()) + ". " +
        fmt::format(fmt::runtime(text(SimWord::games_in)), run.totals.games, run.seconds,
                    static_cast<double>(run.totals.games) / std::max(run.seconds, 1e-9), facts_.job.setup.seed) +
        ".\n";
    lines +=
        fmt::format(fmt::runtime(text(SimWord::first_wins)), 100 * found.first.wins.share, 100 * found.first.wins.low,
                    100 * found.first.wins.high, 100 * found.first.by_chance, found.first.z, found.first.p);
    if (run.interrupted)
      lines += "\n" + fmt::format(fmt::runtime(text(SimWord::interrupted)), run.totals.games, facts_.job.games);
    if (found.unfinished > 0) lines += "\n" + fmt::format(fmt::runtime(text(SimWord::unfinished)), found.unfinished);
    return lines;
  }

  [[nodiscard]] ReportTable statistics_table() const {
    const Summary& found = facts_.summary;
    ReportTable table{
        .caption = text(SimWord::everything),
        .columns = {text(SimWord::statistic), text(SimWord::mean), text(SimWord::interval), text(SimWord::deviation)},
        .rows = {}};
    for (const SeatSummary& one : found.seats) table.columns.push_back(seat(one.seat));
    const auto row = [](std::string_view name, const Estimate& estimate) {
      return std::vector<std::string>{std::string(name), mean_text(estimate),
                                      interval_text(estimate.low, estimate.high), fmt::format("{:.3f}", estimate.sd)};
    };
    for (std::size_t k = 0; k < statistics; ++k) {
      table.rows.push_back(
          row(statistic_words(language_, facts_.named, static_cast<Statistic>(k)), found.estimates[k]));
      for (const SeatSummary& one : found.seats) table.rows.back().push_back(mean_text(one.estimates[k]));
    }
    table.rows.push_back(row(text(SimWord::lead_changes), found.lead_changes));
    table.rows.push_back(row(text(SimWord::lead_from), found.lead_from));
    table.rows.push_back(row(text(SimWord::choices), found.choices));
    for (auto& cells : table.rows) cells.resize(table.columns.size());
    return table;
  }

  [[nodiscard]] ReportTable wins_table() const {
    ReportTable table{.caption = text(SimWord::wins),
                      .columns = {text(SimWord::seat), text(SimWord::share), text(SimWord::interval)},
                      .rows = {}};
    for (const SeatSummary& one : facts_.summary.seats) {
      table.rows.push_back({seat(one.seat), percent_text(one.wins.share), percents_text(one.wins)});
      for (std::size_t place = 1; place < one.places.size(); ++place) {
        table.rows.push_back({fmt::format("{}, {} {}", seat(one.seat), text(SimWord::place), place + 1),
                              percent_text(one.places[place].share), percents_text(one.places[place])});
      }
    }
    return table;
  }

  [[nodiscard]] ReportTable order_table() const {
    ReportTable table{.caption = text(SimWord::first_rolls),
                      .columns = {text(SimWord::order), text(SimWord::share), text(SimWord::interval)},
                      .rows = {}};
    for (std::size_t k = 0; k < facts_.summary.wins_in_order.size(); ++k) {
      const Share& share = facts_.summary.wins_in_order[k];
      table.rows.push_back({std::to_string(k + 1), percent_text(share.share), percents_text(share)});
    }
    return table;
  }

  [[nodiscard]] ReportTable quantiles_table() const {
    ReportTable table{.caption = text(SimWord::length),
                      .columns = {text(SimWord::share_of_games), text(SimWord::turns_at_most)},
                      .rows = {}};
    for (const Quantile& quantile : facts_.summary.quantiles)
      table.rows.push_back({fmt::format("{} %", quantile.percent), std::to_string(quantile.turns)});
    return table;
  }

  [[nodiscard]] Heat heat_of(const CountsByPlace& counts) const {
    return heat_a_game(facts_.job.setup.rules, counts, facts_.run.totals.games);
  }

  [[nodiscard]] ReportDrawing drawing(const std::string& id, SimWord caption, const CountsByPlace& counts) const {
    BoardDrawing board;
    board.id = id;
    board.title = text(caption);
    board.description = text(SimWord::a_game_each);
    board.look = facts_.named.look;
    board.seats = marks_of(facts_.named, language_);
    board.heat = heat_of(counts);
    return {.caption = text(caption) + " (" + text(SimWord::a_game_each) + ")",
            .svg = board_svg(facts_.job.setup.rules, board)};
  }

  [[nodiscard]] ReportTable squares_table() const {
    const Heat visits = heat_of(facts_.run.totals.visits);
    const Heat captures = heat_of(facts_.run.totals.captures);
    ReportTable table{.caption = text(SimWord::squares),
                      .columns = {text(SimWord::square), text(SimWord::visits), text(SimWord::captures_on_board)},
                      .rows = {}};
    const auto add = [&table](const std::string& name, double landed, double captured) {
      table.rows.push_back({name, fmt::format("{:.4f}", landed), fmt::format("{:.4f}", captured)});
    };
    for (std::size_t k = 0; k < visits.ring.size(); ++k) add(std::to_string(k + 1), visits.ring[k], captures.ring[k]);
    for (std::size_t number = 0; number < visits.columns.size(); ++number) {
      if ((facts_.job.setup.seats & bit_of(static_cast<unsigned>(number))) == 0) continue;
      for (std::size_t step = 0; step < column_length; ++step) {
        add(fmt::format("{} h{}", seat(static_cast<Seat>(number)), step + 1), visits.columns[number][step],
            captures.columns[number][step]);
      }
    }
    return table;
  }

  const SimFacts& facts_;
  Language language_;
};

}  // namespace

std::string sim_report(const SimFacts& facts, Language language) {
  return report_html(SimPage(facts, language).page());
}

std::string sweep_report(const NamedRules& named, const SimJob& job, std::span<const std::string> fields,
                         std::span<const SweepPoint> points, const std::string& command, Language language) {
  const auto text = [language](SimWord word) { return std::string(sim_words(language, word)); };
  ReportPage page{
      .language = language,
      .title = language == Language::spanish ? named.name.es : named.name.en,
      .summary = fmt::format(fmt::runtime(text(SimWord::experiment)), points.size(), job.games, job.setup.seed),
      .command = command,
      .version = std::string(version),
      .json = sweep_plot_json(named, fields, points, language)};
  for (const Statistic statistic : sweep_statistics) {
    page.figures.push_back(
        {.plot = "sweep-" + std::string(name_of(statistic)), .caption = statistic_words(language, named, statistic)});
  }
  page.figures.push_back({.plot = "sweep-choices", .caption = text(SimWord::choices)});
  page.figures.push_back({.plot = "sweep-fairness", .caption = text(SimWord::wins)});

  ReportTable table{.caption = text(SimWord::everything), .columns = {text(SimWord::value)}, .rows = {}};
  for (const Statistic statistic : sweep_statistics)
    table.columns.push_back(statistic_words(language, named, statistic));
  table.columns.push_back(text(SimWord::choices));
  if (!points.empty()) {
    for (const SeatSummary& seat : fullest(points).summary.seats)
      table.columns.push_back(text(SimWord::wins) + ", " + seat_words(language, fullest(points).named, seat.seat));
  }
  for (const SweepPoint& point : points) {
    std::vector<std::string> row{sweep_label(fields, point.values)};
    const auto cell = [](const Estimate& one) { return fmt::format("{:.3f} ± {:.3f}", one.mean, one.high - one.mean); };
    for (const Statistic statistic : sweep_statistics)
      row.push_back(cell(point.summary.estimates[static_cast<std::size_t>(statistic)]));
    row.push_back(cell(point.summary.choices));
    for (const SeatSummary& seat : point.summary.seats) row.push_back(percent_text(seat.wins.share));
    row.resize(table.columns.size());
    table.rows.push_back(std::move(row));
  }
  page.tables = {std::move(table), SimPage::rules_table(language, named.rules)};
  return report_html(page);
}

}  // namespace salida::cli

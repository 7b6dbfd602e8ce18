#include "cli/simulating/sim_json.hpp"

#include <algorithm>

#include "statistics/sim_words.hpp"
#include "statistics/simulation_json.hpp"
#include "words/vocabulary.hpp"

namespace salida::cli {
namespace {

/// As the plots want them: with the players' names.
Json named_wins_json(const NamedRules& named, const Summary& summary, Language language) {
  JsonArray wins;
  for (const SeatSummary& seat : summary.seats) {
    wins.add(JsonObject()
                 .add("seat", seat.seat + 1)
                 .add("name", seat_words(language, named, seat.seat))
                 .add_all(share_json(seat.wins)));
  }
  return wins.done();
}

JsonObject speed_json(const SimRun& run) {
  return JsonObject()
      .add("seconds", run.seconds)
      .add("games_per_second", run.seconds > 0 ? static_cast<double>(run.totals.games) / run.seconds : 0);
}

std::string_view code_of(Language language) { return language == Language::spanish ? "es" : "en"; }

}  // namespace

std::string sim_json(const SimFacts& facts) {
  const JsonObject run =
      JsonObject().add("command", facts.command).add("asked", facts.job.games).add_all(speed_json(facts.run));
  return indented(simulation_json({.named = facts.named,
                                   .setup = facts.job.setup,
                                   .bots = facts.job.seating.names,
                                   .totals = facts.run.totals,
                                   .summary = facts.summary})
                      .add("run", run)
                      .done()) +
         "\n";
}

std::string sweep_json(const NamedRules& named, const SimJob& job, std::span<const std::string> fields,
                       std::span<const SweepPoint> points, const std::string& command) {
  JsonArray all;
  for (const SweepPoint& point : points) {
    const Summary& summary = point.summary;
    JsonObject values;
    for (std::size_t k = 0; k < fields.size(); ++k) values.add(fields[k], point.values[k]);
    all.add(JsonObject()
                .add("values", values)
                .add("players", summary.seats.size())
                .add("games", summary.games)
                .add("unfinished", summary.unfinished)
                .add("wins", wins_json(summary))
                .add("first_player", share_json(summary.first.wins).add("p", summary.first.p))
                .add("statistics", statistics_json(summary))
                .add("run", speed_json(point.run)));
  }
  return indented(simulation_setup_json(named, job.setup, job.seating.names)
                      .add("fields", fields)
                      .add("points", all)
                      .add("run", JsonObject().add("command", command))
                      .done()) +
         "\n";
}

std::string sim_plot_json(const SimFacts& facts, Language language) {
  const Summary& summary = facts.summary;
  JsonArray by_seat;
  for (std::size_t k = 0; k < statistics; ++k) {
    if (summary.estimates[k].mean == 0) continue;
    JsonArray values;
    for (const SeatSummary& seat : summary.seats) {
      values.add(JsonObject()
                     .add("seat", seat.seat + 1)
                     .add("name", seat_words(language, facts.named, seat.seat))
                     .add_all(estimate_json(seat.estimates[k])));
    }
    by_seat.add(JsonObject()
                    .add("statistic", names_of<Statistic>[k])
                    .add("label", statistic_words(language, facts.named, static_cast<Statistic>(k)))
                    .add("values", values));
  }
  return JsonObject()
      .add("kind", "sim")
      .add("lang", code_of(language))
      .add("wins", named_wins_json(facts.named, summary, language))
      .add("lengths", histogram_json(summary.lengths))
      .add("quantiles", quantiles_json(summary.quantiles))
      .add("by_seat", by_seat)
      .done()
      .text;
}

std::string sweep_label(std::span<const std::string> fields, std::span<const std::string> values) {
  std::string label;
  for (std::size_t k = 0; k < fields.size(); ++k) label += (k == 0 ? "" : ", ") + fields[k] + " = " + values[k];
  return label;
}

const SweepPoint& fullest(std::span<const SweepPoint> points) {
  return *std::ranges::max_element(points, {}, [](const SweepPoint& point) { return point.summary.seats.size(); });
}

std::string sweep_plot_json(const NamedRules& named, std::span<const std::string> fields,
                            std::span<const SweepPoint> points, Language language) {
  JsonArray all;
  for (const SweepPoint& point : points) {
    all.add(JsonObject()
                .add("label", sweep_label(fields, point.values))
                .add("values", point.values)
                .add("statistics", statistics_json(point.summary))
                .add("wins", named_wins_json(point.named, point.summary, language)));
  }
  JsonArray plots;
  for (const Statistic statistic : sweep_statistics) {
    plots.add(
        JsonObject().add("statistic", name_of(statistic)).add("label", statistic_words(language, named, statistic)));
  }
  plots.add(JsonObject().add("statistic", "choices").add("label", sim_words(language, SimWord::choices)));
  return JsonObject()
      .add("kind", "sweep")
      .add("lang", code_of(language))
      .add("fields", fields)
      .add("points", all)
      .add("plots", plots)
      .done()
      .text;
}

}  // namespace salida::cli

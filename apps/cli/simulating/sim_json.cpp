#include "cli/simulating/sim_json.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

#include <nlohmann/json.hpp>

#include "core/version.hpp"
#include "findings/sim_words.hpp"
#include "findings/square_counts.hpp"
#include "notation/fields_text.hpp"
#include "notation/json.hpp"
#include "words/vocabulary.hpp"

namespace salida::cli {
namespace {

using Json = nlohmann::ordered_json;

/// Ten digits are more than any interval deserves.
double rounded(double number) {
  if (number == 0 || !std::isfinite(number)) return 0;
  const double scale = std::pow(10.0, 10 - std::ceil(std::log10(std::abs(number))));
  return std::round(number * scale) / scale;
}

/// A name of a file may hold any bytes; JSON holds only text.
std::string text_of(const Json& json, int indent) {
  return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

Json interval(double low, double high) { return Json::array({rounded(low), rounded(high)}); }

Json of(const Estimate& estimate) {
  return {
      {"mean", rounded(estimate.mean)}, {"sd", rounded(estimate.sd)}, {"ci95", interval(estimate.low, estimate.high)}};
}

Json of(const Share& share) {
  return {{"share", rounded(share.share)}, {"ci95", interval(share.low, share.high)}, {"games", share.count}};
}

Json of(const std::array<Estimate, statistics>& estimates) {
  Json json = Json::object();
  for (std::size_t k = 0; k < statistics; ++k) json[std::string(statistic_names[k])] = of(estimates[k]);
  return json;
}

Json wins_of(const Summary& summary) {
  Json wins = Json::array();
  for (const SeatSummary& seat : summary.seats) {
    Json win{{"seat", seat.seat + 1}};
    win.update(of(seat.wins));
    wins.push_back(win);
  }
  return wins;
}

/// As the plots want them: with the players' names.
Json named_wins(const NamedRules& named, const Summary& summary, Language language) {
  Json wins = wins_of(summary);
  for (std::size_t k = 0; k < summary.seats.size(); ++k)
    wins[k]["name"] = seat_words(language, named, summary.seats[k].seat);
  return wins;
}

Json whole_game(const Summary& summary) {
  Json json = of(summary.estimates);
  json["lead_changes"] = of(summary.lead_changes);
  json["lead_from"] = of(summary.lead_from);
  json["choices"] = of(summary.choices);
  json["choices"]["games"] = summary.choice_games;
  return json;
}

Json seats_of(const NamedRules& named, const Summary& summary) {
  Json seats = Json::array();
  for (const SeatSummary& seat : summary.seats) {
    Json places = Json::array();
    for (const Share& place : seat.places) places.push_back(of(place));
    seats.push_back({{"seat", seat.seat + 1},
                     {"colour", named.colours[seat.seat]},
                     {"places", places},
                     {"statistics", of(seat.estimates)}});
  }
  return seats;
}

Json squares_of(const Rules& rules, const Totals& totals, Seats seats) {
  Json squares = Json::array();
  for (const SquareCount& count : square_counts(rules, totals, seats)) {
    Json square{{"square", count.square}};
    if (count.seat) square["seat"] = *count.seat + 1;
    square["visits"] = count.visits;
    square["captures"] = count.captures;
    squares.push_back(square);
  }
  return squares;
}

Json setup_of(const NamedRules& named, const SimJob& job, const std::string& command) {
  return {{"format", json_format},
          {"program", "salida " + std::string(version)},
          {"command", command},
          {"rules", {{"id", named.id}, {"hash", rules_hash(named.rules)}}},
          {"players", std::popcount(job.setup.seats)},
          {"until", job.setup.until == Until::places ? "places" : "first"},
          {"seed", job.setup.seed},
          {"bots", job.seating.names}};
}

void add_speed(const SimRun& run, Json& json) {
  json["games"] = run.totals.games;
  json["seconds"] = rounded(run.seconds);
  json["games_per_second"] = rounded(run.seconds > 0 ? static_cast<double>(run.totals.games) / run.seconds : 0);
}

}  // namespace

std::string sim_json(const SimFacts& facts) {
  const Summary& summary = facts.summary;
  Json json = setup_of(facts.named, facts.job, facts.command);
  json["asked"] = facts.job.games;
  add_speed(facts.run, json);
  json["unfinished"] = summary.unfinished;
  json["wins"] = wins_of(summary);
  json["statistics"] = whole_game(summary);
  Json quantiles = Json::object();
  for (const Quantile& quantile : summary.quantiles) quantiles[std::to_string(quantile.percent)] = quantile.turns;
  json["length"] = {
      {"quantiles", quantiles},
      {"histogram",
       {{"from", summary.lengths.from}, {"width", summary.lengths.width}, {"counts", summary.lengths.counts}}}};
  json["seats"] = seats_of(facts.named, summary);
  Json order = Json::array();
  for (const Share& share : summary.wins_in_order) order.push_back(of(share));
  json["first_player"] = {{"wins_in_order", order},
                          {"share", rounded(summary.first.wins.share)},
                          {"ci95", interval(summary.first.wins.low, summary.first.wins.high)},
                          {"by_chance", rounded(summary.first.by_chance)},
                          {"z", rounded(summary.first.z)},
                          {"p", rounded(summary.first.p)}};
  json["squares"] = squares_of(facts.job.setup.rules, facts.run.totals, facts.job.setup.seats);
  return text_of(json, 2) + "\n";
}

std::string sweep_json(const NamedRules& named, const SimJob& job, std::span<const std::string> fields,
                       std::span<const SweepPoint> points, const std::string& command) {
  Json json = setup_of(named, job, command);
  json["fields"] = Json(std::vector<std::string>(fields.begin(), fields.end()));
  json["points"] = Json::array();
  for (const SweepPoint& point : points) {
    Json entry = Json::object();
    Json values = Json::object();
    for (std::size_t k = 0; k < fields.size(); ++k) values[fields[k]] = point.values[k];
    entry["values"] = values;
    entry["players"] = point.summary.seats.size();
    add_speed(point.run, entry);
    entry["unfinished"] = point.summary.unfinished;
    entry["wins"] = wins_of(point.summary);
    entry["first_player"] = {{"share", rounded(point.summary.first.wins.share)}, {"p", rounded(point.summary.first.p)}};
    entry["statistics"] = whole_game(point.summary);
    json["points"].push_back(entry);
  }
  return text_of(json, 2) + "\n";
}

std::string sim_plot_json(const SimFacts& facts, Language language) {
  const Summary& summary = facts.summary;
  const auto name = [&](Seat seat) { return seat_words(language, facts.named, seat); };
  Json by_seat = Json::array();
  for (std::size_t k = 0; k < statistics; ++k) {
    if (summary.estimates[k].mean == 0) continue;
    Json values = Json::array();
    for (const SeatSummary& seat : summary.seats) {
      const Estimate& estimate = seat.estimates[k];
      values.push_back({{"seat", seat.seat + 1},
                        {"name", name(seat.seat)},
                        {"mean", rounded(estimate.mean)},
                        {"ci95", interval(estimate.low, estimate.high)}});
    }
    by_seat.push_back({{"statistic", std::string(statistic_names[k])},
                       {"label", std::string(statistic_words(language, static_cast<Statistic>(k)))},
                       {"values", values}});
  }
  Json quantiles = Json::object();
  for (const Quantile& quantile : summary.quantiles) quantiles[std::to_string(quantile.percent)] = quantile.turns;
  return Json{{"kind", "sim"},
              {"lang", language == Language::spanish ? "es" : "en"},
              {"wins", named_wins(facts.named, summary, language)},
              {"lengths",
               {{"from", summary.lengths.from}, {"width", summary.lengths.width}, {"counts", summary.lengths.counts}}},
              {"quantiles", quantiles},
              {"by_seat", by_seat}}
      .dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string sweep_label(std::span<const std::string> fields, std::span<const std::string> values) {
  std::string label;
  for (std::size_t k = 0; k < fields.size(); ++k) label += (k == 0 ? "" : ", ") + fields[k] + " = " + values[k];
  return label;
}

const SweepPoint& fullest(std::span<const SweepPoint> points) {
  return *std::ranges::max_element(points, {}, [](const SweepPoint& point) { return point.summary.seats.size(); });
}

std::string sweep_plot_json(std::span<const std::string> fields, std::span<const SweepPoint> points,
                            Language language) {
  Json json{{"kind", "sweep"},
            {"lang", language == Language::spanish ? "es" : "en"},
            {"fields", Json(std::vector<std::string>(fields.begin(), fields.end()))},
            {"points", Json::array()},
            {"plots", Json::array()}};
  for (const SweepPoint& point : points) {
    json["points"].push_back({{"label", sweep_label(fields, point.values)},
                              {"values", point.values},
                              {"statistics", whole_game(point.summary)},
                              {"wins", named_wins(point.named, point.summary, language)}});
  }
  for (const Statistic statistic : sweep_statistics) {
    json["plots"].push_back({{"statistic", std::string(statistic_names[static_cast<std::size_t>(statistic)])},
                             {"label", std::string(statistic_words(language, statistic))}});
  }
  json["plots"].push_back({{"statistic", "choices"}, {"label", std::string(sim_words(language, SimWord::choices))}});
  return text_of(json, -1);
}

}  // namespace salida::cli

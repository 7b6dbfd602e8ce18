// What a simulation found, in the words and numbers of `salida sim --json` and of its report: the page shows the same.
#include <array>
#include <string>

#include "core/version.hpp"
#include "findings/sim_words.hpp"
#include "findings/square_counts.hpp"
#include "notation/fields_text.hpp"
#include "notation/json.hpp"
#include "sim/summary.hpp"
#include "simulation_verbs.hpp"
#include "view/board_svg.hpp"
#include "view/svg_text.hpp"
#include "words/vocabulary.hpp"

namespace salida::wasm {
namespace {

/// With as many digits as the program writes.
Json ten_digits(double number) { return {svg::value(number)}; }

Json interval(double low, double high) { return JsonArray().add(ten_digits(low)).add(ten_digits(high)).done(); }

JsonObject object_of(const Estimate& estimate) {
  JsonObject json;
  json.add("mean", ten_digits(estimate.mean))
      .add("sd", ten_digits(estimate.sd))
      .add("ci95", interval(estimate.low, estimate.high));
  return json;
}

JsonObject& add_share(JsonObject& json, const Share& share) {
  return json.add("share", ten_digits(share.share))
      .add("ci95", interval(share.low, share.high))
      .add("games", share.count);
}

Json json_of_shares(const std::vector<Share>& shares) {
  JsonArray array;
  for (const Share& share : shares) {
    JsonObject json;
    array.add(add_share(json, share).done());
  }
  return array.done();
}

JsonObject object_of(const std::array<Estimate, statistics>& estimates) {
  JsonObject json;
  for (std::size_t k = 0; k < statistics; ++k) json.add(statistic_names[k], object_of(estimates[k]).done());
  return json;
}

Json json_of_game(const Summary& summary) {
  return object_of(summary.estimates)
      .add("lead_changes", object_of(summary.lead_changes).done())
      .add("lead_from", object_of(summary.lead_from).done())
      .add("choices", object_of(summary.choices).add("games", summary.choice_games).done())
      .done();
}

Json json_of_wins(const Summary& summary) {
  JsonArray wins;
  for (const SeatSummary& seat : summary.seats) {
    JsonObject win;
    win.add("seat", seat.seat + 1);
    wins.add(add_share(win, seat.wins).done());
  }
  return wins.done();
}

Json json_of_length(const Summary& summary) {
  JsonObject quantiles;
  for (const Quantile& quantile : summary.quantiles) quantiles.add(std::to_string(quantile.percent), quantile.turns);
  return JsonObject()
      .add("quantiles", quantiles.done())
      .add("histogram", JsonObject()
                            .add("from", summary.lengths.from)
                            .add("width", summary.lengths.width)
                            .add("counts", summary.lengths.counts)
                            .done())
      .done();
}

Json json_of_seats(const NamedRules& named, const Summary& summary) {
  JsonArray seats;
  for (const SeatSummary& seat : summary.seats) {
    seats.add(JsonObject()
                  .add("seat", seat.seat + 1)
                  .add("colour", named.colours[seat.seat])
                  .add("places", json_of_shares(seat.places))
                  .add("statistics", object_of(seat.estimates).done())
                  .done());
  }
  return seats.done();
}

Json json_of_first(const Summary& summary) {
  const FirstAdvantage& first = summary.first;
  return JsonObject()
      .add("wins_in_order", json_of_shares(summary.wins_in_order))
      .add("share", ten_digits(first.wins.share))
      .add("ci95", interval(first.wins.low, first.wins.high))
      .add("by_chance", ten_digits(first.by_chance))
      .add("z", ten_digits(first.z))
      .add("p", ten_digits(first.p))
      .done();
}

Json json_of_squares(const Simulation& simulation) {
  JsonArray squares;
  for (const SquareCount& count : square_counts(simulation.named.rules, simulation.totals, simulation.setup.seats)) {
    JsonObject square;
    square.add("square", count.square);
    if (count.seat) square.add("seat", *count.seat + 1);
    squares.add(square.add("visits", count.visits).add("captures", count.captures).done());
  }
  return squares.done();
}

Json json_of_findings(const Simulation& simulation, const Summary& summary) {
  const SimSetup& setup = simulation.setup;
  return JsonObject()
      .add("format", json_format)
      .add("program", "salida " + std::string(version))
      .add("rules", JsonObject().add("id", simulation.named.id).add("hash", rules_hash(simulation.named.rules)).done())
      .add("players", simulation.names.size())
      .add("until", setup.until == Until::places ? "places" : "first")
      .add("seed", setup.seed)
      .add("bots", simulation.names)
      .add("games", summary.games)
      .add("unfinished", summary.unfinished)
      .add("wins", json_of_wins(summary))
      .add("statistics", json_of_game(summary))
      .add("length", json_of_length(summary))
      .add("seats", json_of_seats(simulation.named, summary))
      .add("first_player", json_of_first(summary))
      .add("squares", json_of_squares(simulation))
      .done();
}

// --- The words and boards of the report

Json json_of_labels(Language language) {
  JsonObject labels;
  for (std::size_t k = 0; k < statistics; ++k)
    labels.add(statistic_names[k], statistic_words(language, static_cast<Statistic>(k)));
  return labels.add("lead_changes", sim_words(language, SimWord::lead_changes))
      .add("lead_from", sim_words(language, SimWord::lead_from))
      .add("choices", sim_words(language, SimWord::choices))
      .done();
}

std::vector<std::string> seat_names(const NamedRules& named, Language language) {
  std::vector<std::string> names;
  for (Seat seat = 0; seat < named.rules.board.arms; ++seat) names.push_back(seat_words(language, named, seat));
  return names;
}

Json json_of_drawing(const Simulation& simulation, Language language, std::string_view id, SimWord title,
                     const CountsByPlace& counts) {
  const NamedRules& named = simulation.named;
  BoardDrawing drawing;
  drawing.id = id;
  drawing.title = sim_words(language, title);
  drawing.description = sim_words(language, SimWord::a_game_each);
  drawing.look = named.look;
  drawing.seats = seat_marks(seat_names(named, language), seat_colours(named));
  drawing.heat = heat_a_game(named.rules, counts, simulation.totals.games);
  return JsonObject()
      .add("id", id)
      .add("caption", drawing.title + " (" + drawing.description + ")")
      .add("svg", board_svg(named.rules, drawing))
      .done();
}

}  // namespace

Answer simulation_report(Desk& desk, const Request& request) {
  const Result<Simulation*> asked = asked_simulation(desk, request);
  if (!asked) return asked.error();
  const Simulation& simulation = **asked;
  const Language language = request.language();
  const auto drawing = [&](std::string_view id, SimWord title, const CountsByPlace& counts) {
    return json_of_drawing(simulation, language, id, title, counts);
  };
  return JsonObject()
      .add("found", json_of_findings(simulation, summary_of(simulation.totals, simulation.setup.seats)))
      .add("labels", json_of_labels(language))
      .add("names", seat_names(simulation.named, language))
      .add("drawings", JsonArray()
                           .add(drawing("visits", SimWord::visits, simulation.totals.visits))
                           .add(drawing("captures", SimWord::captures_on_board, simulation.totals.captures))
                           .done())
      .done();
}

}  // namespace salida::wasm

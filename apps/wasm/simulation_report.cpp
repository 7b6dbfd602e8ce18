// What a simulation found, in the words and numbers of `salida sim --json` and of its report: the page shows the same.
#include <string>

#include "sim/summary.hpp"
#include "simulation_verbs.hpp"
#include "statistics/sim_words.hpp"
#include "statistics/simulation_json.hpp"
#include "statistics/square_counts.hpp"
#include "view/board_svg.hpp"
#include "words/vocabulary.hpp"

namespace salida::wasm {
namespace {

Json json_of_labels(Language language, const NamedRules& named) {
  JsonObject labels;
  for (std::size_t k = 0; k < statistics; ++k)
    labels.add(names_of<Statistic>[k], statistic_words(language, named, static_cast<Statistic>(k)));
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

Json json_of_statistics(const Simulation& simulation) {
  const Summary summary = summary_of(simulation.totals, simulation.setup.seats);
  return simulation_json({.named = simulation.named,
                          .setup = simulation.setup,
                          .bots = simulation.names,
                          .totals = simulation.totals,
                          .summary = summary})
      .done();
}

Answer simulation_report(Registry& registry, const Request& request) {
  const Result<Simulation*> asked = requested_simulation(registry, request);
  if (!asked) return asked.error();
  const Simulation& simulation = **asked;
  const Language language = request.language();
  const auto drawing = [&](std::string_view id, SimWord title, const CountsByPlace& counts) {
    return json_of_drawing(simulation, language, id, title, counts);
  };
  return JsonObject()
      .add("found", json_of_statistics(simulation))
      .add("labels", json_of_labels(language, simulation.named))
      .add("names", seat_names(simulation.named, language))
      .add("drawings", JsonArray()
                           .add(drawing("visits", SimWord::visits, simulation.totals.visits))
                           .add(drawing("captures", SimWord::captures_on_board, simulation.totals.captures))
                           .done())
      .done();
}

}  // namespace salida::wasm

// Totals on their way from one worker to another: sums of whole numbers, so that it is all one who played which game.
#include <bit>
#include <string>

#include "notation/fields_text.hpp"
#include "sim/checkpoint.hpp"
#include "simulation_verbs.hpp"

namespace salida::wasm {
namespace {

/// Everything that the numbers depend on: others are not added to these.
std::string run_of(const Simulation& simulation) {
  const SimSetup& setup = simulation.setup;
  std::string run = "rules " + rules_hash(setup.rules) + " seats " + std::to_string(setup.seats) + " players";
  for (const std::string& name : simulation.names) run += ' ' + name;
  return run + " calls " + std::to_string(static_cast<int>(simulation.seated.calling)) + " until " +
         std::to_string(static_cast<int>(setup.until)) + " seed " + std::to_string(setup.seed) + " choices-every " +
         std::to_string(setup.choices_every);
}

}  // namespace

Answer take_totals(Registry& registry, const Request& request) {
  const Result<Simulation*> asked = requested_simulation(registry, request);
  if (!asked) return asked.error();
  Simulation& simulation = **asked;
  const std::string text =
      to_text({.run = run_of(simulation), .games = simulation.totals.games, .totals = simulation.totals});
  const Json taken =
      JsonObject().add("games", simulation.totals.games).add("totals", text).add("rows", simulation.rows).done();
  simulation.totals = {};
  simulation.rows.clear();
  return taken;
}

Answer add_totals(Registry& registry, const Request& request) {
  const Result<Simulation*> asked = requested_simulation(registry, request);
  if (!asked) return asked.error();
  Simulation& simulation = **asked;
  const Result<Checkpoint> taken = read_checkpoint(request.text("totals"), run_of(simulation), "totals");
  if (!taken) return taken.error();
  simulation.totals.add(taken->totals);
  return JsonObject().add("games", simulation.totals.games).done();
}

}  // namespace salida::wasm

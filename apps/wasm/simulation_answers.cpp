// Many games, a stretch at a time, so that the page can show how far it is and stop.
#include <algorithm>
#include <string>

#include "answers.hpp"
#include "bots/bots.hpp"
#include "core/fields.hpp"
#include "core/hand.hpp"
#include "notation/reading.hpp"
#include "requested.hpp"
#include "simulation_verbs.hpp"

namespace salida::wasm {
namespace {

constexpr std::uint64_t most_games_at_once = 1'000'000;

constexpr std::uint64_t most_games = 1'000'000'000;

/// "seats": the names of bots with commas between them, in the order of the seats.
Result<std::vector<std::string>> requested_bots(const Rules& rules, const Request& request) {
  std::vector<std::string> bots;
  for (const std::string_view name : parts_of(request.text("seats"), ',')) {
    if (!is_bot_name(name)) return expected_bot("seats", name);
    bots.emplace_back(name);
  }
  if (bots.size() >= 2 && bots.size() <= rules.board.arms) return bots;
  return Error{.where = "seats",
               .message = "expected 2 to " + std::to_string(rules.board.arms) + " players on this board; found " +
                          std::to_string(bots.size())};
}

}  // namespace

Result<Simulation*> requested_simulation(const Registry& registry, const Request& request) {
  const Result<std::uint64_t> number = request.number("simulation", 1, UINT64_MAX);
  if (!number) return number.error();
  if (Simulation* const found = registry.simulations().find(*number)) return found;
  return Error{.where = "simulation", .message = "expected one that was begun; found " + std::to_string(*number)};
}

Answer begin_simulation(Registry& registry, const Request& request) {
  const Result<const NamedRules*> named = requested_rules(registry, request);
  if (!named) return named.error();
  const Result<std::vector<std::string>> names = requested_bots((*named)->rules, request);
  if (!names) return names.error();
  const Result<Calling> calling = requested_calling(request);
  if (!calling) return calling.error();
  const Result<std::uint64_t> seed = request.number("seed", 0, UINT64_MAX, 1);
  if (!seed) return seed.error();
  const Result<std::uint64_t> games = request.number("games", 1, most_games, most_games);
  if (!games) return games.error();
  const auto players = static_cast<int>(names->size());
  auto simulation = std::make_unique<Simulation>();
  Simulation& made = *simulation;
  made.named = **named;
  made.names = *names;
  made.keeps_rows = request.text("rows") == "yes";
  made.setup = {.rules = made.named.rules,
                .seats = seats_for(made.named.rules, players),
                .until = find_named<Until>(request.text("until")).value_or(Until::first),
                .seed = *seed,
                .choices_every = choices_every_for(*games)};
  if (std::ranges::any_of(*names, [](const std::string& name) { return name != "random"; })) {
    const BotSetup setup{.rules = made.named.rules,
                         .network = registry.network(made.named.rules, players),
                         .called = chance_of(*calling)};
    made.seated.calling = *calling;
    made.seated.begin_game = [] {};
    for (unsigned seat = 0; seat < max_seats; ++seat) {
      if ((made.setup.seats & bit_of(seat)) == 0) continue;
      made.bots.push_back(make_bot((*names)[made.bots.size()], setup));
      made.seated.players[seat] = made.bots.back().get();
    }
  }
  const std::optional<unsigned> number = registry.simulations().put(std::move(simulation));
  if (!number) return Error{.where = "simulation", .message = "expected fewer: end one first"};
  return JsonObject().add("simulation", *number).add("columns", row_names()).done();
}

Answer simulate_on(Registry& registry, const Request& request) {
  const Result<Simulation*> simulation = requested_simulation(registry, request);
  if (!simulation) return simulation.error();
  const Result<std::uint64_t> games = request.number("games", 1, most_games_at_once);
  if (!games) return games.error();
  const Result<std::uint64_t> first = request.number("first", 0, most_games, (*simulation)->totals.games);
  if (!first) return first.error();
  (*simulation)->play(*first, *games);
  const Result<std::uint64_t> number = request.number("simulation", 1, UINT64_MAX);
  return JsonObject().add("simulation", *number).add("found", json_of_statistics(**simulation)).done();
}

Answer end_simulation(Registry& registry, const Request& request) {
  const Result<Simulation*> simulation = requested_simulation(registry, request);
  if (!simulation) return simulation.error();
  const Result<std::uint64_t> number = request.number("simulation", 1, UINT64_MAX);
  registry.simulations().remove(*number);
  return JsonObject().done();
}

}  // namespace salida::wasm

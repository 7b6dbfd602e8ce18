// What a simulation can be asked beside the totals so far.
#pragma once

#include "answers.hpp"
#include "simulation.hpp"

namespace salida::wasm {

/// "simulation": its number.
Result<Simulation*> requested_simulation(const Registry& registry, const Request& request);

/// What `salida sim --json` says of the same games.
[[nodiscard]] Json json_of_statistics(const Simulation& simulation);

/// The same, with its words and its boards.
Answer simulation_report(Registry& registry, const Request& request);

/// What was counted since it was last taken, as text, so that another worker's simulation can add it to its own.
Answer take_totals(Registry& registry, const Request& request);
Answer add_totals(Registry& registry, const Request& request);

}  // namespace salida::wasm

// What the page can ask, a function a verb. docs/engine.md has the fields of each request and of its answer.
#pragma once

#include "json/json.hpp"
#include "notation/result.hpp"
#include "registry.hpp"
#include "request.hpp"

namespace salida::wasm {

using Answer = Result<Json>;

// Rules and boards
Answer catalogue(Registry& registry, const Request& request);
Answer rules_text(Registry& registry, const Request& request);
Answer take_house_rules(Registry& registry, const Request& request);
Answer layout(Registry& registry, const Request& request);
Answer position(Registry& registry, const Request& request);
Answer first_position(Registry& registry, const Request& request);
Answer choose_network(Registry& registry, const Request& request);
Answer take_network(Registry& registry, const Request& request);

// A table
Answer pace_table(Registry& registry, const Request& request);
Answer begin(Registry& registry, const Request& request);
Answer go_on(Registry& registry, const Request& request);
Answer state(Registry& registry, const Request& request);
Answer roll(Registry& registry, const Request& request);
Answer act(Registry& registry, const Request& request);
Answer undo(Registry& registry, const Request& request);
Answer call(Registry& registry, const Request& request);
Answer proceed(Registry& registry, const Request& request);
Answer hand_over(Registry& registry, const Request& request);
Answer take_back(Registry& registry, const Request& request);
Answer resign(Registry& registry, const Request& request);
Answer close(Registry& registry, const Request& request);
Answer leave(Registry& registry, const Request& request);
Answer record(Registry& registry, const Request& request);
Answer explain(Registry& registry, const Request& request);
Answer advice(Registry& registry, const Request& request);

// A game, from a table or from a record
Answer audit_record(Registry& registry, const Request& request);
Answer story(Registry& registry, const Request& request);
Answer tally(Registry& registry, const Request& request);
Answer verdicts(Registry& registry, const Request& request);
Answer review(Registry& registry, const Request& request);

// Many games
Answer begin_simulation(Registry& registry, const Request& request);
Answer simulate_on(Registry& registry, const Request& request);
Answer end_simulation(Registry& registry, const Request& request);

}  // namespace salida::wasm

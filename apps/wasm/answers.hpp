// What the page can ask, a function a verb. docs/engine.md has the fields of each request and of its answer.
#pragma once

#include "desk.hpp"
#include "json/json.hpp"
#include "notation/result.hpp"
#include "request.hpp"

namespace salida::wasm {

using Answer = Result<Json>;

// Rules and boards
Answer catalogue(Desk& desk, const Request& request);
Answer rules_text(Desk& desk, const Request& request);
Answer take_house_rules(Desk& desk, const Request& request);
Answer layout(Desk& desk, const Request& request);
Answer position(Desk& desk, const Request& request);
Answer first_position(Desk& desk, const Request& request);
Answer choose_network(Desk& desk, const Request& request);
Answer take_network(Desk& desk, const Request& request);

// A table
Answer pace_table(Desk& desk, const Request& request);
Answer begin(Desk& desk, const Request& request);
Answer go_on(Desk& desk, const Request& request);
Answer state(Desk& desk, const Request& request);
Answer roll(Desk& desk, const Request& request);
Answer act(Desk& desk, const Request& request);
Answer undo(Desk& desk, const Request& request);
Answer call(Desk& desk, const Request& request);
Answer proceed(Desk& desk, const Request& request);
Answer hand_over(Desk& desk, const Request& request);
Answer take_back(Desk& desk, const Request& request);
Answer resign(Desk& desk, const Request& request);
Answer close(Desk& desk, const Request& request);
Answer leave(Desk& desk, const Request& request);
Answer record(Desk& desk, const Request& request);
Answer explain(Desk& desk, const Request& request);
Answer advice(Desk& desk, const Request& request);

// A game, from a table or from a record
Answer audit_record(Desk& desk, const Request& request);
Answer story(Desk& desk, const Request& request);
Answer tally(Desk& desk, const Request& request);
Answer verdicts(Desk& desk, const Request& request);
Answer review(Desk& desk, const Request& request);

// Many games
Answer begin_simulation(Desk& desk, const Request& request);
Answer simulate_on(Desk& desk, const Request& request);
Answer end_simulation(Desk& desk, const Request& request);

}  // namespace salida::wasm

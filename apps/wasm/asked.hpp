// What several verbs ask for: the rules, the table or the record that a request is about.
#pragma once

#include "desk.hpp"
#include "notation/catalogue.hpp"
#include "notation/result.hpp"
#include "record/record_reader.hpp"
#include "request.hpp"
#include "table/session.hpp"

namespace salida::wasm {

/// "rules": an id.
Result<const NamedRules*> asked_rules(const Desk& desk, const Request& request);

/// "table": its number.
Result<OpenTable*> asked_table(const Desk& desk, const Request& request);

/// "seat", counted from 1: one that plays at this table.
Result<Seat> asked_seat(const Session& session, const Request& request);

/// "first", counted from 1: who begins, one of those that play.
Result<Seat> asked_first(Seats playing, const Request& request);

/// "until": first or places; by default as the rules say.
Result<Until> asked_until(const Rules& rules, const Request& request);

/// "calls": always, chance or never.
Result<Calling> asked_calling(const Request& request);

/// "record": the first game of that text.
Result<ReadGame> asked_record(const Request& request, OpenTurn open_turn);

/// The game of "table", or of "record" where there is no such field.
Result<ReadGame> asked_game(const Desk& desk, const Request& request);

[[nodiscard]] Error expected_bot(std::string where, std::string_view found);

}  // namespace salida::wasm

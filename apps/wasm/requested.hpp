// What several verbs ask for: the rules, the table or the record that a request is about.
#pragma once

#include "notation/catalogue.hpp"
#include "notation/result.hpp"
#include "record/record_reader.hpp"
#include "registry.hpp"
#include "request.hpp"
#include "table/session.hpp"

namespace salida::wasm {

/// "rules": an id.
Result<const NamedRules*> requested_rules(const Registry& registry, const Request& request);

/// "table": its number.
Result<OpenTable*> requested_table(const Registry& registry, const Request& request);

/// "seat", counted from 1: one that plays at this table.
Result<Seat> requested_seat(const Session& session, const Request& request);

/// "first", counted from 1: who begins, one of those that play.
Result<Seat> requested_first(Seats playing, const Request& request);

/// "until": first or places; by default as the rules say.
Result<Until> requested_until(const Rules& rules, const Request& request);

/// "calls": always, chance or never.
Result<Calling> requested_calling(const Request& request);

/// "record": the first game of that text.
Result<ReadGame> requested_record(const Request& request, OpenTurn open_turn);

/// The game of "table", or of "record" where there is no such field.
Result<ReadGame> requested_game(const Registry& registry, const Request& request);

[[nodiscard]] Error expected_bot(std::string where, std::string_view found);

}  // namespace salida::wasm

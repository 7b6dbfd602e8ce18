#include "requested.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <string>

#include "bots/bots.hpp"
#include "core/fields.hpp"
#include "core/hand.hpp"
#include "notation/phrases.hpp"

namespace salida::wasm {

Result<const NamedRules*> requested_rules(const Registry& registry, const Request& request) {
  const std::string_view id = request.text("rules");
  if (const NamedRules* const named = registry.rules(id)) return named;
  return unknown_rules(variants(), id);
}

Result<OpenTable*> requested_table(const Registry& registry, const Request& request) {
  const Result<std::uint64_t> number = request.number("table", 1, std::numeric_limits<unsigned>::max());
  if (!number) return number.error();
  if (OpenTable* const session = registry.tables().find(*number)) return session;
  return Error{.where = "table", .message = "expected a table that is open; found " + std::to_string(*number)};
}

Result<Seat> requested_seat(const Session& session, const Request& request) {
  const Result<std::uint64_t> number = request.number("seat", 1, max_seats);
  if (!number) return number.error();
  const auto seat = static_cast<Seat>(*number - 1);
  if (std::ranges::find(session.record().seats, seat, &RecordedSeat::seat) != session.record().seats.end()) return seat;
  return Error{.where = "seat", .message = "expected one that plays; found " + std::to_string(*number)};
}

Result<Seat> requested_first(Seats playing, const Request& request) {
  const Result<std::uint64_t> first = request.number("first", 1, max_seats);
  if (!first) return first.error();
  const auto seat = static_cast<Seat>(*first - 1);
  if ((playing & bit_of(seat)) != 0) return seat;
  return Error{.where = "first", .message = "expected a seat that plays; found " + std::to_string(*first)};
}

Result<Until> requested_until(const Rules& rules, const Request& request) {
  const std::string_view until = request.text("until");
  if (until.empty()) return rules.goal.until;
  if (const std::optional<Until> found = find_named<Until>(until)) return *found;
  return Error{.where = "until", .message = "expected " + any_of(names_of<Until>) + "; found " + in_quotes(until)};
}

Result<Calling> requested_calling(const Request& request) {
  if (!request.has("calls")) return Calling::always;
  if (const std::optional<Calling> calling = find_named<Calling>(request.text("calls"))) return *calling;
  return Error{.where = "calls",
               .message = "expected " + any_of(names_of<Calling>) + "; found " + in_quotes(request.text("calls"))};
}

Result<ReadGame> requested_record(const Request& request, OpenTurn open_turn) {
  std::optional<Result<ReadGame>> game = RecordReader(request.text("record"), "record", open_turn).next();
  if (game) return *std::move(game);
  return Error{.where = "record", .message = "expected a game; found none"};
}

Result<ReadGame> requested_game(const Registry& registry, const Request& request) {
  if (!request.has("table")) return requested_record(request, OpenTurn::kept);
  const Result<OpenTable*> session = requested_table(registry, request);
  if (!session) return session.error();
  return ReadGame{.record = (*session)->record(), .position = (*session)->position(), .turns = 0, .cut_off = {}};
}

Error expected_bot(std::string where, std::string_view found) {
  return {.where = std::move(where),
          .message = "expected " + any_of(bot_names) + ", or a level from 1 to 5; found " + in_quotes(found)};
}

}  // namespace salida::wasm

// Positions, told: one that somebody wrote, and the one a game begins with.
#include <bit>
#include <string>
#include <string_view>

#include "answers.hpp"
#include "core/hand.hpp"
#include "game_parts.hpp"
#include "notation/json.hpp"
#include "notation/phrases.hpp"
#include "notation/position_text.hpp"
#include "notation/reading.hpp"
#include "record/opening.hpp"
#include "requested.hpp"
#include "words/situation.hpp"

namespace salida::wasm {
namespace {

/// "rules", or those that the first word of "position" names.
Result<const NamedRules*> rules_of_position(const Registry& registry, const Request& request) {
  if (request.has("rules")) return requested_rules(registry, request);
  const std::string_view text = request.text("position");
  const std::string_view id = text.substr(0, text.find(' '));
  if (const NamedRules* const named = registry.rules(id)) return named;
  Error error = unknown_rules(variants(), id);
  error.where = "position";
  return error;
}

/// "seats", as in "1,3": all of the board by default.
Result<Seats> requested_seats(const Rules& rules, const Request& request) {
  const auto whole = static_cast<Seats>((1U << rules.board.arms) - 1U);
  if (!request.has("seats")) return whole;
  unsigned seats = 0;
  for (const std::string_view word : parts_of(request.text("seats"), ',')) {
    const bool is_seat = word.size() == 1 && word[0] >= '1' && word[0] < static_cast<char>('1' + rules.board.arms);
    if (is_seat) seats |= bit_of(static_cast<unsigned>(word[0] - '1'));
    else return Error{.where = "seats", .message = "expected seats, as in 1,3; found " + in_quotes(word)};
  }
  return static_cast<Seats>(seats);
}

Json told(const NamedRules& named, const Position& position, Language language) {
  const BoardLayout layout(named.rules);
  return JsonObject()
      .add("position", position_json(named, position))
      .add("pieces", json_of_pieces(named.rules, layout, position))
      .add("tokens", json_of_tokens(named.rules, layout, position))
      .add("situation", situation_words(language, named, position))
      .add("pieces_words", pieces_words(language, named, position))
      .done();
}

}  // namespace

Answer position(Registry& registry, const Request& request) {
  const Result<const NamedRules*> found = rules_of_position(registry, request);
  if (!found) return found.error();
  const NamedRules& named = **found;
  const Result<Position> position = parse_position(named, request.text("position"));
  if (!position) return position.error();
  return told(named, *position, request.language());
}

Answer first_position(Registry& registry, const Request& request) {
  const Result<const NamedRules*> named = requested_rules(registry, request);
  if (!named) return named.error();
  const Rules& rules = (*named)->rules;
  const Result<Seats> seats = requested_seats(rules, request);
  if (!seats) return seats.error();
  if (std::popcount(*seats) < 2) return Error{.where = "seats", .message = "expected at least two"};
  const Result<Until> until = requested_until(rules, request);
  if (!until) return until.error();
  const auto lowest = static_cast<Seat>(std::countr_zero(*seats));
  const Result<Seat> first = request.has("first") ? requested_first(*seats, request) : lowest;
  if (!first) return first.error();
  return told(**named, salida::first_position(rules, *seats, *first, *until), request.language());
}

}  // namespace salida::wasm

// A position that somebody wrote, read and told.
#include <string_view>

#include "answers.hpp"
#include "asked.hpp"
#include "game_parts.hpp"
#include "notation/position_text.hpp"
#include "words/situation.hpp"

namespace salida::wasm {
namespace {

/// "rules", or those that the first word of "position" names.
Result<const NamedRules*> rules_of_position(const Desk& desk, const Request& request) {
  if (request.has("rules")) return asked_rules(desk, request);
  const std::string_view text = request.text("position");
  const std::string_view id = text.substr(0, text.find(' '));
  if (const NamedRules* const named = desk.rules(id)) return named;
  Error error = unknown_rules(variants(), id);
  error.where = "position";
  return error;
}

}  // namespace

Answer position(Desk& desk, const Request& request) {
  const Result<const NamedRules*> found = rules_of_position(desk, request);
  if (!found) return found.error();
  const NamedRules& named = **found;
  const Result<Position> position = parse_position(named, request.text("position"));
  if (!position) return position.error();
  const BoardLayout layout(named.rules);
  return JsonObject()
      .add("position", to_text(named, *position))
      .add("rules", named.id)
      .add("pieces", json_of_pieces(named.rules, layout, *position))
      .add("tokens", json_of_tokens(named.rules, layout, *position))
      .add("phase", phase_name(position->phase))
      .add("awaited", to_act(*position) + 1)
      .add("situation", situation_words(request.language(), named, *position))
      .add("pieces_words", pieces_words(request.language(), named, *position))
      .done();
}

}  // namespace salida::wasm

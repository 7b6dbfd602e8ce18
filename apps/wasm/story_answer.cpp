// A whole game told, step by step: the page's story, and its replay.
#include <optional>
#include <string>
#include <variant>

#include "answers.hpp"
#include "game_parts.hpp"
#include "notation/play_text.hpp"
#include "record/record_events.hpp"
#include "requested.hpp"

namespace salida::wasm {
namespace {

std::string text_of(const Rules& rules, const Position& before, const Step& step) {
  if (const Roll* const roll = std::get_if<Roll>(&step)) return to_text(*roll);
  return to_text(rules, before, *std::get_if<Action>(&step));
}

}  // namespace

Answer story(Registry& registry, const Request& request) {
  const Result<ReadGame> game = requested_game(registry, request);
  if (!game) return game.error();
  const Record& record = game->record;
  const std::optional<std::string>& cut_off = game->cut_off;
  const NamedRules& named = record.named;
  const Language language = request.language();
  const BoardLayout layout(named.rules);
  JsonArray steps;
  Position position = record.begins;
  /// What happened by a step, who sat in or resigned after it, and behind the last how the game was left.
  const auto told_after = [&](std::vector<Event> events, std::size_t taken, const Position& end) {
    for (const Event& event : events_of_seats(record, taken)) events.push_back(event);
    if (taken == record.steps.size() && winner_by_resignation(record, end))
      events.push_back(*event_of_leaving(record, end));
    return json_of_events(language, named, layout, events);
  };
  const Json begun = told_after(events_of_beginning(record), 0, position);
  std::size_t taken = 0;
  for (const Step& step : record.steps) {
    const Position next = after(named.rules, position, step);
    steps.add(JsonObject()
                  .add("seat", to_act(position) + 1)
                  .add("text", text_of(named.rules, position, step))
                  .add("events", told_after(events_of(named.rules, position, step, next), ++taken, next))
                  .add("pieces", json_of_pieces(named.rules, layout, next))
                  .add("tokens", json_of_tokens(named.rules, layout, next))
                  .done());
    position = next;
  }
  JsonArray comments;
  for (const RecordComment& comment : record.comments)
    comments.add(JsonObject().add("steps", comment.steps).add("text", comment.text).done());
  return JsonObject()
      .add("rules", named.id)
      .add("closed", record.closed)
      .add("cut_off", cut_off ? json_of(*cut_off) : Json())
      .add("begins", JsonObject()
                         .add("seat", record.begins.turn + 1)
                         .add("events", begun)
                         .add("pieces", json_of_pieces(named.rules, layout, record.begins))
                         .add("tokens", json_of_tokens(named.rules, layout, record.begins))
                         .done())
      .add("steps", steps.done())
      .add("comments", comments.done())
      .done();
}

}  // namespace salida::wasm

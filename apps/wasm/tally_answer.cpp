// What a game was for each seat: for its end, and for a history of games.
#include "answers.hpp"
#include "core/questions.hpp"
#include "record/luck.hpp"
#include "record/record_events.hpp"
#include "requested.hpp"
#include "words/game_tally.hpp"

namespace salida::wasm {

Answer tally(Registry& registry, const Request& request) {
  const Result<ReadGame> game = requested_game(registry, request);
  if (!game) return game.error();
  const Record& record = game->record;
  const Rules& rules = record.named.rules;
  GameTally tally;
  Position end = record.begins;
  for (const Step& step : record.steps) {
    const Position next = after(rules, end, step);
    for (const Event& event : events_of(rules, end, step, next)) tally.note(event);
    end = next;
  }
  const LuckOfSeats luck = luck_of(record);
  JsonArray seats;
  unsigned turns = 0;
  unsigned rolls = 0;
  for (const RecordedSeat& one : record.seats) {
    const SeatTally& own = tally.of(one.seat);
    const bool wins_by_resignation = winner_by_resignation(record, end) == one.seat;
    const unsigned place = wins_by_resignation ? 1 : place_of(end, one.seat);
    turns += own.turns;
    rolls += own.rolls;
    seats.add(JsonObject()
                  .add("seat", one.seat + 1)
                  .add("place", place == 0 ? Json() : json_of(place))
                  .add("rolls", own.rolls)
                  .add("captures", own.captures)
                  .add("suffered", own.suffered)
                  .add("exits", own.exits)
                  .add("home", pieces_home(rules, end, one.seat))
                  .add("penalties", own.penalties)
                  .add("repeats", luck[one.seat].repeats)
                  .add("pips", luck[one.seat].pips)
                  .done());
  }
  return JsonObject().add("turns", turns).add("rolls", rolls).add("seats", seats.done()).done();
}

}  // namespace salida::wasm

#include "record/record_events.hpp"

namespace salida {

std::vector<Event> events_of_beginning(const Record& record) {
  std::vector<Event> events;
  for (const DrawThrow& one : record.draw)
    events.push_back({.kind = EventKind::threw_for_first, .seat = one.seat, .pips = one.die});
  events.push_back({.kind = EventKind::begins, .seat = record.begins.turn});
  return events;
}

Event event_of(const SeatChange& change) {
  switch (change.kind) {
    case SeatChangeKind::bot_sits_in: return {.kind = EventKind::bot_sits_in, .seat = change.seat};
    case SeatChangeKind::person_back: return {.kind = EventKind::person_back, .seat = change.seat};
    case SeatChangeKind::resigned: break;
  }
  return {.kind = EventKind::resigned, .seat = change.seat};
}

std::vector<Event> events_of_seats(const Record& record, std::size_t steps) {
  std::vector<Event> events;
  for (const SeatChange& change : record.changes)
    if (change.steps == steps) events.push_back(event_of(change));
  return events;
}

std::optional<Event> event_of_leaving(const Record& record, const Position& end) {
  if (end.phase == Phase::over) return std::nullopt;
  if (const std::optional<Seat> winner = winner_by_resignation(record, end))
    return Event{.kind = EventKind::won_by_resignation, .seat = *winner};
  return Event{.kind = EventKind::left_unfinished};
}

std::vector<Event> events_of(const Rules& rules, const Position& before, const Step& step, const Position& after) {
  if (const Roll* const roll = std::get_if<Roll>(&step)) return events_of(rules, before, *roll, after);
  return events_of(rules, before, *std::get_if<Action>(&step), after);
}

}  // namespace salida

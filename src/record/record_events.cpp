#include "record/record_events.hpp"

namespace salida {

std::vector<Event> events_of_beginning(const Record& record) {
  std::vector<Event> events;
  for (const DrawThrow& one : record.draw)
    events.push_back({.kind = EventKind::threw_for_first, .seat = one.seat, .pips = one.die});
  events.push_back({.kind = EventKind::begins, .seat = record.begins.turn});
  return events;
}

std::vector<Event> events_of(const Rules& rules, const Position& before, const Step& step, const Position& after) {
  if (const Roll* const roll = std::get_if<Roll>(&step)) return events_of(rules, before, *roll, after);
  return events_of(rules, before, *std::get_if<Action>(&step), after);
}

}  // namespace salida

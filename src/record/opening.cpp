#include "record/opening.hpp"

#include "core/hand.hpp"

namespace salida {

Position first_position(const Rules& rules, Seats seats, Seat first, Until until) {
  Position position = start(rules, seats, first);
  position.play_on = until == Until::places;
  return position;
}

Record opening_of(const NamedRules& named, Seats seats, Until until, std::string_view date,
                  std::span<const std::string> kinds) {
  Record record;
  record.named = named;
  record.date = date;
  for (unsigned seat = 0; seat < max_seats; ++seat) {
    if ((seats & bit_of(seat)) == 0) continue;
    record.seats.push_back({.seat = static_cast<Seat>(seat),
                            .kind = kinds.empty() ? std::string(random_kind) : kinds[record.seats.size()],
                            .name = {},
                            .word = {}});
  }
  record.begins = first_position(named.rules, seats, record.seats.front().seat, until);
  return record;
}

}  // namespace salida

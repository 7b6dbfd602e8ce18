// Writes a game as a line of comma-separated numbers; row_names() names the columns.
#pragma once

#include <cstdint>
#include <string>

#include "core/questions.hpp"
#include "sim/playout.hpp"
#include "sim/totals.hpp"

namespace salida {

template <class Counter>
void add_row(const Rules& rules, std::uint64_t game, const GameEnd& end, const Counter& counter, std::string& rows) {
  const auto add = [&rows](std::uint64_t number) { rows += ',' + std::to_string(number); };
  const auto add_seats = [&rows](const SeatList& seats) {
    for (const Seat seat : seats) rows += static_cast<char>('1' + seat);
  };
  rows += std::to_string(game);
  add(counter.first() + 1U);
  const SeatList won = seats_in(winners(rules, end.position));
  rows += won.empty() ? ",0" : ",";
  add_seats(won);
  rows += ',';
  add_seats(places_of(end.position));
  for (std::size_t k = 0; k < statistics; ++k) add(counter.in_all(static_cast<Statistic>(k)));
  add(counter.lead_changes());
  rows += '\n';
}

}  // namespace salida

// Events of a recorded game, to be told in words.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "record/record.hpp"
#include "words/events.hpp"

namespace salida {

/// Returns the throws for who begins, and who does.
[[nodiscard]] std::vector<Event> events_of_beginning(const Record& record);

[[nodiscard]] Event event_of(const SeatChange& change);

/// Who sat in, came back or resigned when so many steps had been taken.
[[nodiscard]] std::vector<Event> events_of_seats(const Record& record, std::size_t steps);

/// How a game that came to this position was left: who won by resignation, or that it is unfinished; nothing where it
/// was played to its end.
[[nodiscard]] std::optional<Event> event_of_leaving(const Record& record, const Position& end);

/// Returns what happened in one step; `after` has to be after(rules, before, step).
[[nodiscard]] std::vector<Event> events_of(const Rules& rules, const Position& before, const Step& step,
                                           const Position& after);

}  // namespace salida

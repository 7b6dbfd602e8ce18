// What happened in a recorded game, for people.
#pragma once

#include <vector>

#include "record/record.hpp"
#include "words/events.hpp"

namespace salida {

/// The throws for who begins, and who does.
[[nodiscard]] std::vector<Event> events_of_beginning(const Record& record);

/// after == after(rules, before, step).
[[nodiscard]] std::vector<Event> events_of(const Rules& rules, const Position& before, const Step& step,
                                           const Position& after);

}  // namespace salida

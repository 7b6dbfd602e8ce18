// What speaks against an action, a roll or a stop. The rules are not written a second time: the engine is asked, first
// with every rule lifted that could stand in the way, then with one after the other laid on again; the one under which
// the action falls is the reason.
#pragma once

#include <cstdint>

#include "core/position.hpp"
#include "core/rules.hpp"
#include "notation/written.hpp"
#include "words/reasons.hpp"

namespace salida {

struct Objection {
  Reason reason = Reason::unexplained;
  Seat other = 0;           // whose piece or blockade it is
  Place square = 0;         // where, as the seat that acts counts its way
  std::uint8_t needed = 0;  // how many squares it is
};

/// The action is not legal in that position. A position of phase `play` may be one in which nothing can be played.
[[nodiscard]] Objection objection_to(const Rules& rules, const Position& position, const Written& written);

/// To that roll, which is not what is awaited.
[[nodiscard]] Objection objection_to(const Rules& rules, const Position& position, Roll roll);

/// To an end of the play, where somebody still has to act.
[[nodiscard]] Objection objection_to_end(const Rules& rules, const Position& position);

}  // namespace salida

// Finds the reason why an action, a roll or a stop is not legal.
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

/// The reason why an action is not legal. In phase `play` the position may be one in which nothing can be played.
[[nodiscard]] Objection objection_to(const Rules& rules, const Position& position, const Written& written);

/// The reason why this roll is not the one that is awaited.
[[nodiscard]] Objection objection_to(const Rules& rules, const Position& position, Roll roll);

/// The reason why the play cannot end here, while somebody still has to act.
[[nodiscard]] Objection objection_to_end(const Rules& rules, const Position& position);

}  // namespace salida

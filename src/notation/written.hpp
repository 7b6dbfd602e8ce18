// An action as somebody wrote it, legal or not: docs/notation.md says how actions are written.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/position.hpp"
#include "core/rules.hpp"

namespace salida {

struct Written {
  ActionKind kind = ActionKind::stop;
  Seat caller = 0;  // of a call
  Place from = 0;   // of everything else but a stop, as the seat that acts counts its way
  Place to = 0;
  std::uint8_t which = 0;  // of several pieces on one square: 0 any, then 1 for the first
  bool captures = false;   // x
  std::uint8_t pips = 0;   // 0 where they are not written
};

/// Nothing where the text is no action at all, whatever the position.
[[nodiscard]] std::optional<Written> read_written(const Rules& rules, Seat seat, std::string_view text);

/// The same move by a die, by the sum or by a reward, without marks: "10=17".
[[nodiscard]] std::string text_of_move(const Rules& rules, Seat seat, ActionKind kind, Place from, Place to);

}  // namespace salida

// An action as it was written, legal or not; docs/notation.md has the format.
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
  Place from = 0;   // of everything but calls and stops, as the acting seat counts its way
  Place to = 0;
  std::uint8_t which = 0;  // which of several pieces on the square: 0 for any, 1 for the first
  bool captures = false;   // x
  std::uint8_t pips = 0;   // 0 if they are not written
};

/// Returns std::nullopt if the text is not an action in any position.
[[nodiscard]] std::optional<Written> read_written(const Rules& rules, Seat seat, std::string_view text);

/// Writes a move of that kind without letter, x or pips, as in "10=17".
[[nodiscard]] std::string text_of_move(const Rules& rules, Seat seat, ActionKind kind, Place from, Place to);

}  // namespace salida

// Which endings are solved: few seats that still race, with few pieces on their way.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/rules.hpp"

namespace salida {

enum class EndingKind : std::uint8_t {
  board,    // two seats, their last pieces anywhere
  columns,  // nobody can meet anybody any more: all that is left stands in the columns
};

struct Ending {
  EndingKind kind = EndingKind::board;
  std::uint8_t players = 2;
  std::uint8_t pieces = 1;  // that each has left at the most; all others are in the goal
  std::uint8_t apart = 2;   // arms between the two seats of a board, by the shorter way; 0 for columns
  friend constexpr bool operator==(const Ending&, const Ending&) = default;
};

/// Why an ending is not solved.
struct Unsolvable {
  std::string_view what;     // "ending", "players", "pieces", "apart" or a field of the rules; empty if it is solved
  std::string_view problem;  // what was expected instead
  [[nodiscard]] constexpr explicit operator bool() const { return !what.empty(); }
};
[[nodiscard]] Unsolvable why_not_solved(const Rules& rules, const Ending& ending);

/// Equal for rules that play an ending alike: who begins, how many pieces begin outside and when the game ends do not
/// matter.
[[nodiscard]] std::uint64_t ending_rules_hash(const Rules& rules);

}  // namespace salida

// Which endings can be solved: those in which few seats still race, with few pieces on their way.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/rules.hpp"

namespace salida {

enum class EndingKind : std::uint8_t {
  board,    // two seats, their last pieces anywhere
  columns,  // all pieces that are left stand in their columns, where nobody can meet anybody
};

struct Ending {
  EndingKind kind = EndingKind::board;
  std::uint8_t players = 2;
  std::uint8_t pieces = 1;  // the most that a seat has left; all others are in the goal
  std::uint8_t apart = 2;   // arms between the two seats of a board, the shorter way round; 0 for columns
  friend constexpr bool operator==(const Ending&, const Ending&) = default;
};

/// Why an ending cannot be solved.
struct Unsolvable {
  std::string_view what;     // "ending", "players", "pieces", "apart" or a field of the rules; empty if solvable
  std::string_view problem;  // what was expected instead
  [[nodiscard]] constexpr explicit operator bool() const { return !what.empty(); }
};
[[nodiscard]] Unsolvable why_not_solved(const Rules& rules, const Ending& ending);

/// The same for all rules that play endings alike: who begins, how many pieces begin outside and when the game ends do
/// not matter.
[[nodiscard]] std::uint64_t ending_rules_hash(const Rules& rules);

}  // namespace salida

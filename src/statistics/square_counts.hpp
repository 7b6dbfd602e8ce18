// How often pieces landed and captured on each square of the board.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/play.hpp"
#include "core/rules.hpp"
#include "sim/totals.hpp"
#include "view/board_svg.hpp"

namespace salida {

struct SquareCount {
  std::string square;
  std::optional<Seat> seat;  // whose column it is in
  std::uint64_t visits = 0;
  std::uint64_t captures = 0;
};

/// Returns a count for each ring square, all seats together, and then for each column square of each seat.
[[nodiscard]] std::vector<SquareCount> square_counts(const Rules& rules, const Totals& totals, Seats seats);

using CountsByPlace = std::array<std::array<std::uint64_t, Totals::places>, max_seats>;

/// Returns the mean number of pieces per game on each square, for a heat map.
[[nodiscard]] Heat heat_a_game(const Rules& rules, const CountsByPlace& counts, std::uint64_t games);

}  // namespace salida

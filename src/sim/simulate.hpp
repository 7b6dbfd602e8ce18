// Many random games, counted. Any part of a run can be played by itself, in any order: a game depends on the seed and
// its number alone.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/play.hpp"
#include "core/rules.hpp"
#include "sim/totals.hpp"

namespace salida {

struct SimSetup {
  Rules rules{};
  Seats seats = 0;
  Until until = Until::first;
  std::uint64_t seed = 1;
  std::uint64_t choices_every = 1;  // in one game of so many, every decision's choices are counted
};

/// The names of the columns of `rows`.
[[nodiscard]] std::string_view row_names();

/// Plays the games from `first` on; where `rows` is given, adds a line of comma-separated numbers for each game.
void simulate(const SimSetup& setup, std::uint64_t first, std::uint64_t games, Totals& totals, std::string* rows);

}  // namespace salida

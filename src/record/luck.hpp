// How lucky each seat was with its dice: what fell, against what was to be expected. It proves nothing.
#pragma once

#include <array>
#include <cstdint>

#include "record/record.hpp"

namespace salida {

struct Luck {
  std::uint32_t rolls = 0;
  std::uint32_t dice = 0;
  std::uint32_t pips = 0;
  std::uint32_t repeats = 0;  // rolls that repeat the turn: doubles, or sixes in a game of one die
  std::uint32_t chances = 0;  // rolls with a piece in the nest...
  std::uint32_t exits = 0;    // ...that open it
  double repeats_expected = 0;
  double exits_expected = 0;

  [[nodiscard]] double pips_expected() const { return 3.5 * dice; }
  void add(const Luck& other);
};

using LuckOfSeats = std::array<Luck, max_seats>;

[[nodiscard]] LuckOfSeats luck_of(const Record& record);

}  // namespace salida

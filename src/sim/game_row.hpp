// A game as a line of comma-separated numbers: see row_names().
#pragma once

#include <cstdint>
#include <string>

#include "sim/playout.hpp"
#include "sim/totals.hpp"

namespace salida {

template <class Counter>
void add_row(std::uint64_t game, const GameEnd& end, const Counter& counter, std::string& rows) {
  const auto add = [&rows](std::uint64_t number) { rows += ',' + std::to_string(number); };
  rows += std::to_string(game);
  add(counter.first() + 1U);
  std::uint32_t finished = end.position.finished;
  add(finished & 15U);  // 0 where nobody won
  std::string places;
  for (; finished != 0; finished >>= 4U) places += static_cast<char>('0' + (finished & 15U));
  rows += ',' + places;
  for (std::size_t k = 0; k < statistics; ++k) add(counter.in_all(static_cast<Statistic>(k)));
  add(counter.lead_changes());
  rows += '\n';
}

}  // namespace salida

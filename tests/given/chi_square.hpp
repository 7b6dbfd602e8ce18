// How far counts are from what equal chances let expect.
#pragma once

#include <array>
#include <cstddef>

namespace salida {

/// Chi-square of counts against equal chances.
template <std::size_t size>
[[nodiscard]] double chi_square(const std::array<int, size>& counts) {
  double total = 0;
  for (const int count : counts) total += count;
  const double expected = total / size;
  double sum = 0;
  for (const int count : counts) sum += (count - expected) * (count - expected) / expected;
  return sum;
}

}  // namespace salida

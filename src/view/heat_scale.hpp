// Puts the numbers of a heat map on a scale from 0 to 1.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>

#include "view/board_layout.hpp"
#include "view/board_svg.hpp"

namespace salida {

class HeatScale {
 public:
  explicit HeatScale(const Heat* heat) {
    if (heat == nullptr) return;
    for (const double value : heat->ring) take(value);
    for (const auto& column : heat->columns) std::ranges::for_each(column, [this](double value) { take(value); });
  }

  [[nodiscard]] double low() const { return low_; }
  [[nodiscard]] double high() const { return high_; }
  [[nodiscard]] double level(double value) const { return high_ > low_ ? (value - low_) / (high_ - low_) : 0; }

 private:
  void take(double value) {
    if (!std::isfinite(value)) return;
    low_ = std::min(low_, value);
    high_ = std::max(high_, value);
  }

  double low_ = 0;
  double high_ = 0;
};

/// Returns NaN if the heat map has no number for this square.
[[nodiscard]] inline double heat_of(const Heat& heat, const BoardSquare& square) {
  const auto number = static_cast<unsigned>(square.number - 1);
  if (square.kind == SquareKind::ring && number < heat.ring.size()) return heat.ring[number];
  if (square.kind == SquareKind::column && square.seat < heat.columns.size()) return heat.columns[square.seat][number];
  return std::numeric_limits<double>::quiet_NaN();
}

}  // namespace salida

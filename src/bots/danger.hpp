// How likely a piece is captured before its owner moves again, as far as a look at single rivals tells.
#pragma once

#include <array>

#include "core/position.hpp"
#include "core/rules.hpp"

namespace salida {

class Danger {
 public:
  explicit Danger(const Rules& rules);

  /// That somebody captures a piece of that seat at that place, each rival by one roll.
  [[nodiscard]] double at(const Position& position, Seat seat, Place place) const;

 private:
  [[nodiscard]] bool is_blockade(const Position& position, Seat seat, Place place) const;

  const Rules* rules_;
  Board board_;
  static constexpr int farthest = 12;
  std::array<double, farthest + 1> by_distance_{};  // that one roll covers exactly that many squares
  double by_entry_ = 0;                             // that one roll brings a piece out
};

}  // namespace salida

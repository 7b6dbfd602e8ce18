// How likely a piece is to be captured before its owner moves again, estimated rival by rival.
#pragma once

#include <array>

#include "core/position.hpp"
#include "core/rules.hpp"

namespace salida {

class Danger {
 public:
  explicit Danger(const Rules& rules);

  /// The chance that a rival captures a piece of this seat at this place, with one roll for each rival.
  [[nodiscard]] double at(const Position& position, Seat seat, Place place) const;

 private:
  [[nodiscard]] bool is_blockade(const Position& position, Seat seat, Place place) const;

  const Rules* rules_;
  Board board_;
  static constexpr int farthest = 12;
  std::array<double, farthest + 1> by_distance_{};  // the chance that one roll covers exactly so many squares
  double by_entry_ = 0;                             // the chance that one roll brings a piece out
};

}  // namespace salida

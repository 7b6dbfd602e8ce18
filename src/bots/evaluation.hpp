// How good a position is for a seat, between 0 (lost) and 1 (won).
#pragma once

#include "core/position.hpp"

namespace salida {

class Evaluation {
 public:
  Evaluation() = default;
  Evaluation(const Evaluation&) = delete;
  Evaluation& operator=(const Evaluation&) = delete;
  Evaluation(Evaluation&&) = delete;
  Evaluation& operator=(Evaluation&&) = delete;
  virtual ~Evaluation() = default;

  /// Returns the seat's chance in a position that awaits a roll. Seats that are home no longer take part.
  [[nodiscard]] virtual double chance(const Position& position, Seat seat) const = 0;

  /// Returns true if the chance is exact, so that playing on would teach nothing more.
  [[nodiscard]] virtual bool is_exact(const Position& /*position*/) const { return false; }
};

}  // namespace salida

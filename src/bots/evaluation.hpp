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

  /// Of a position that awaits a roll, in which nobody has finished but who has left the game to the others.
  [[nodiscard]] virtual double chance(const Position& position, Seat seat) const = 0;

  /// Whether that is the exact chance: then nothing more is learned by playing on.
  [[nodiscard]] virtual bool is_exact(const Position& /*position*/) const { return false; }
};

}  // namespace salida

// Judges what the end of a roll is worth to a seat: it settles wins, losses and calls (M10) itself, and leaves
// everything else to an evaluation.
#pragma once

#include "bots/evaluation.hpp"
#include "core/play.hpp"

namespace salida {

class Judge {
 public:
  /// `called`: how likely somebody calls a missed capture (M10).
  Judge(const Rules& rules, const Evaluation& evaluation, double called = 1.0)
      : rules_(&rules), evaluation_(&evaluation), called_(called) {}

  /// Returns the worth of a position that awaits a roll or is over, from 0 to 1.
  [[nodiscard]] double worth(const Position& position, Seat seat) const;

  /// How likely a miss is called.
  [[nodiscard]] double called() const { return called_; }

  /// M10: returns the position after a call: the offender gives up the piece that it can best spare.
  [[nodiscard]] Position after_call(Position position) const;

 private:
  const Rules* rules_;
  const Evaluation* evaluation_;
  double called_;
};

}  // namespace salida

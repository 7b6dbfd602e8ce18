// What the end of a roll is worth to a seat: an evaluation, and what no evaluation has to know.
#pragma once

#include "bots/evaluation.hpp"
#include "core/play.hpp"

namespace salida {

class Judge {
 public:
  /// `called`: how likely somebody calls a missed capture (M10).
  Judge(const Rules& rules, const Evaluation& evaluation, double called = 1.0)
      : rules_(&rules), evaluation_(&evaluation), called_(called) {}

  /// For a position that awaits a roll or is over.
  [[nodiscard]] double worth(const Position& position, Seat seat) const;

  /// How likely a miss is called.
  [[nodiscard]] double called() const { return called_; }

  /// M10: the miss is called, and the offender gives up the piece that it can spare best.
  [[nodiscard]] Position after_call(Position position) const;

 private:
  const Rules* rules_;
  const Evaluation* evaluation_;
  double called_;
};

}  // namespace salida

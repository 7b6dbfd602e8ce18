// Evaluates a position as an experienced player would: by how far everybody has come, and what is likely to be lost.
#pragma once

#include "bots/danger.hpp"
#include "bots/evaluation.hpp"

namespace salida {

class ExpertEvaluation final : public Evaluation {
 public:
  /// The rules must outlive it.
  explicit ExpertEvaluation(const Rules& rules) : rules_(&rules), board_{.arms = rules.board.arms}, danger_(rules) {}

  [[nodiscard]] double chance(const Position& position, Seat seat) const override;

 private:
  /// The squares that a seat has covered, less what it may lose.
  [[nodiscard]] double standing(const Position& position, Seat seat) const;

  const Rules* rules_;
  Board board_;
  Danger danger_;
};

}  // namespace salida

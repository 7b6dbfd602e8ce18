// An evaluation that looks endings up in tables, and leaves every other position to another evaluation.
#pragma once

#include <memory>
#include <utility>

#include "bots/evaluation.hpp"
#include "endings/endings.hpp"

namespace salida {

class EndingEvaluation final : public Evaluation {
 public:
  EndingEvaluation(std::shared_ptr<const Endings> endings, std::shared_ptr<const Evaluation> otherwise)
      : endings_(std::move(endings)), otherwise_(std::move(otherwise)) {}

  [[nodiscard]] double chance(const Position& position, Seat seat) const override {
    const std::optional<ExactChances> exact = endings_->chances(position);
    return exact ? exact->of[seat] : otherwise_->chance(position, seat);
  }

  [[nodiscard]] bool is_exact(const Position& position) const override {
    return endings_->chances(position).has_value();
  }

 private:
  std::shared_ptr<const Endings> endings_;
  std::shared_ptr<const Evaluation> otherwise_;
};

}  // namespace salida

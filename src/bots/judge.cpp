#include "bots/judge.hpp"

#include <algorithm>

#include "core/questions.hpp"

namespace salida {

double Judge::worth(const Position& position, Seat seat) const {
  if (has_won(*rules_, position, seat)) return 1.0;
  if (position.phase == Phase::over) return 0.0;
  if (position.guilty == 0) return evaluation_->chance(position, seat);
  Position unnoticed = position;
  unnoticed.guilty = 0;
  unnoticed.offender = 0;
  double worth = 0;
  if (called_ < 1) worth += (1 - called_) * evaluation_->chance(unnoticed, seat);
  if (called_ > 0) worth += called_ * evaluation_->chance(after_call(position), seat);
  return worth;
}

Position Judge::after_call(Position position) const {
  position.phase = Phase::atone;
  Position best = position;
  double most = -1;
  for (const Action& action : legal_actions(*rules_, position)) {
    const Position next = after(*rules_, position, action);
    const double worth = evaluation_->chance(next, position.offender);
    if (worth <= most) continue;
    most = worth;
    best = next;
  }
  return best;
}

}  // namespace salida

#include "core/play.hpp"

#include "core/engine.hpp"

namespace salida {

Position start(const Rules& rules, Seats seats, Seat first) { return Engine(Given(rules)).start(seats, first); }

Position after_roll(const Rules& rules, Position position, Roll roll) {
  const Engine engine{Given(rules)};
  engine.begin_roll(position, roll);
  engine.end_roll_if_over(position);
  return position;
}

ActionList legal_actions(const Rules& rules, const Position& position) {
  ActionList list;
  switch (position.phase) {
    case Phase::roll:
      for (const Seat seat : seats_in(callers(rules, position))) list.add(Action::call_by(seat));
      break;
    case Phase::play: Engine(Given(rules)).add_choices(position, list); break;
    case Phase::atone: Engine(Given(rules)).add_atonements(position, list); break;
    case Phase::over: break;
  }
  return list;
}

Position after(const Rules& rules, Position position, Action action) {
  const Engine engine{Given(rules)};
  switch (action.kind) {
    case ActionKind::call: position.phase = Phase::atone; break;
    case ActionKind::atone: engine.atone(position, action.piece); break;
    default:
      engine.act(position, action);
      engine.end_roll_if_over(position);
      break;
  }
  return position;
}

int dice_to_roll(const Rules& rules, const Position& position) { return Engine(Given(rules)).dice_to_roll(position); }

Position canonical(const Rules& rules, Position position) { return Engine(Given(rules)).canonical(position); }

}  // namespace salida

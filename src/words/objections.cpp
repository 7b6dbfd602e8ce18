#include "words/objections.hpp"

#include <algorithm>

#include "core/hand.hpp"
#include "core/marks.hpp"
#include "core/play.hpp"
#include "core/questions.hpp"
#include "words/moves.hpp"

namespace salida {

namespace {

[[nodiscard]] Reason wrong_call(const Rules& rules, const Position& position, Seat caller) {
  if (!rules.capture.calling) return Reason::no_calling;
  if (position.phase == Phase::play) return Reason::calls_too_late;
  if (position.phase == Phase::atone) return Reason::atones_first;
  if ((position.playing & bit_of(caller)) == 0) return Reason::does_not_play;
  if (position.guilty == 0) return Reason::nothing_missed;
  return may_call(rules, position, caller) ? Reason::unexplained : Reason::own_miss;
}

[[nodiscard]] Objection wrong_atonement(const Rules& rules, const Position& position, const Written& written) {
  if (!rules.capture.calling) return {.reason = Reason::no_calling};
  if (position.phase != Phase::atone) return {.reason = Reason::nobody_called};
  const auto there = std::ranges::count(position.pieces[position.offender], written.from);
  if (there == 0) return {.reason = written.from == nest ? Reason::nobody_in_nest : Reason::nobody_there};
  return {.reason = written.which > there ? Reason::too_few_there : Reason::not_guilty};
}

/// A stop in phase `play`.
[[nodiscard]] Reason wrong_stop(const Rules& rules, const Position& position) {
  const ActionList legal = legal_actions(rules, position);
  if (legal.empty()) return Reason::nothing_left;
  const auto all = [&](ActionKind kind) {
    return std::ranges::all_of(legal, [&](Action action) { return action.kind == kind; });
  };
  if (all(ActionKind::crown)) return Reason::crowns_first;
  if (marks::must_win(rules, position)) return Reason::must_win;
  // A2: coming out is the player's choice, but here it is all that the dice can do.
  const bool comes_out = rules.entry.duty == EntryDuty::forced || rules.entry.on == EntryOn::doubles;
  if (all(ActionKind::enter) && comes_out) return Reason::must_come_out;
  if (all(ActionKind::reward)) return Reason::reward_must_be_played;
  return marks::freed(rules, position) > 0 ? Reason::die_after_freeing : Reason::die_must_be_played;
}

[[nodiscard]] Reason wrong_phase(const Position& position) {
  switch (position.phase) {
    case Phase::roll: return Reason::awaits_dice;
    case Phase::atone: return Reason::atones_first;
    case Phase::play: return Reason::plays_a_roll;
    case Phase::over: return Reason::game_is_over;
  }
  return Reason::unexplained;
}

}  // namespace

Objection objection_to(const Rules& rules, const Position& position, const Written& written) {
  if (position.phase == Phase::over) return {.reason = Reason::game_is_over};
  if (written.kind == ActionKind::call) return {.reason = wrong_call(rules, position, written.caller)};
  if (written.kind == ActionKind::atone) return wrong_atonement(rules, position, written);
  if (position.phase != Phase::play) return {.reason = wrong_phase(position)};
  if (written.kind == ActionKind::stop) return {.reason = wrong_stop(rules, position)};
  const bool crowns = marks::crowns(rules, position);
  const bool crowned = written.kind == ActionKind::crown;
  if (crowned != crowns) return {.reason = crowned ? Reason::no_crown : Reason::crowns_first};
  return objection_to_move(rules, position, written);
}

Objection objection_to(const Rules& rules, const Position& position, Roll roll) {
  if (position.phase != Phase::roll) return {.reason = wrong_phase(position)};
  const bool one = roll.second == 0;
  const bool in_range = roll.first >= 1 && roll.first <= 6 && roll.second <= 6;
  const int awaited = dice_to_roll(rules, position);
  if (!in_range || awaited == (one ? 1 : 2)) return {.reason = in_range ? Reason::unexplained : Reason::no_die};
  if (awaited == 2) return {.reason = Reason::rolls_two_dice};
  return {.reason = rules.dice.count == 1 ? Reason::rolls_one_die : Reason::rolls_one_die_at_the_end};
}

Objection objection_to_end(const Rules& rules, const Position& position) {
  if (position.phase != Phase::play) return {.reason = wrong_phase(position)};
  const ActionList legal = legal_actions(rules, position);
  const bool may_stop = std::ranges::any_of(legal, [](Action action) { return action.kind == ActionKind::stop; });
  if (!may_stop) return {.reason = wrong_stop(rules, position)};
  if (marks::freed(rules, position) > 0) return {.reason = Reason::writes_stop_for_nest};
  const bool rewards = std::ranges::any_of(legal, [](Action action) { return action.kind == ActionKind::reward; });
  return {.reason = rewards ? Reason::writes_stop_for_rewards : Reason::writes_stop_for_door};
}

}  // namespace salida

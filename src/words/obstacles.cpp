#include "words/obstacles.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "core/engine.hpp"

namespace salida {

namespace {

// --- The rules, one after the other

/// What takes one rule away: a field of the rules, or a mark of the position.
using Lift = void (*)(Rules&, Position&);

struct Hurdle {
  Reason reason;
  Lift lift;
};

// The board comes first, then which pieces may take a die, then what must be done before. A duty comes after the marks
// that end it: nobody must come out by a double that has freed all that it frees.
constexpr auto hurdles = std::to_array<Hurdle>({
    {Reason::must_turn_in, [](Rules& rules, Position&) { rules.goal.passing = Passing::by_choice; }},
    {Reason::blockade_in_the_way, [](Rules& rules, Position&) { rules.crowd.blockades = false; }},
    {Reason::safe_with_rival, [](Rules& rules, Position&) { rules.crowd.share_safe = true; }},
    {Reason::square_is_full, [](Rules& rules, Position&) { rules.crowd.limit = 0; }},
    {Reason::start_is_blocked, [](Rules& rules, Position&) { rules.entry.blockade_holds = false; }},
    {Reason::partners_meet, [](Rules&, Position& position) { position.apart = 0; }},
    {Reason::freed_and_moves_nothing, [](Rules&, Position& position) { position.freed = 0; }},
    {Reason::one_die_each, [](Rules&, Position& position) { position.walked = 0; }},
    {Reason::must_come_out, [](Rules& rules, Position&) { rules.entry.duty = EntryDuty::choice; }},
    {Reason::reward_first,
     [](Rules& rules, Position&) {
       if (rules.reward.time != RewardTime::none) rules.reward.time = RewardTime::any_time;
     }},
    {Reason::must_open, [](Rules&, Position& position) { position.openers = 0; }},
});

[[nodiscard]] bool is_in(const ActionList& list, Action action) {
  return std::ranges::any_of(list, [&](Action other) {
    return other.kind == action.kind && other.piece == action.piece && other.pips == action.pips &&
           other.to == action.to;
  });
}

/// Whether dice, board and the duties to come out and to open allow it.
[[nodiscard]] bool is_candidate(const Rules& rules, const Position& position, Action action) {
  const Given source(rules);
  ActionList list;
  add_candidates(source, position, list);
  return is_in(list, action);
}

/// The first hurdle at which the action falls, or their number.
[[nodiscard]] unsigned first_fall(const Rules& rules, const Position& position, Action action) {
  for (unsigned laid = 0; laid < hurdles.size(); ++laid) {
    Rules lifted_rules = rules;
    Position lifted = position;
    for (unsigned k = laid + 1; k < hurdles.size(); ++k) hurdles[k].lift(lifted_rules, lifted);
    if (!is_candidate(lifted_rules, lifted, action)) return laid;
  }
  return hurdles.size();
}

// --- Who stands where

/// The places that a move passes, the last of them where it ends.
[[nodiscard]] std::vector<Place> way_of(const Board& board, Place from, Action action) {
  std::vector<Place> way;
  const auto add = [&](unsigned first, unsigned last) {
    for (unsigned place = first; place <= last; ++place) way.push_back(static_cast<Place>(place));
  };
  if (goes_round(board, from, action.to)) {
    add(from + 1U, board.door());
    add(1, action.to);
  } else if (from + action.pips == action.to) {
    add(from + 1U, action.to);
  } else {  // back from the goal
    add(from + 1U, board.goal());
    for (unsigned place = from - 1U; place >= action.to; --place) way.push_back(static_cast<Place>(place));
  }
  return way;
}

/// A seat that has so many pieces there; the mover first.
[[nodiscard]] std::optional<Seat> holder(const Rules& rules, const Position& position, Place place, int pieces) {
  const Hand& own = position.pieces[position.turn];
  if (std::ranges::count(own, place) >= pieces) return position.turn;
  const Given source(rules);
  if (!source.board.on_ring(place)) return std::nullopt;
  std::array<int, max_seats> count{};
  std::optional<Seat> found;
  for_each_rival_at(source, position, Crowd<Given>(source, position), place, [&](unsigned seat, unsigned) {
    if (++count[seat] == pieces && !found) found = static_cast<Seat>(seat);
  });
  return found;
}

[[nodiscard]] Objection object_to_blockade(const Rules& rules, const Position& position, Action action) {
  const Given source(rules);
  const Crowd<Given> crowd(source, position);
  for (const Place place : way_of(source.board, position.pieces[position.turn][action.piece], action)) {
    if (is_free(source, crowd, place - 1U, 1)) continue;
    return {.reason = place == action.to ? Reason::blockade_there : Reason::blockade_in_the_way,
            .other = holder(rules, position, place, 2).value_or(position.turn),
            .square = place};
  }
  return {};
}

[[nodiscard]] Objection object_to_rival(const Rules& rules, const Position& position, Reason reason, Place place) {
  Position rivals = position;
  rivals.pieces[position.turn] = {};
  return {.reason = reason, .other = holder(rules, rivals, place, 1).value_or(position.turn), .square = place};
}

// --- The sentence for a hurdle

[[nodiscard]] Reason after_freeing(const Rules& rules, const Position& position, Action action) {
  if (action.kind == ActionKind::enter) return Reason::frees_no_more;
  const bool one_die = position.freed == 1 && rules.entry.then_move != ThenMove::nobody;
  return one_die ? Reason::freed_and_moves_one_die : Reason::freed_and_moves_nothing;
}

[[nodiscard]] Objection objection_at(const Rules& rules, const Position& position, Action action, Reason reason) {
  const bool enters = action.kind == ActionKind::enter;
  switch (reason) {
    case Reason::blockade_in_the_way: return object_to_blockade(rules, position, action);
    case Reason::safe_with_rival: return object_to_rival(rules, position, reason, action.to);
    case Reason::square_is_full: return {.reason = enters ? Reason::start_is_full : reason};
    case Reason::start_is_blocked: return object_to_rival(rules, position, reason, start_place);
    case Reason::reward_first:
      return {.reason = action.kind == ActionKind::reward ? Reason::dice_first : Reason::reward_first};
    case Reason::freed_and_moves_nothing: return {.reason = after_freeing(rules, position, action)};
    case Reason::one_die_each:
      if (enters) return {.reason = Reason::frees_no_more};
      return {.reason = marks::freed(rules, position) > 0 ? Reason::just_freed : Reason::one_die_each};
    case Reason::must_come_out: return {.reason = enters ? Reason::frees_no_more : reason};
    case Reason::must_open:
      return {.reason = rules.crowd.repeat_opens && position.repeats ? Reason::must_open : Reason::stood_too_long};
    default: return {.reason = reason};
  }
}

/// It is a candidate, and not legal: the duty to use as many dice as can be used.
[[nodiscard]] Reason dice_duty(const Rules& rules, const Position& position) {
  if (marks::must_win(rules, position)) return Reason::must_win;
  return may_free_instead(Given(rules), position) ? Reason::frees_or_uses_both : Reason::most_dice;
}

}  // namespace

Obstacle obstacle_to(const Rules& rules, const Position& position, Action action) {
  Rules lifted_rules = rules;
  Position lifted = position;
  for (const Hurdle& hurdle : hurdles) hurdle.lift(lifted_rules, lifted);
  if (!is_candidate(lifted_rules, lifted, action)) return {};
  const unsigned fall = first_fall(rules, position, action);
  const Objection objection = fall < hurdles.size() ? objection_at(rules, position, action, hurdles[fall].reason)
                                                    : Objection{.reason = dice_duty(rules, position)};
  return {.rules_met = static_cast<int>(fall) + 1, .objection = objection};
}

}  // namespace salida

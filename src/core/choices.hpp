// What is legal while a roll is played: what dice and board allow, less what the duties forbid.
#pragma once

#include "core/candidates.hpp"
#include "core/crowd.hpp"
#include "core/dice_duty.hpp"
#include "core/marks.hpp"
#include "core/position.hpp"
#include "core/source.hpp"

namespace salida {
namespace detail {

/// What is still to be done with the candidates.
struct Pending {
  bool dice_duty = false;  // keep those that use the most dice
  bool may_stop = false;   // M3: no more pieces need be freed; A14: rewards may be declined
};

template <class Source>
[[gnu::always_inline]] [[nodiscard]] inline Pending pending_for(const Source& source, const Position& position,
                                                                const Candidates& candidates, unsigned size) {
  const Rules& rules = source.rules;
  const bool freeing = marks::freed(rules, position) > 0;
  const bool only_rewards = candidates.only_rewards();
  const bool dice_are_lost = only_rewards && rules.reward.time == RewardTime::after_dice;  // A5
  const int left = marks::dice_left(source.rules, position);
  const bool one_way =
      size == 1 || (left == 1 && !marks::owes_rewards(rules, position) && !marks::must_win(rules, position));
  return {.dice_duty = !freeing && !dice_are_lost && left > 0 && (!one_way || may_excuse(source, position, candidates)),
          .may_stop = !marks::must_win(rules, position) && ((freeing && rules.entry.duty == EntryDuty::choice) ||
                                                            (only_rewards && rules.reward.duty == RewardDuty::choice))};
}

/// H: the repeat too many sends a piece of the player's choice to the goal.
template <class Source>
void add_crowns(const Source& source, const Position& position, ActionList& list) {
  const Hand& hand = position.pieces[position.turn];
  for (unsigned piece = 0; piece < max_pieces; ++piece) {
    const bool alike = piece > 0 && hand[piece] == nest && hand[piece - 1] == nest;
    if (hand[piece] == source.board.goal() || alike) continue;
    list.add({.kind = ActionKind::crown, .piece = static_cast<std::uint8_t>(piece), .to = source.board.goal()});
  }
}

template <class Source>
void add_legal(const Source& source, const Position& position, const Crowd<Source>& crowd, const Candidates& candidates,
               Pending pending, ActionList& list) {
  if (pending.dice_duty) add_those_of_most_dice(source, position, crowd, candidates, list);
  else add_all(source, position, candidates, list);
  if (pending.may_stop) add_stop(list);
}

/// Nothing can be done: most rolls early in a game find everything in the nest and bring nobody out.
[[nodiscard]] constexpr bool is_stuck_in_nest(const Rules& rules, const Position& position) {
  return position.nested && !dice_open_nest(rules, position);
}

}  // namespace detail

/// Phase `play`: the legal actions; none where the roll is over.
template <class Source>
void add_choices(const Source& source, const Position& position, ActionList& list) {
  const Rules& rules = source.rules;
  if (marks::crowns(rules, position)) {
    detail::add_crowns(source, position, list);
    return;
  }
  if (detail::is_stuck_in_nest(rules, position)) return;
  const Crowd<Source> crowd(source, position);
  const detail::Candidates candidates = detail::candidates_of(source, position, crowd);
  if (candidates.none()) return;
  detail::add_legal(source, position, crowd, candidates,
                    detail::pending_for(source, position, candidates, candidates.size()), list);
}

}  // namespace salida

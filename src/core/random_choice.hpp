// One legal action at random, without a list of them all: how random play chooses. What it can choose, and how likely,
// is the same as with the list of choices.hpp.
#pragma once

#include "core/candidates.hpp"
#include "core/choices.hpp"
#include "core/crowd.hpp"
#include "core/dice_duty.hpp"
#include "core/marks.hpp"
#include "core/position.hpp"
#include "core/source.hpp"

namespace salida {
namespace detail {

/// One of them, or to stop.
template <class Source, class Pick>
[[gnu::always_inline]] [[nodiscard]] inline Action pick_one(const Source& source, const Position& position,
                                                            const Candidates& candidates, bool may_stop, Pick&& pick) {
  const unsigned size = candidates.size();
  const unsigned choices = size + (may_stop ? 1U : 0U);
  const unsigned number = choices == 1 ? 0 : pick(choices);
  if (may_stop && number == size) return {.kind = ActionKind::stop};
  return candidate(source, position, candidates, number);
}

template <class Pick>
[[nodiscard]] Action pick_from(const ActionList& list, Pick&& pick) {
  return list[list.size() == 1 ? 0 : pick(list.size())];
}

/// One of the legal actions of this decision: `picked`, where that was picked among the candidates and proves legal;
/// else the others share what it would have had. Comes seldom, and is kept apart from what comes often.
template <class Source, class Pick>
[[gnu::noinline]] [[nodiscard]] bool pick_legal(const Source& source, const Position& position,
                                                const Crowd<Source>& crowd, const Candidates& candidates,
                                                Pending pending, const Action* picked, Pick&& pick, Action& choice) {
  if (most_dice_are_plain(source, position)) {
    const LegalPlays legal = plain_plays(source, position, candidates);
    const bool all_are = legal.plays.size() == candidates.size();
    if (picked == nullptr || !all_are) choice = pick_one(source, position, legal.plays, legal.may_stop, pick);
    return true;
  }
  ActionList list;
  add_legal(source, position, crowd, candidates, pending, list);
  if (picked != nullptr) {
    for (const Action& legal : list) {
      if (legal.kind != picked->kind || legal.piece != picked->piece || legal.pips != picked->pips ||
          legal.to != picked->to)
        continue;
      choice = legal;
      return true;
    }
  }
  if (list.empty()) return false;
  choice = pick_from(list, pick);
  return true;
}

/// Whether a play that begins so can use all the dice.
template <class Source>
[[gnu::always_inline]] [[nodiscard]] inline bool uses_all_dice(const Source& source, const Position& position,
                                                               const Decision<Source>& decision, Action action) {
  // The usual cases first, all at once: which one was picked cannot be guessed.
  bool sure = action.kind == ActionKind::jump;
  if (dice_stay_together(source.rules)) {
    bool leaves_one = action.kind == ActionKind::walk;
    leaves_one &= marks::both_dice_left(source.rules, position);
    leaves_one &= leaves_another_a_move(source, position, decision, action);
    sure |= leaves_one;
  }
  if (sure || dice_are_independent(source.rules)) return sure;
  return reach_of_play(source, position, decision, action).dice == marks::dice_left(source.rules, position);
}

}  // namespace detail

/// Picks one of the legal actions with the same chance for each, if pick(n) gives each number below n with the same
/// chance. Returns false if there is none. The same as to pick from add_choices, and much quicker: usually the first
/// candidate that is picked uses all dice, and no other need be looked at. `crowd` becomes the one it was picked in.
template <class Source, class Pick>
[[gnu::always_inline]] [[nodiscard]] inline bool pick_choice(const Source& source, const Position& position,
                                                             Pick&& pick, Action& choice, Crowd<Source>& crowd) {
  const Rules& rules = source.rules;
  if (marks::crowns(rules, position)) {
    ActionList list;
    detail::add_crowns(source, position, list);
    choice = detail::pick_from(list, pick);
    return true;
  }
  if (detail::is_stuck_in_nest(rules, position)) return false;
  crowd = Crowd<Source>(source, position);
  const detail::Candidates candidates = detail::candidates_of(source, position, crowd);
  if (candidates.none()) return false;
  const unsigned size = candidates.size();
  const detail::Pending pending = detail::pending_for(source, position, candidates, size);
  const bool simple = !pending.dice_duty || (!pending.may_stop && !marks::must_win(rules, position) &&
                                             !detail::may_excuse(source, position, candidates));
  if (simple) {
    choice = detail::pick_one(source, position, candidates, pending.may_stop, pick);
    if (!pending.dice_duty) return true;
    if (choice.kind == ActionKind::enter && detail::frees_instead(source, candidates)) return true;
    const detail::Decision<Source> decision{.crowd = crowd, .candidates = candidates, .doors = detail::Doors::any};
    if (detail::uses_all_dice(source, position, decision, choice)) return true;
  }
  return detail::pick_legal(source, position, crowd, candidates, pending, simple ? &choice : nullptr, pick, choice);
}

}  // namespace salida

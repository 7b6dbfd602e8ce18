// The duty to use as many dice as can be used, and which actions are legal in the end.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/act.hpp"
#include "core/candidates.hpp"
#include "core/crowd.hpp"
#include "core/marks.hpp"
#include "core/position.hpp"
#include "core/source.hpp"
#include "core/ways.hpp"

namespace salida {
namespace detail {

[[nodiscard]] constexpr int dice_used(const Rules& rules, const Position& position, Action action) {
  const int left = marks::dice_left(rules, position);
  switch (action.kind) {
    case ActionKind::enter: return marks::has_die(rules, position, 5) ? 1 : left;
    case ActionKind::walk: return marks::freed(rules, position) > 0 ? left : 1;
    case ActionKind::jump: return left;
    default: return 0;
  }
}

/// Several rules may allow it; it is one action.
inline void add_stop(ActionList& list) {
  if (list.empty() || list[list.size() - 1].kind != ActionKind::stop) list.add({.kind = ActionKind::stop});
}

enum class Doors { any, none };  // whether a piece may go past its door

template <class Source>
[[nodiscard]] bool goes_round(const Source& source, const Position& position, Action action) {
  return action.kind != ActionKind::enter && action.kind != ActionKind::stop &&
         salida::goes_round(source.board, position.pieces[position.turn][action.piece], action.to);
}

/// The candidates for one decision.
template <class Source>
struct Candidates {
  const Crowd<Source>& crowd;
  const ActionList& list;
  Doors doors;
};

/// Of two dice, whether the one that `action` leaves can surely be used: another piece in the list can take it now and
/// does not cross the square where the action ends, or the same piece can go on. Nothing else that the action does can
/// stand in their way.
template <class Source>
[[gnu::always_inline]] [[nodiscard]] inline bool surely_leaves_a_move(const Source& source, const Position& position,
                                                                      const Candidates<Source>& candidates,
                                                                      Action action) {
  const unsigned other = marks::dice_sum(source.rules, position) - action.pips;
  for (const Action& next : candidates.list) {
    if (next.kind != ActionKind::walk || next.pips != other || next.piece == action.piece) continue;
    if (candidates.doors == Doors::none && goes_round(source, position, next)) continue;
    if (source.rules.crowd.limit == 0) return true;
    const Place from = position.pieces[position.turn][next.piece];
    const bool beyond = action.to > from;
    const bool short_of_end = action.to <= next.to;
    const bool crosses = next.to > from ? beyond && short_of_end : beyond || short_of_end;
    if (!crosses) return true;
  }
  if (source.rules.dice.together != Together::steps || action.to == source.board.goal()) return false;
  const unsigned free = candidates.crowd.free_steps(source, action.to);
  const Ways on = ways_from(source, position, candidates.crowd, action.piece, action.to, free, other);
  return on.straight != nest || (on.round != nest && candidates.doors == Doors::any);
}

/// A piece moves once, by what the list holds, and nothing that it does changes what the others can do.
[[nodiscard]] constexpr bool dice_are_independent(const Rules& rules) {
  return rules.entry.on == EntryOn::doubles && rules.dice.together == Together::jump && !crowd_matters(rules) &&
         rules.reward.time == RewardTime::none;
}

template <class Source>
[[nodiscard]] bool brings_last_home(const Source& source, const Position& position, Action action) {
  if (action.to != source.board.goal()) return false;
  Hand hand = position.pieces[position.turn];
  hand[action.piece] = action.to;
  return is_home(source.board, hand);
}

/// What the plays from some point of a roll can come to.
struct Reach {
  int dice;   // the most dice that one of them uses
  bool wins;  // one of them brings the last piece home; not looked for where all dice can be used
};

template <class Source>
[[nodiscard]] Reach reach_of(const Source& source, const Position& position, Doors doors);

/// What the plays that begin with this action can come to.
template <class Source>
[[nodiscard]] Reach reach_of_play(const Source& source, const Position& position, const Candidates<Source>& candidates,
                                  Action action) {
  const int left = marks::dice_left(source.rules, position);
  const int used = dice_used(source.rules, position, action);
  if (used == left) return {.dice = left, .wins = false};
  if (brings_last_home(source, position, action)) return {.dice = used, .wins = true};
  // P9: a reward that must be played at once might come in between.
  if (left == 2 && action.kind == ActionKind::walk && source.rules.reward.time != RewardTime::at_once) {
    if (surely_leaves_a_move(source, position, candidates, action)) return {.dice = left, .wins = false};
    if (dice_are_independent(source.rules)) return {.dice = used, .wins = false};
  }
  Position next = position;
  act(source, next, action);
  const Reach on = reach_of(source, next, candidates.doors);
  return {.dice = used + on.dice, .wins = on.wins};
}

template <class Source>
Reach reach_of(const Source& source, const Position& position, Doors doors) {
  const int left = marks::dice_left(source.rules, position);
  if (left == 0) return {};
  const Crowd<Source> crowd = crowd_of(source, position);
  ActionList list;
  add_candidates(source, position, crowd, list);
  const Candidates<Source> candidates{.crowd = crowd, .list = list, .doors = doors};
  Reach best{};
  for (const Action& action : list) {
    if (doors == Doors::none && goes_round(source, position, action)) continue;
    // A5: the dice that are left are lost; a win by a reward excuses nothing.
    if (action.kind == ActionKind::reward && source.rules.reward.time == RewardTime::after_dice) break;
    const Reach reach = reach_of_play(source, position, candidates, action);
    best.dice = std::max(best.dice, reach.dice);
    best.wins |= reach.wins;
    if (best.dice == left) break;
  }
  return best;
}

/// Some piece could go past its door with what is left.
template <class Source>
[[nodiscard]] bool may_go_round(const Source& source, const Position& position) {
  bool near = false;
  for (const Place place : position.pieces[position.turn]) {
    near |= source.board.on_ring(place) && place + marks::dice_sum(source.rules, position) > source.board.door();
  }
  return near;
}

/// M9: the duty to use dice forces no piece past its door. Where only such plays use the most dice, those are legal too
/// that pass no door and use as many dice as can be used without: they are marked, and stopping where they use none.
template <class Source>
[[nodiscard]] bool excuse_plays_that_pass_no_door(const Source& source, const Position& position,
                                                  const Crowd<Source>& crowd, ActionList& list, int most,
                                                  std::array<bool, ActionList::capacity>& legal) {
  const Candidates<Source> candidates{.crowd = crowd, .list = list, .doors = Doors::none};
  std::array<int, ActionList::capacity> uses{};
  int most_without = 0;
  for (unsigned k = 0; k < list.size(); ++k) {
    uses[k] = goes_round(source, position, list[k]) ? -1 : reach_of_play(source, position, candidates, list[k]).dice;
    most_without = std::max(most_without, uses[k]);
  }
  if (most_without == most) return false;
  for (unsigned k = 0; k < list.size(); ++k) {
    if (uses[k] != most_without) continue;
    legal[k] = true;
    list[k].must_win = false;
  }
  return most_without == 0;
}

/// M3: with pieces to free, the dice alone are legal only where both are used.
template <class Source>
[[nodiscard]] bool frees_instead(const Source& source, const ActionList& list) {
  return source.rules.entry.on == EntryOn::doubles && list[0].kind == ActionKind::enter;
}

/// M9 may excuse some plays from the duty.
template <class Source>
[[nodiscard]] bool may_excuse(const Source& source, const Position& position, const ActionList& list) {
  return source.rules.goal.passing == Passing::by_choice && !position.passed &&
         !marks::must_win(source.rules, position) && !frees_instead(source, list) && may_go_round(source, position);
}

/// Keeps the plays that use as many dice as can be used. A play that brings the last piece home counts as using all.
template <class Source>
void keep_most_dice(const Source& source, const Position& position, const Crowd<Source>& crowd, ActionList& list) {
  const int left = marks::dice_left(source.rules, position);
  const bool frees = frees_instead(source, list);
  const bool excuses = may_excuse(source, position, list);

  const Candidates<Source> candidates{.crowd = crowd, .list = list, .doors = Doors::any};
  std::array<Reach, ActionList::capacity> reaches;
  int most = frees ? left : 0;
  for (unsigned k = frees ? 1 : 0; k < list.size(); ++k) {
    reaches[k] = reach_of_play(source, position, candidates, list[k]);
    most = std::max(most, reaches[k].dice);
  }
  std::array<bool, ActionList::capacity> legal;
  for (unsigned k = 0; k < list.size(); ++k) {
    if (frees && k == 0) {
      legal[k] = true;
      continue;
    }
    const bool uses_most = reaches[k].dice == most && !marks::must_win(source.rules, position);
    legal[k] = uses_most || reaches[k].wins;
    list[k].must_win = !uses_most;
  }
  const bool may_stop = excuses && excuse_plays_that_pass_no_door(source, position, crowd, list, most, legal);
  unsigned kept = 0;
  for (unsigned k = 0; k < list.size(); ++k) {
    if (legal[k]) list[kept++] = list[k];
  }
  list.shorten(kept);
  if (may_stop && kept > 0) add_stop(list);
}

/// What is still to be done with the candidates.
struct Pending {
  bool dice_duty = false;  // keep those that use the most dice
  bool may_stop = false;   // M3: no more pieces need be freed; A14: rewards may be declined
};

template <class Source>
[[gnu::always_inline]] [[nodiscard]] inline Pending add_unfiltered(const Source& source, const Position& position,
                                                                   const Crowd<Source>& crowd, ActionList& list) {
  const Rules& rules = source.rules;
  add_candidates(source, position, crowd, list);
  if (list.empty()) return {};
  const bool freeing = marks::freed(rules, position) > 0;
  const bool only_rewards = list[0].kind == ActionKind::reward;
  const bool dice_are_lost = only_rewards && rules.reward.time == RewardTime::after_dice;  // A5
  const int left = marks::dice_left(source.rules, position);
  const bool one_way =
      list.size() == 1 || (left == 1 && !marks::owes_rewards(rules, position) && !marks::must_win(rules, position));
  return {.dice_duty = !freeing && !dice_are_lost && left > 0 && (!one_way || may_excuse(source, position, list)),
          .may_stop = !marks::must_win(rules, position) && ((freeing && rules.entry.duty == EntryDuty::choice) ||
                                                            (only_rewards && rules.reward.duty == RewardDuty::choice))};
}

template <class Source>
void add_crowns(const Source& source, const Position& position, ActionList& list) {
  const Hand& hand = position.pieces[position.turn];
  for (unsigned piece = 0; piece < max_pieces; ++piece) {
    const bool alike = piece > 0 && hand[piece] == nest && hand[piece - 1] == nest;
    if (hand[piece] == source.board.goal() || alike) continue;
    list.add({.kind = ActionKind::crown, .piece = static_cast<std::uint8_t>(piece), .to = source.board.goal()});
  }
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
  const Crowd<Source> crowd = crowd_of(source, position);
  const detail::Pending pending = detail::add_unfiltered(source, position, crowd, list);
  if (pending.dice_duty) detail::keep_most_dice(source, position, crowd, list);
  if (pending.may_stop) detail::add_stop(list);
}

/// One of the legal actions, each as likely where pick(n) gives each number below n as likely; false where there is
/// none. The same as to pick from add_choices, and much quicker: as a rule the first candidate that is picked uses all
/// dice, and no other need be looked at.
template <class Source, class Pick>
[[gnu::always_inline]] [[nodiscard]] inline bool pick_choice(const Source& source, const Position& position,
                                                             Pick&& pick, Action& choice) {
  const Rules& rules = source.rules;
  ActionList list;
  const auto pick_from_list = [&] {
    if (list.empty()) return false;
    choice = list[list.size() == 1 ? 0 : pick(list.size())];
    return true;
  };
  if (marks::crowns(rules, position)) {
    detail::add_crowns(source, position, list);
    return pick_from_list();
  }
  if (detail::is_stuck_in_nest(rules, position)) return false;
  const Crowd<Source> crowd = crowd_of(source, position);
  const detail::Pending pending = detail::add_unfiltered(source, position, crowd, list);
  if (!pending.dice_duty) {
    if (pending.may_stop) detail::add_stop(list);
    return pick_from_list();
  }
  const bool simple =
      !pending.may_stop && !marks::must_win(rules, position) && !detail::may_excuse(source, position, list);
  if (simple) {
    choice = list[list.size() == 1 ? 0 : pick(list.size())];
    if (choice.kind == ActionKind::enter && detail::frees_instead(source, list)) return true;
    const detail::Candidates<Source> candidates{.crowd = crowd, .list = list, .doors = detail::Doors::any};
    if (detail::reach_of_play(source, position, candidates, choice).dice == marks::dice_left(rules, position))
      return true;
  }
  detail::keep_most_dice(source, position, crowd, list);
  if (pending.may_stop) detail::add_stop(list);
  // A pick that proves legal stands; else the others share what it would have had.
  if (simple) {
    for (const Action& legal : list) {
      if (legal.kind != choice.kind || legal.piece != choice.piece || legal.pips != choice.pips ||
          legal.to != choice.to)
        continue;
      choice = legal;
      return true;
    }
  }
  return pick_from_list();
}

}  // namespace salida

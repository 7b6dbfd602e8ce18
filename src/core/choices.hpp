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

/// What is known at one decision.
template <class Source>
struct Decision {
  const Crowd<Source>& crowd;
  const Candidates& candidates;
  Doors doors;
};

/// Of two dice, whether the one that a walk leaves can surely be used by another piece: it can take it now and does not
/// cross the square where the action ends. Nothing else that the action does can stand in its way.
template <class Source>
[[gnu::always_inline]] [[nodiscard]] inline bool leaves_another_a_move(const Source& source, const Position& position,
                                                                       const Decision<Source>& decision,
                                                                       Action action) {
  const Candidates& candidates = decision.candidates;
  const Hand& hand = position.pieces[position.turn];
  const unsigned other = marks::dice_sum(source.rules, position) - action.pips;
  Ways others = candidates.dice;
  const std::uint32_t by_other = candidates.dice_pips[0] == other ? 0x1111U : 0x2222U;
  others.keep(by_other & ~ways_of_pieces(bit_of(action.piece)));
  if (decision.doors == Doors::none) others.round = 0;
  if (source.rules.crowd.limit != 0) {
    others.straight &= ~ways_across(source, hand, candidates.dice_pips, action.to);
    for_each_way(others.round, candidates.dice_pips, [&](std::uint32_t way, unsigned piece, unsigned pips) {
      const Place to = round_again(source.board, hand[piece], pips);
      if (action.to > hand[piece] || action.to <= to) others.round &= ~way;
    });
  }
  return !others.none();
}

/// The same for the piece that walks.
template <class Source>
[[nodiscard]] bool leaves_itself_a_move(const Source& source, const Position& position,
                                        const Decision<Source>& decision, Action action) {
  if (source.rules.dice.together != Together::steps || action.to == source.board.goal()) return false;
  const unsigned other = marks::dice_sum(source.rules, position) - action.pips;
  Hand moved = position.pieces[position.turn];
  put_piece(moved, action.piece, action.to);
  Ways on = ways_of(source, position, decision.crowd, moved, Pips(other, 0, 0));
  if (decision.doors == Doors::none) on.round = 0;
  on.keep(ways_of_pieces(bit_of(action.piece)));
  return !on.none();
}

/// Of two dice, whether surely nobody can use the one that a walk leaves, whatever else stands on the board: a piece
/// moves once, the others are at home, in the nest or too near to the goal, and no reward comes in between.
template <class Source>
[[nodiscard]] bool leaves_nobody_a_move(const Source& source, const Position& position,
                                        const Decision<Source>& decision, Action action) {
  const Rules& rules = source.rules;
  const Place goal = source.board.goal();
  if (rules.dice.together != Together::jump || rules.goal.overshoot == Overshoot::bounces) return false;
  const bool earns = action.to == goal || decision.crowd.rivals_at(rules, action.to) != 0;
  if (earns || marks::owes_rewards(rules, position)) return false;
  const unsigned other = marks::dice_sum(rules, position) - action.pips;
  Hand others = position.pieces[position.turn];
  put_piece(others, action.piece, goal);
  const bool stuck =
      std::ranges::all_of(others, [&](Place place) { return place == nest ? other != 5 : place + other > goal; });
  return stuck;
}

/// A piece moves once, by what it can do now, and nothing that it does changes what the others can do.
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

/// P9: a reward that must be played at once might come in between.
[[nodiscard]] constexpr bool dice_stay_together(const Rules& rules) { return rules.reward.time != RewardTime::at_once; }

/// What the plays from some point of a roll can come to.
struct Reach {
  int dice;   // the most dice that one of them uses
  bool wins;  // one of them brings the last piece home; not looked for where all dice can be used
};

template <class Source>
[[nodiscard]] Reach reach_of(const Source& source, const Position& position, Doors doors);

/// What the plays that begin with this action can come to.
template <class Source>
[[gnu::noinline]] [[nodiscard]] Reach reach_of_play(const Source& source, const Position& position,
                                                    const Decision<Source>& decision, Action action) {
  const int left = marks::dice_left(source.rules, position);
  const int used = dice_used(source.rules, position, action);
  if (used == left) return {.dice = left, .wins = false};
  if (brings_last_home(source, position, action)) return {.dice = used, .wins = true};
  if (left == 2 && action.kind == ActionKind::walk && dice_stay_together(source.rules)) {
    if (leaves_another_a_move(source, position, decision, action)) return {.dice = left, .wins = false};
    if (leaves_itself_a_move(source, position, decision, action)) return {.dice = left, .wins = false};
    if (dice_are_independent(source.rules) || leaves_nobody_a_move(source, position, decision, action))
      return {.dice = used, .wins = false};
  }
  Position next = position;
  act(source, next, decision.crowd, action);
  const Reach on = reach_of(source, next, decision.doors);
  return {.dice = used + on.dice, .wins = on.wins};
}

template <class Source>
Reach reach_of(const Source& source, const Position& position, Doors doors) {
  const int left = marks::dice_left(source.rules, position);
  if (left == 0) return {};
  const Crowd<Source> crowd(source, position);
  const Candidates candidates = candidates_of(source, position, crowd);
  const Decision<Source> decision{.crowd = crowd, .candidates = candidates, .doors = doors};
  const unsigned size = candidates.size();
  Reach best{};
  for (unsigned number = 0; number < size; ++number) {
    const Action action = candidate(source, position, candidates, number);
    if (doors == Doors::none && goes_round(source, position, action)) continue;
    // A5: the dice that are left are lost; a win by a reward excuses nothing.
    if (action.kind == ActionKind::reward && source.rules.reward.time == RewardTime::after_dice) break;
    const Reach reach = reach_of_play(source, position, decision, action);
    best.dice = std::max(best.dice, reach.dice);
    best.wins |= reach.wins;
    if (best.dice == left) break;
  }
  return best;
}

/// Some piece could go past its door with what is left.
template <class Source>
[[nodiscard]] bool may_go_round(const Source& source, const Position& position) {
  const unsigned sum = marks::dice_sum(source.rules, position);
  const unsigned first = source.board.door() - sum + 1U;  // the squares from here to the door are near enough
  bool near = false;
  for (const Place place : position.pieces[position.turn]) near |= place - first < sum;
  return near;
}

/// M9: the duty to use dice forces no piece past its door. Where only such plays use the most dice, those are legal too
/// that pass no door and use as many dice as can be used without: they are marked, and stopping where they use none.
template <class Source>
[[nodiscard]] bool excuse_plays_that_pass_no_door(const Source& source, const Position& position,
                                                  Decision<Source> decision, ActionList& list, int most,
                                                  std::array<bool, ActionList::capacity>& legal) {
  decision.doors = Doors::none;
  std::array<int, ActionList::capacity> uses{};
  int most_without = 0;
  for (unsigned k = 0; k < list.size(); ++k) {
    uses[k] = goes_round(source, position, list[k]) ? -1 : reach_of_play(source, position, decision, list[k]).dice;
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
[[nodiscard]] bool frees_instead(const Source& source, const Candidates& candidates) {
  return source.rules.entry.on == EntryOn::doubles && candidates.enters;
}

/// M9 may excuse some plays from the duty.
template <class Source>
[[nodiscard]] bool may_excuse(const Source& source, const Position& position, const Candidates& candidates) {
  return source.rules.goal.passing == Passing::by_choice && !position.passed &&
         !marks::must_win(source.rules, position) && !frees_instead(source, candidates) &&
         may_go_round(source, position);
}

/// Of two dice, whether which candidates use the most can be told without a look at what follows: what one piece does
/// changes nothing for another, and no walk brings the last piece home.
template <class Source>
[[nodiscard]] bool most_dice_are_plain(const Source& source, const Position& position) {
  const auto home = std::popcount(pieces_at(position.pieces[position.turn], source.board.goal()));
  return dice_are_independent(source.rules) && home < max_pieces - 1 && marks::both_dice_left(source.rules, position) &&
         !marks::must_win(source.rules, position);
}

/// Where they are plain: to free pieces, jumps, and walks that leave the other die to another piece use both dice;
/// where there are none of these, all use as many.
struct MostDice {
  Candidates plays;
  int dice = 2;

  explicit MostDice(const Candidates& all) : plays(all) {
    const std::uint32_t ways = all.dice.straight | all.dice.round;
    const std::uint32_t by_first = ways & 0x1111U;
    const std::uint32_t by_other = all.dice_pips[1] == 0 ? by_first : (ways >> 1U) & 0x1111U;
    const auto beside = [](std::uint32_t others) {  // pieces beside whom there is another among the others
      const bool several = (others & (others - 1U)) != 0;
      return others == 0 ? 0U : several ? 0x1111U : 0x1111U & ~others;
    };
    plays.dice.keep(beside(by_other) | (beside(by_first) << 1U) | jump_ways);
    if (!plays.none()) return;
    plays = all;
    dice = all.none() ? 0 : 1;
  }
};

struct LegalPlays {
  Candidates plays;
  bool may_stop;
};

/// Where most dice are plain, the legal plays. M9 may excuse some, as in excuse_plays_that_pass_no_door.
template <class Source>
[[nodiscard]] LegalPlays plain_plays(const Source& source, const Position& position, const Candidates& candidates) {
  const MostDice most(candidates);
  LegalPlays legal{.plays = most.plays, .may_stop = false};
  if (!may_excuse(source, position, candidates)) return legal;
  Candidates without_doors = candidates;
  without_doors.dice.round = 0;
  const MostDice excused(without_doors);
  if (excused.dice == most.dice) return legal;
  legal.plays.dice.straight |= excused.plays.dice.straight;
  legal.may_stop = excused.dice == 0;
  return legal;
}

/// Of all candidates, the plays that use as many dice as can be used. A play that brings the last piece home counts as
/// using all.
template <class Source>
void add_those_of_most_dice(const Source& source, const Position& position, const Crowd<Source>& crowd,
                            const Candidates& candidates, ActionList& list) {
  if (most_dice_are_plain(source, position)) {
    const LegalPlays legal = plain_plays(source, position, candidates);
    add_all(source, position, legal.plays, list);
    if (legal.may_stop) add_stop(list);
    return;
  }
  const int left = marks::dice_left(source.rules, position);
  const bool frees = frees_instead(source, candidates);
  const bool excuses = may_excuse(source, position, candidates);

  add_all(source, position, candidates, list);
  const Decision<Source> decision{.crowd = crowd, .candidates = candidates, .doors = Doors::any};
  std::array<Reach, ActionList::capacity> reaches;
  int most = frees ? left : 0;
  for (unsigned k = frees ? 1 : 0; k < list.size(); ++k) {
    reaches[k] = reach_of_play(source, position, decision, list[k]);
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
  const bool may_stop = excuses && excuse_plays_that_pass_no_door(source, position, decision, list, most, legal);
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

/// One of the legal actions, each as likely where pick(n) gives each number below n as likely; false where there is
/// none. The same as to pick from add_choices, and much quicker: as a rule the first candidate that is picked uses all
/// dice, and no other need be looked at. `crowd` becomes the one in which it was picked.
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

// What dice and board allow, and the duties to come out and to open a blockade.
#pragma once

#include <bit>
#include <cstdint>

#include "core/act.hpp"
#include "core/crowd.hpp"
#include "core/marks.hpp"
#include "core/position.hpp"
#include "core/source.hpp"
#include "core/ways.hpp"

namespace salida {

/// Out of the nest, whichever piece: those in it are alike (B5).
inline constexpr Action enter_action{.kind = ActionKind::enter, .piece = 0, .pips = 0, .to = start_place};

namespace detail {

/// The dice by themselves are the first pips, their sum is the third.
constexpr std::uint32_t jump_ways = 0x4444;

/// The candidates of one decision, in their order: to come out, then dice, then rewards; piece by piece, straight on
/// before round again. They are kept as sets of ways, and turned into actions where somebody wants to see them.
struct Candidates {
  bool enters = false;
  Ways dice{};
  Ways rewards{};
  Pips dice_pips{};
  Pips reward_pips{};

  [[nodiscard]] bool none() const { return !enters && dice.none() && rewards.none(); }
  [[nodiscard]] bool only_rewards() const { return !enters && dice.none() && !rewards.none(); }
  [[nodiscard]] unsigned size() const { return (enters ? 1U : 0U) + dice.size() + rewards.size(); }
};

template <class Source>
[[gnu::always_inline]] [[nodiscard]] inline Action action_of(const Source& source, const Hand& hand, ActionKind kind,
                                                             Way way, const Pips& pips) {
  const unsigned by = pips[way.index % 4U];
  const unsigned piece = way.index / 4U;
  const bool jumps = kind == ActionKind::walk && way.index % 4U == 2;
  return {.kind = jumps ? ActionKind::jump : kind,
          .piece = static_cast<std::uint8_t>(piece),
          .pips = static_cast<std::uint8_t>(by & 127U),
          .to = way.round ? round_again(source.board, hand[piece], by) : straight_on(source, hand[piece], by)};
}

/// One of them by its number.
template <class Source>
[[gnu::always_inline]] [[nodiscard]] inline Action candidate(const Source& source, const Position& position,
                                                             const Candidates& all, unsigned number) {
  const Hand& hand = position.pieces[position.turn];
  const unsigned enters = all.enters ? 1U : 0U;
  if (number < enters) return enter_action;
  number -= enters;
  const unsigned dice = all.dice.size();
  if (number < dice) return action_of(source, hand, ActionKind::walk, all.dice[number], all.dice_pips);
  return action_of(source, hand, ActionKind::reward, all.rewards[number - dice], all.reward_pips);
}

template <class Source>
void add_all(const Source& source, const Position& position, const Candidates& all, ActionList& list) {
  const Hand& hand = position.pieces[position.turn];
  const auto add_ways = [&](Ways ways, ActionKind kind, const Pips& pips) {
    for (std::uint32_t left = ways.straight | ways.round; left != 0; left &= left - 1U) {
      const auto index = static_cast<unsigned>(std::countr_zero(left));
      if ((ways.straight & (1U << index)) != 0)
        list.add(action_of(source, hand, kind, {.index = index, .round = false}, pips));
      if ((ways.round & (1U << index)) != 0)
        list.add(action_of(source, hand, kind, {.index = index, .round = true}, pips));
    }
  };
  if (all.enters) list.add(enter_action);
  add_ways(all.dice, ActionKind::walk, all.dice_pips);
  add_ways(all.rewards, ActionKind::reward, all.reward_pips);
}

/// P9, D9, A14: each reward whole, by one piece; none brings a piece out of the nest.
template <class Source>
void find_rewards(const Source& source, const Position& position, const Crowd<Source>& crowd, Candidates& found) {
  const unsigned capture = position.captures_owed > 0 ? source.rules.capture.reward : 0U;
  const unsigned goal = position.goals_owed > 0 && source.rules.goal.reward != capture ? source.rules.goal.reward : 0U;
  found.reward_pips = Pips(capture, goal, 0);
  found.rewards = ways_of(source, position, crowd, position.pieces[position.turn], found.reward_pips);
}

/// The die that differs from the first, if any is left.
[[nodiscard]] constexpr unsigned other_die(const Rules& rules, DiceLeft dice) {
  if (rules.dice.count == 1) return 0;
  if (rules.dice.undersides && dice[1] == dice[0] && dice[2] != dice[0])
    return dice[2];  // A6: n, n, 7-n, 7-n, or what is left
  return dice[1] != dice[0] ? dice[1] : 0;
}

template <class Source>
[[gnu::always_inline]] inline void find_dice(const Source& source, const Position& position, const Crowd<Source>& crowd,
                                             Candidates& found) {
  const Rules& rules = source.rules;
  const DiceLeft dice = position.dice;
  const unsigned freed = marks::freed(rules, position);
  // M3, S16: after exactly one was freed, one die moves a piece.
  if (dice.empty() || freed > 1 || (freed == 1 && rules.entry.then_move == ThenMove::nobody)) return;
  // M5, S7, D1: one piece by the sum, landing once.
  const bool jumps = rules.dice.together == Together::jump && marks::both_dice_left(rules, position) && freed == 0;
  found.dice_pips = Pips(dice[0], other_die(rules, dice), jumps ? marks::dice_sum(rules, position) : 0U);
  found.dice = ways_of(source, position, crowd, position.pieces[position.turn], found.dice_pips);
  // M5, D1: a piece that took one die takes not the other; S16: nor does the one just freed.
  if (const unsigned walked = marks::walked(rules, position); walked != 0)
    found.dice.keep(~ways_of_pieces(walked) | jump_ways);
  // P13, D6: while a piece of a blockade can move by die or sum, only such a piece does.
  if (const unsigned openers = marks::openers(rules, position); openers != 0) {
    const std::uint32_t opening = ways_of_pieces(openers);
    if (((found.dice.straight | found.dice.round) & opening) != 0) found.dice.keep(opening);
  }
}

/// Every action that dice and board allow, less what the duties to come out and to open forbid.
template <class Source>
[[gnu::always_inline]] [[nodiscard]] inline Candidates candidates_of(const Source& source, const Position& position,
                                                                     const Crowd<Source>& crowd) {
  const Rules& rules = source.rules;
  Candidates found;
  const bool owes = marks::owes_rewards(rules, position);
  found.enters = can_enter(source, position, crowd);
  // S14, S16, P4, D2: before any other move, rewards too.
  if (found.enters && rules.entry.duty == EntryDuty::forced) return found;
  if (rules.reward.time == RewardTime::at_once && owes) {  // P9
    find_rewards(source, position, crowd, found);
    if (!found.rewards.none()) {
      found.enters = false;
      return found;
    }
  }
  find_dice(source, position, crowd, found);
  if (!owes) return found;
  const bool now = rules.reward.time == RewardTime::any_time ||                                          // D9
                   (rules.reward.time == RewardTime::after_dice && !found.enters && found.dice.none());  // A5
  if (now) find_rewards(source, position, crowd, found);
  return found;
}

}  // namespace detail

/// Phase `play`: every action that dice and board allow, less what the duties to come out and to open a blockade
/// forbid. Not all are legal: see choices.hpp.
template <class Source>
void add_candidates(const Source& source, const Position& position, ActionList& list) {
  const Crowd<Source> crowd(source, position);
  detail::add_all(source, position, detail::candidates_of(source, position, crowd), list);
}

/// M3: whether the roll can free pieces instead of being played, so that the dice alone are legal only where both are
/// used.
template <class Source>
[[nodiscard]] bool may_free_instead(const Source& source, const Position& position) {
  return source.rules.entry.on == EntryOn::doubles && can_enter(source, position, Crowd<Source>(source, position));
}

}  // namespace salida

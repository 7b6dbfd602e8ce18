// The duty to use as many dice as can be used, and what it excuses: of all candidates, the plays that keep it.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "core/candidates.hpp"
#include "core/crowd.hpp"
#include "core/marks.hpp"
#include "core/position.hpp"
#include "core/reach.hpp"
#include "core/source.hpp"

namespace salida::detail {

/// Several rules may allow it; it is one action.
inline void add_stop(ActionList& list) {
  if (list.empty() || list[list.size() - 1].kind != ActionKind::stop) list.add({.kind = ActionKind::stop});
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

/// Of all candidates, the plays that use as many dice as can be used (M5, M11, S17, P2, D1, A4). R: a play that brings
/// the last piece home counts as using all.
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

}  // namespace salida::detail

// The phase machine: rolls, turns, penalties, calls, the end. Written once over the source of the rules; play.hpp is
// the same for rules that come at run time.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>

#include "core/act.hpp"
#include "core/choices.hpp"
#include "core/hand.hpp"
#include "core/marks.hpp"
#include "core/play.hpp"
#include "core/position.hpp"
#include "core/questions.hpp"
#include "core/random_choice.hpp"
#include "core/source.hpp"

namespace salida {

template <class Source>
class Engine {
 public:
  constexpr explicit Engine(Source source) : source_(source) {}

  [[nodiscard]] Position start(Seats seats, Seat first) const {
    Position position;
    position.playing = seats;
    position.turn = first;
    position.play_on = rules().goal.until == Until::places;
    for (unsigned seat = 0; seat < rules().board.arms; ++seat) {
      if ((seats & bit_of(seat)) == 0) continue;
      Hand& hand = position.pieces[seat];
      for (unsigned piece = 0; piece < max_pieces; ++piece) {
        if (piece >= rules().board.pieces) hand[piece] = board().goal();  // H: with fewer than four
        else if (piece + rules().board.outside >= rules().board.pieces) hand[piece] = start_place;  // H
      }
      mature_blockades(position, static_cast<Seat>(seat));
    }
    return position;
  }

  [[nodiscard]] int dice_to_roll(const Position& position) const {
    if (!rules().dice.one_at_the_end) return rules().dice.count;
    const Hand& hand = position.pieces[position.turn];
    const bool one_away = std::popcount(pieces_at(hand, board().goal())) == max_pieces - 1;
    return one_away && *std::ranges::min_element(hand) + 6 >= board().goal() ? 1 : rules().dice.count;  // M12, S25
  }

  /// Throws the dice. Afterwards the phase is `play`, perhaps without a legal action, or the turn is over.
  void begin_roll(Position& position, Roll roll) const {
    if (rules().capture.calling && position.guilty != 0 && position.offender != position.turn)
      forget_misses(position);  // M10
    const bool repeats = repeats_turn(rules(), roll);
    position.phase = Phase::play;
    position.repeats = repeats;
    // M7, P11, D3; S15: no limit.
    if (rules().repeat.limit != 0 && repeats && ++position.doubles == rules().repeat.limit) {
      begin_penalty(position);
      return;
    }
    position.last = 0;
    const Hand& hand = position.pieces[position.turn];
    position.nested = is_all_in_nest(board(), hand);
    position.dice = dice_of(roll, hand[0] != nest);
    if (rules().crowd.one_one_breaks) position.breaks = roll == Roll{.first = 1, .second = 1};
    if (rules().crowd.blockades && (repeats || rules().crowd.blockade_turns != 0)) note_blockades(position, repeats);
    if (is_first_five(rules(), position)) note_five(position);
    if (rules().capture.calling) note_capturers(position);
  }

  /// Phase `play`: the legal actions, none where the roll is over.
  void add_choices(const Position& position, ActionList& list) const {
    if (!is_played(position)) salida::add_choices(source_, position, list);
  }

  /// Picks one of them with the same chance for each, if pick(n) gives each number below n with the same chance.
  /// Returns false if there is none. `crowd` is for act.
  template <class Pick>
  [[gnu::always_inline]] [[nodiscard]] bool pick_choice(const Position& position, Pick&& pick, Action& choice,
                                                        Crowd<Source>& crowd) const {
    return !is_played(position) && salida::pick_choice(source_, position, pick, choice, crowd);
  }

  Captured act(Position& position, const Crowd<Source>& crowd, Action action) const {
    return salida::act(source_, position, crowd, action);
  }
  Captured act(Position& position, Action action) const { return act(position, crowd(position), action); }

  /// Who stands where, as the seat to move sees it.
  [[nodiscard]] Crowd<Source> crowd(const Position& position) const { return Crowd<Source>(source_, position); }

  /// No dice, rewards or other choices are left.
  [[nodiscard]] bool is_played(const Position& position) const {
    return position.dice.empty() && !marks::owes_rewards(rules(), position) && !marks::crowns(rules(), position);
  }

  void end_roll(Position& position) const {
    const Seat seat = position.turn;
    if (is_home(board(), position.pieces[seat])) {
      finish(position);
      return;
    }
    if (rules().capture.calling) note_miss(position);
    sort_hand(rules(), position, seat);
    forget_broken_blockades(position);
    bool again = position.repeats;
    if (again) {
      position.tries = 0;  // M2: a double starts the count again
    } else if (position.nested && position.tries + 1 < rules().entry.tries) {
      ++position.tries;  // M2, S14
      again = true;
    }
    // P11: what the next repeat may cost, if it stands on the ring.
    const bool may_cost = rules().repeat.penalty == Penalty::last_moved_to_nest && again &&
                          position.doubles + 1 == rules().repeat.limit && board().on_ring(position.last);
    if (!may_cost) position.last = 0;
    clear_roll(position);
    if (!again) pass_turn(position);
  }

  void end_roll_if_over(Position& position) const {
    if (position.phase != Phase::play) return;
    ActionList list;
    add_choices(position, list);
    if (list.empty()) end_roll(position);
  }

  /// Phase `atone`: the offender chooses (M10).
  void add_atonements(const Position& position, ActionList& list) const {
    for (unsigned piece = 0; piece < max_pieces; ++piece) {
      if ((position.guilty & bit_of(piece)) == 0) continue;
      list.add({.kind = ActionKind::atone, .piece = static_cast<std::uint8_t>(piece)});
    }
  }

  void atone(Position& position, unsigned piece) const {
    const Seat seat = position.offender;
    forget_misses(position);
    detail::forget_arrival(source_, position, seat, position.pieces[seat][piece]);
    detail::send_to_nest(position, seat, piece);
    forget_broken_blockades(position);
    if (position.last != 0 && !stands_at(position.pieces[position.turn], position.last)) position.last = 0;
    position.phase = Phase::roll;
  }

  /// B5: pieces of one colour are alike.
  [[nodiscard]] Position canonical(Position position) const {
    const bool in_play = position.phase == Phase::play;
    drop_guilt_of_pieces_away(position);
    for (unsigned seat = 0; seat < rules().board.arms; ++seat) {
      if (in_play && seat == position.turn) continue;
      sort_hand(rules(), position, static_cast<Seat>(seat));
      if (rules().crowd.blockade_turns != 0) forget_broken_blockades(position, static_cast<Seat>(seat));
    }
    if (!is_all_in_nest(board(), position.pieces[position.turn])) position.tries = 0;
    return position;
  }

 private:
  [[nodiscard]] constexpr const Rules& rules() const { return source_.rules; }
  [[nodiscard]] constexpr Board board() const { return source_.board; }

  [[nodiscard]] DiceLeft dice_of(Roll roll, bool nest_is_empty) const {
    const auto pips = [&](unsigned face) {
      const unsigned more = rules().dice.six_is_seven && nest_is_empty ? 1U : 0U;  // P10
      return face + (more & (face / 6U));
    };
    if (roll.second == 0) return DiceLeft(pips(roll.first));
    if (rules().dice.undersides && roll.is_double() && nest_is_empty) {  // A6
      return {roll.first, roll.first, 7U - roll.first, 7U - roll.first};
    }
    return {pips(roll.first), pips(roll.second)};
  }

  /// P13, D6: which pieces must open; A10: which may not meet again.
  void note_blockades(Position& position, bool repeats) const {
    const Hand& hand = position.pieces[position.turn];
    unsigned openers = 0;
    unsigned apart = 0;
    for_each_blockade(board(), hand, [&](unsigned piece) {
      const bool too_old = rules().crowd.blockade_turns != 0 &&
                           age_of(position.stood[position.turn], piece) >= rules().crowd.blockade_turns;
      if ((rules().crowd.repeat_opens && repeats) || too_old) openers |= bit_of(piece) | bit_of(piece + 1);
      if (rules().crowd.keep_apart && repeats) apart |= bit_of(piece);
    });
    position.openers = static_cast<std::uint8_t>(openers & 15U);
    position.apart = static_cast<std::uint8_t>(apart & 7U);
  }

  /// P5: a five that brings nobody out is a player's first five all the same.
  void note_five(Position& position) const {
    if (dice_open_nest(rules(), position) && !can_enter(source_, position, Crowd<Source>(source_, position)))
      position.first_fives |= static_cast<std::uint8_t>(bit_of(position.turn));
  }

  // --- Missed captures (M10)

  void note_capturers(Position& position) const {
    if (position.nested || !capture_is_near(position)) return;
    const Hand& hand = position.pieces[position.turn];
    unsigned on_ring = 0;  // a piece in the nest at the roll cannot be guilty
    for (unsigned piece = 0; piece < max_pieces; ++piece) on_ring |= board().on_ring(hand[piece]) ? bit_of(piece) : 0U;
    unsigned capturers = 0;
    find_capturers(position, on_ring, capturers);
    position.capturers = static_cast<std::uint8_t>(capturers & 15U);
  }

  /// Without rewards and steps a piece moves once, by a die or by the sum: most rolls can capture nothing. (Rivals on
  /// safe squares are looked at too: it is only a first look.)
  [[nodiscard]] bool capture_is_near(const Position& position) const {
    if (rules().dice.together == Together::steps || rules().reward.time != RewardTime::none) return true;
    const DiceLeft dice = position.dice;
    const Crowd<Source> crowd(source_, position);
    const Pips pips(dice[0], dice[1], marks::dice_sum(rules(), position));
    return rivals_in_reach(source_, crowd, position.pieces[position.turn], pips) != 0;
  }

  void find_capturers(const Position& position, unsigned on_ring, unsigned& capturers) const {
    ActionList list;
    add_choices(position, list);
    const Crowd<Source> crowd(source_, position);
    for (const Action& action : list) {
      if ((on_ring & bit_of(action.piece)) != 0 && captures_by_landing(source_, crowd, action)) {
        capturers |= bit_of(action.piece);
      }
      if (capturers == on_ring) return;
      // Either die may go first: a walk that can come second can come first.
      if (detail::dice_are_independent(rules()) && action.kind != ActionKind::enter) continue;
      Position next = position;
      act(next, crowd, action);
      find_capturers(next, on_ring, capturers);
    }
  }

  void note_miss(Position& position) const {
    if (!position.captured && position.capturers != 0) {
      position.offender = position.turn;
      position.guilty = static_cast<std::uint8_t>((position.guilty | position.capturers) & 15U);
    }
    drop_guilt_of_pieces_away(position);
  }

  static void forget_misses(Position& position) {
    position.guilty = 0;
    position.offender = 0;
  }

  /// A piece in the nest or in the goal is no longer guilty.
  void drop_guilt_of_pieces_away(Position& position) const {
    if (position.guilty == 0) {
      position.offender = 0;
      return;
    }
    unsigned guilty = position.guilty;
    for (unsigned piece = 0; piece < max_pieces; ++piece) {
      if (!board().on_the_way(position.pieces[position.offender][piece])) guilty &= ~bit_of(piece);
    }
    position.guilty = static_cast<std::uint8_t>(guilty & 15U);
    if (guilty == 0) position.offender = 0;
  }

  // --- The repeat that is not played (M7, P11, D3)

  void begin_penalty(Position& position) const {
    const Seat seat = position.turn;
    switch (rules().repeat.penalty) {
      case Penalty::piece_to_goal:  // H
        position.crowns = true;
        position.repeats = false;
        return;
      case Penalty::last_moved_to_nest:  // P11
        if (position.last != 0) lose_piece(position, find_piece(position.pieces[seat], position.last));
        break;
      default: lose_farthest(position); break;  // M7, D3
    }
    clear_roll(position);
    pass_turn(position);
  }

  [[nodiscard]] static unsigned find_piece(const Hand& hand, Place place) {
    unsigned piece = 0;
    while (hand[piece] != place) ++piece;
    return piece;
  }

  void lose_farthest(Position& position) const {
    const Hand& hand = position.pieces[position.turn];
    Place farthest = nest;
    // B7: not one in the goal.
    for (const Place place : hand) farthest = place < board().goal() && place > farthest ? place : farthest;
    if (farthest == nest) return;
    lose_piece(position, find_piece(hand, farthest));  // of two on one square the guilty one comes first
  }

  void lose_piece(Position& position, unsigned piece) const {
    const Seat seat = position.turn;
    detail::forget_arrival(source_, position, seat, position.pieces[seat][piece]);
    position.pieces[seat][piece] = nest;
    position.stood[seat] = with_age(position.stood[seat], piece, 0);
    if (rules().capture.calling && position.offender == seat) drop_guilt_of_pieces_away(position);
    sort_hand(rules(), position, seat);
    if (rules().crowd.blockade_turns != 0) forget_broken_blockades(position, seat);
  }

  [[nodiscard]] static bool stands_at(const Hand& hand, Place place) {
    return std::ranges::find(hand, place) != hand.end();
  }

  // --- Blockades that may stand only so long (H)

  /// Of every seat: pieces are captured, called and moved.
  void forget_broken_blockades(Position& position) const {
    if (rules().crowd.blockade_turns == 0) return;
    for (unsigned seat = 0; seat < rules().board.arms; ++seat)
      forget_broken_blockades(position, static_cast<Seat>(seat));
  }

  void forget_broken_blockades(Position& position, Seat seat) const {
    std::uint8_t stood = 0;
    for_each_blockade(board(), position.pieces[seat], [&](unsigned piece) {
      const unsigned one = age_of(position.stood[seat], piece);
      const unsigned other = age_of(position.stood[seat], piece + 1);
      const unsigned age = one == 0 || other == 0 ? 0 : one < other ? one : other;
      stood = with_age(with_age(stood, piece, age), piece + 1, age);
    });
    position.stood[seat] = stood;
  }

  void mature_blockades(Position& position, Seat seat) const {
    if (rules().crowd.blockade_turns == 0) return;
    std::uint8_t stood = 0;
    for_each_blockade(board(), position.pieces[seat], [&](unsigned piece) {
      const unsigned age = age_of(position.stood[seat], piece);
      const unsigned older = age < rules().crowd.blockade_turns ? age + 1 : age;
      stood = with_age(with_age(stood, piece, older), piece + 1, older);
    });
    position.stood[seat] = stood;
  }

  // --- Turns

  static void clear_roll(Position& position) {
    position.capturers = 0;
    position.dice = {};
    detail::lose_rewards(position);
    position.walked = 0;
    position.openers = 0;
    position.apart = 0;
    position.freed = 0;
    position.repeats = position.captured = position.passed = position.breaks = position.nested = position.crowns =
        position.must_win = false;
    position.phase = Phase::roll;
  }

  /// B6: to the next seat that plays and is not home.
  void pass_turn(Position& position) const {
    mature_blockades(position, position.turn);
    position.doubles = 0;
    position.tries = 0;
    position.last = 0;
    do {
      position.turn = static_cast<Seat>(seat_after(position.turn, 1, rules().board.arms));
    } while ((position.playing & bit_of(position.turn)) == 0 ||
             (position.finished != 0 && is_home(board(), position.pieces[position.turn])));
  }

  /// A player is home: the game is over (M13, S13, D11, A16), or goes on for places (P14).
  void finish(Position& position) const {
    clear_roll(position);
    position.stood[position.turn] = 0;
    position.latecomers &= static_cast<std::uint8_t>(~bit_of(position.turn));
    if (position.offender == position.turn) forget_misses(position);  // M10: a winner cannot be called
    add_finisher(position, position.turn);
    unsigned left = 0;
    Seat last = 0;
    for (unsigned seat = 0; seat < rules().board.arms; ++seat) {
      if (!is_racing(rules(), position, seat)) continue;
      ++left;
      last = static_cast<Seat>(seat);
    }
    if (position.play_on && left > 1) {
      pass_turn(position);
      return;
    }
    if (position.play_on && left == 1) add_finisher(position, last);  // P14
    position.phase = Phase::over;
    position.doubles = 0;
    position.tries = 0;
    position.last = 0;
    position.latecomers = 0;
    position.stood = {};
  }

  static void add_finisher(Position& position, Seat seat) {
    unsigned shift = 0;
    while ((position.finished >> shift) != 0) shift += 4;
    position.finished |= (seat + 1U) << shift;
  }

  [[no_unique_address]] Source source_;
};

}  // namespace salida

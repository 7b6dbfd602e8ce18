#include "words/events.hpp"

#include <algorithm>
#include <utility>

#include "core/board.hpp"
#include "core/questions.hpp"

namespace salida {

namespace {

[[nodiscard]] int count_at(const Hand& hand, Place place) {
  int count = 0;
  for (const Place one : hand) count += one == place ? 1 : 0;
  return count;
}

/// Collects what happened between two positions, in the order in which it is told.
class Telling {
 public:
  Telling(const Rules& rules, const Position& before, const Position& after, Seat seat)
      : rules_(rules), before_(before), after_(after), board_{.arms = rules.board.arms}, seat_(seat) {}

  [[nodiscard]] std::vector<Event> take() { return std::move(events_); }

  Event& add(EventKind kind) {
    events_.push_back({.kind = kind, .seat = seat_});
    return events_.back();
  }

  void add_roll(Roll roll) {
    Event& event = add(EventKind::rolled);
    event.roll = roll;
    const DiceLeft shown = roll.second == 0 ? DiceLeft(roll.first) : DiceLeft(roll.first, roll.second);
    if (after_.phase == Phase::play && !after_.crowns && !(after_.dice == shown)) event.dice = after_.dice;
  }

  /// M7, P11, D3.
  void add_penalty() {
    add(EventKind::repeated_too_often).count = rules_.repeat.limit;
    if (after_.crowns) return;
    if (count_at(own_after(), nest) > count_at(own_before(), nest)) add_loss(EventKind::penalised);
    else add(EventKind::spared);
  }

  /// A roll of which nothing was played.
  void add_idle_roll(Roll roll) {
    const bool nested = count_at(own_before(), nest) + count_at(own_before(), board_.goal()) == max_pieces;
    if (nested && rules_.entry.tries > 1 && !repeats_turn(rules_, roll)) {
      add(EventKind::stayed_in_nest).count = static_cast<std::uint8_t>(before_.tries + 1U);
    } else {
      add(EventKind::could_not_move);
    }
  }

  void add_move(EventKind kind, Action action) {
    Event& event = add(kind);
    event.from = own_before()[action.piece];
    event.to = action.to;
    event.pips = action.pips;
    note_captures(event);
  }

  void add_entry() {
    Event& event = add(EventKind::entered);
    event.to = start_place;
    event.count = static_cast<std::uint8_t>(count_at(own_before(), nest) - count_at(own_after(), nest));
    note_captures(event);
  }

  /// The one piece that went to the nest.
  void add_loss(EventKind kind) {
    Event& event = add(kind);
    for (const Place place : own_before()) {
      if (place != nest && count_at(own_before(), place) > count_at(own_after(), place)) event.from = place;
    }
    event.to = nest;
    add_blockades();
  }

  void add_blockades() {
    if (!rules_.crowd.blockades) return;
    for (Place place = start_of_way; place < board_.goal(); ++place) {
      if (count_at(own_before(), place) > 1 && count_at(own_after(), place) < 2) {
        add(EventKind::blockade_opened).from = place;
      }
    }
    for (Place place = start_of_way; place < board_.goal(); ++place) {
      if (count_at(own_before(), place) < 2 && count_at(own_after(), place) > 1) {
        add(EventKind::blockade_formed).to = place;
      }
    }
  }

  void add_rewards(Action action) {
    const int captures = rules_.capture.reward_each ? captures_ : std::min(captures_, 1);
    const bool walks = action.kind == ActionKind::walk || action.kind == ActionKind::jump || is_reward(action);
    const int goals = walks && action.to == board_.goal() ? 1 : 0;
    const bool by_capture = is_reward(action) && before_.captures_owed > 0 && action.pips == rules_.capture.reward;
    const bool by_goal = is_reward(action) && !by_capture;
    add_rewards_of(action, rules_.capture.reward, before_.captures_owed, captures, by_capture, after_.captures_owed);
    add_rewards_of(action, rules_.goal.reward, before_.goals_owed, goals, by_goal, after_.goals_owed);
  }

  void add_dice_lost(DiceLeft dice) {
    if (!dice.empty()) add(EventKind::dice_lost).dice = dice;
  }

  [[nodiscard]] bool is_home() const { return count_at(own_after(), board_.goal()) == max_pieces; }

  /// Whose turn it is now, and who has finished.
  void add_outcome() {
    const SeatList places = places_of(after_);
    for (unsigned k = places_of(before_).size(); k < places.size(); ++k) {
      const Seat seat = places[k];
      Event& event = add(seat == seat_ ? EventKind::finished : EventKind::came_last);
      event.seat = seat;
      event.count = static_cast<std::uint8_t>(k + 1);
    }
    if (after_.phase == Phase::over) {
      for (const Seat seat : seats_in(winners(rules_, after_))) add(EventKind::won).seat = seat;
    }
    if (after_.phase != Phase::roll) return;
    if (after_.turn != seat_) add(EventKind::turn_passes).seat = after_.turn;
    else if (events_.back().kind != EventKind::stayed_in_nest) add(EventKind::rolls_again);
  }

 private:
  static constexpr Place start_of_way = nest + 1;

  [[nodiscard]] const Hand& own_before() const { return before_.pieces[seat_]; }
  [[nodiscard]] const Hand& own_after() const { return after_.pieces[seat_]; }
  [[nodiscard]] static bool is_reward(Action action) { return action.kind == ActionKind::reward; }

  void note_captures(Event& event) {
    for (unsigned seat = 0; seat < max_seats; ++seat) {
      if (seat == seat_) continue;
      const int more = count_at(after_.pieces[seat], nest) - count_at(before_.pieces[seat], nest);
      event.captured[seat] = static_cast<std::uint8_t>(more);
      captures_ += more;
    }
  }

  /// Whatever was owed or earned, and neither played nor is still owed, is lost.
  void add_rewards_of(Action action, std::uint8_t pips, int owed, int earned, bool played, int owed_after) {
    if (pips == 0 || is_home()) return;  // with the last piece home all that is left lapses
    const int gone = owed + earned - (played ? 1 : 0) - owed_after;
    const EventKind way = action.kind == ActionKind::stop ? EventKind::reward_declined : EventKind::reward_lost;
    add_reward(EventKind::reward_earned, pips, earned);
    add_reward(way, pips, gone);
  }

  void add_reward(EventKind kind, std::uint8_t pips, int count) {
    if (count == 0) return;
    Event& event = add(kind);
    event.pips = pips;
    event.count = static_cast<std::uint8_t>(count);
  }

  const Rules& rules_;
  const Position& before_;
  const Position& after_;
  Board board_;
  Seat seat_;
  int captures_ = 0;
  std::vector<Event> events_;
};

/// The dice that an action leaves to be played.
[[nodiscard]] DiceLeft dice_after(const Rules& rules, const Position& before, Action action) {
  const bool frees = rules.entry.on == EntryOn::doubles && (action.kind == ActionKind::enter || before.freed > 0);
  if (frees) return {};  // M3: what a double that frees leaves over was never owed
  switch (action.kind) {
    case ActionKind::walk: return before.dice.without(action.pips);
    case ActionKind::enter: return before.dice.has(5) ? before.dice.without(5) : DiceLeft{};
    case ActionKind::reward: return rules.reward.time == RewardTime::after_dice ? DiceLeft{} : before.dice;
    default: return {};
  }
}

[[nodiscard]] bool owes_rewards(const Position& position) {
  return position.captures_owed > 0 || position.goals_owed > 0;
}

void add_deed(Telling& telling, Action action, bool declines) {
  switch (action.kind) {
    case ActionKind::enter: telling.add_entry(); break;
    case ActionKind::walk:
    case ActionKind::jump: telling.add_move(EventKind::walked, action); break;
    case ActionKind::reward: telling.add_move(EventKind::reward_played, action); break;
    case ActionKind::crown: telling.add_move(EventKind::crowned, action); break;
    default:
      if (!declines) telling.add(EventKind::stopped);
      break;
  }
}

}  // namespace

std::vector<Event> events_of(const Rules& rules, const Position& before, Roll roll, const Position& after) {
  Telling telling(rules, before, after, before.turn);
  telling.add_roll(roll);
  const bool too_often =
      rules.repeat.limit != 0 && repeats_turn(rules, roll) && before.doubles + 1 == rules.repeat.limit;
  if (too_often) telling.add_penalty();
  else if (after.phase != Phase::play) telling.add_idle_roll(roll);
  telling.add_outcome();
  return telling.take();
}

std::vector<Event> events_of(const Rules& rules, const Position& before, Action action, const Position& after) {
  if (action.kind == ActionKind::call) {
    return {{.kind = EventKind::called, .seat = action.caller(), .other = before.offender}};
  }
  if (action.kind == ActionKind::atone) {
    Telling telling(rules, before, after, before.offender);
    telling.add_loss(EventKind::atoned);
    return telling.take();
  }
  Telling telling(rules, before, after, before.turn);
  const bool declines = action.kind == ActionKind::stop && owes_rewards(before);
  const bool rewarded = action.kind == ActionKind::reward || declines;
  if (rewarded && rules.reward.time == RewardTime::after_dice) telling.add_dice_lost(before.dice);  // A5
  add_deed(telling, action, declines);
  telling.add_blockades();
  telling.add_rewards(action);
  if (after.phase != Phase::play && !telling.is_home()) telling.add_dice_lost(dice_after(rules, before, action));
  telling.add_outcome();
  return telling.take();
}

}  // namespace salida

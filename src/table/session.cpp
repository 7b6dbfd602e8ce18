#include "table/session.hpp"

#include <algorithm>

#include "bots/bots.hpp"
#include "core/hand.hpp"
#include "core/questions.hpp"
#include "words/choices.hpp"

namespace salida {

Session::Session(Table table, Terms terms)
    : table_(std::move(table)), terms_(std::move(terms)), random_(terms_.seed, 0) {
  for (const RecordedSeat& seat : record().seats) {
    const bool is_persons = seat.kind == person_kind;
    const std::string sits_in = bot_sitting_in(record(), seat.seat);
    sitters_[seat.seat].is_persons = is_persons && !has_resigned(record(), seat.seat);
    if (!sits_in.empty()) seat_bot(seat.seat, sits_in);
    else if (!is_persons) seat_bot(seat.seat, seat.kind);
  }
  after_step();
}

std::vector<Seat> Session::people() const {
  std::vector<Seat> people;
  for (unsigned seat = 0; seat < max_seats; ++seat) {
    if (is_person(static_cast<Seat>(seat))) people.push_back(static_cast<Seat>(seat));
  }
  return people;
}

// --- What is awaited

Awaited Session::awaited() const {
  if (is_closed()) return {};
  Awaited awaited{.what = table_.awaits_roll() ? Awaits::roll : Awaits::choice,
                  .seat = to_act(position()),
                  .is_person = awaits_person()};
  if (waits_for_calls()) {
    awaited.what = Awaits::calls;
    awaited.then = ByItself::calls_end;
  } else if (!awaited.is_person) {
    const bool needs_hands = awaited.what == Awaits::roll && table_.throws_by_hand();
    if (!needs_hands) awaited.then = ByItself::bot_acts;
  } else if (awaited.what == Awaits::choice && !has_chosen_ && choices().size() == 1) {
    awaited.then = ByItself::forced_move;
  }
  return awaited;
}

std::vector<Action> Session::choices() const {
  if (is_closed() || table_.awaits_roll()) return {};
  return different_actions(table_.named().rules, position());
}

void Session::proceed() {
  switch (awaited().then) {
    case ByItself::nothing: break;
    case ByItself::bot_acts: act_for_bot(); break;
    case ByItself::forced_move:
      table_.act(choices().front());
      after_step();
      break;
    case ByItself::calls_end:
      everybody_goes_on();
      let_bots_call();
      break;
  }
}

/// A game that is over is closed: its dice can be checked.
void Session::after_step() {
  if (position().phase != Phase::play) has_chosen_ = false;
  if (table_.is_over() && !is_closed()) table_.close();
}

// --- M10: calls

bool Session::may_call(Seat caller) const {
  return table_.named().rules.capture.calling && !is_closed() && table_.awaits_roll() && is_person(caller);
}

std::vector<Seat> Session::callers() const {
  std::vector<Seat> seats = people();
  std::erase_if(seats, [this](Seat seat) { return !may_call(seat); });
  return seats;
}

/// Whether something was just played that somebody might call, missed or not: everybody sees as much.
bool Session::is_open_to_calls() const {
  const std::vector<Step>& steps = record().steps;
  return table_.named().rules.capture.calling && table_.awaits_roll() && !steps.empty() &&
         std::holds_alternative<Action>(steps.back());
}

bool Session::waits_for_calls() const {
  if (!is_open_to_calls() || !table_.rolled_last()) return false;
  const Seats gone_on = went_on_at_ == record().steps.size() ? gone_on_ : Seats{0};
  return std::ranges::any_of(record().seats, [&](const RecordedSeat& one) {
    return is_person(one.seat) && are_rivals(table_.named().rules, one.seat, *table_.rolled_last()) &&
           (gone_on & bit_of(one.seat)) == 0;
  });
}

void Session::go_on(Seat person) {
  if (went_on_at_ != record().steps.size()) gone_on_ = 0;
  went_on_at_ = record().steps.size();
  gone_on_ = static_cast<Seats>(gone_on_ | bit_of(person));
}

void Session::everybody_goes_on() {
  for (const RecordedSeat& one : record().seats) go_on(one.seat);
}

/// People have had their time: a bot calls what was missed. False where nobody does.
bool Session::let_bots_call() {
  const bool can_call = can_be_called(position()) && terms_.calling != Calling::never;
  if (!can_call || bots_asked_at_ == record().steps.size()) return false;
  bots_asked_at_ = record().steps.size();  // who held his tongue once does not speak later
  for (const Action& call : legal()) {
    if (!sitters_[call.piece].bot) continue;
    if (terms_.calling == Calling::by_chance && random_.below(2) == 0) continue;
    return table_.call(call.piece);
  }
  return false;
}

// --- What is done

bool Session::roll() {
  if (let_bots_call()) return false;
  table_.roll();
  after_step();
  return true;
}

bool Session::roll(Roll by_hand) {
  if (let_bots_call()) return false;
  table_.roll(by_hand);
  after_step();
  return true;
}

void Session::act(Action action) {
  table_.act(action);
  has_chosen_ = true;
  after_step();
}

void Session::undo() {
  table_.undo();
  has_chosen_ = true;
}

Action Session::choice_of(Player& bot) {
  const ActionList actions = legal();
  if (actions.size() == 1) return actions[0];
  return bot.choose({.rules = table_.named().rules, .position = position(), .legal = actions, .random = random_});
}

void Session::act_for_bot() {
  if (table_.awaits_roll()) {
    roll();
    return;
  }
  table_.act(choice_of(*sitters_[to_act(position())].bot));
  after_step();
}

Action Session::advice() {
  if (!adviser_) adviser_ = terms_.make_bot(level_names.back());
  return choice_of(*adviser_);
}

// --- Who sits where

void Session::seat_bot(Seat seat, std::string_view bot) {
  std::unique_ptr<Player> player = terms_.make_bot(bot);
  // A record may tell of players that are not here.
  sitters_[seat].bot = player ? std::move(player) : terms_.make_bot(stand_in);
  sitters_[seat].bot_name = bot;
}

void Session::hand_over(Seat seat, std::string_view bot) {
  if (bot_at(seat) == bot) return;
  seat_bot(seat, bot);
  table_.change({.seat = seat, .kind = SeatChangeKind::bot_sits_in, .bot = std::string(bot)});
}

void Session::take_back(Seat seat) {
  if (!belongs_to_person(seat) || is_person(seat)) return;
  sitters_[seat].bot.reset();
  sitters_[seat].bot_name.clear();
  table_.change({.seat = seat, .kind = SeatChangeKind::person_back});
}

bool Session::ends_without(Seat seat) const {
  const auto is_other_person = [&](const RecordedSeat& other) {
    return other.seat != seat && belongs_to_person(other.seat);
  };
  return record().seats.size() == 2 || std::ranges::none_of(record().seats, is_other_person);
}

void Session::resign(Seat seat) {
  const bool ends = ends_without(seat);
  sitters_[seat].is_persons = false;
  table_.change({.seat = seat, .kind = SeatChangeKind::resigned});
  if (ends) table_.close();
  else hand_over(seat, stand_in);
}

}  // namespace salida

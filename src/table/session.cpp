#include "table/session.hpp"

#include <algorithm>

#include "bots/bots.hpp"

namespace salida {

Session::Session(Table table, Terms terms)
    : table_(std::move(table)), terms_(std::move(terms)), random_(terms_.seed, 0) {
  for (const RecordedSeat& seat : record().seats) {
    Sitter& sitter = sitters_[seat.seat];
    sitter.is_persons = seat.kind == person_kind;
    if (!sitter.is_persons) hand_over(seat.seat, seat.kind);
  }
}

std::vector<Seat> Session::people() const {
  std::vector<Seat> people;
  for (unsigned seat = 0; seat < max_seats; ++seat) {
    if (is_person(static_cast<Seat>(seat))) people.push_back(static_cast<Seat>(seat));
  }
  return people;
}

bool Session::is_open_to_calls() const {
  const std::vector<Step>& steps = record().steps;
  return table_.named().rules.capture.calling && table_.awaits_roll() && !steps.empty() &&
         std::holds_alternative<Action>(steps.back());
}

bool Session::let_bots_call() {
  const bool can_call = position().guilty != 0 && table_.awaits_roll() && terms_.calling != Calling::never;
  if (!can_call || asked_ == record().steps.size()) return false;
  asked_ = record().steps.size();  // who held his tongue once does not speak later
  for (const Action& call : legal()) {
    if (!sitters_[call.piece].bot) continue;
    if (terms_.calling == Calling::by_chance && random_.below(2) == 0) continue;
    return table_.call(call.piece);
  }
  return false;
}

bool Session::roll() {
  if (let_bots_call()) return false;
  rolled_last_ = awaited();
  table_.roll();
  return true;
}

bool Session::roll(Roll by_hand) {
  if (let_bots_call()) return false;
  rolled_last_ = awaited();
  table_.roll(by_hand);
  return true;
}

Action Session::choice_of(Player& bot) {
  const ActionList actions = legal();
  if (actions.size() == 1) return actions[0];
  return bot.choose({.rules = table_.named().rules, .position = position(), .legal = actions, .random = random_});
}

void Session::act_for_bot() {
  if (table_.awaits_roll()) roll();
  else table_.act(choice_of(*sitters_[awaited()].bot));
}

Action Session::advice() {
  if (!adviser_) adviser_ = terms_.make_bot(level_names.back());
  return choice_of(*adviser_);
}

void Session::hand_over(Seat seat, std::string_view bot) {
  sitters_[seat].bot = terms_.make_bot(bot);
  sitters_[seat].bot_name = bot;
}

void Session::take_back(Seat seat) {
  sitters_[seat].bot.reset();
  sitters_[seat].bot_name.clear();
}

void Session::resign(Seat seat, std::string remark) {
  table_.comment(std::move(remark));
  sitters_[seat].is_persons = false;
  hand_over(seat, stand_in);
  const bool others_play = std::ranges::any_of(sitters_, &Sitter::is_persons);
  if (!others_play || record().seats.size() == 2) close();
}

}  // namespace salida

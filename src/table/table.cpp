#include "table/table.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "dice/first_player.hpp"
#include "record/dice_check.hpp"
#include "record/record_headers.hpp"

namespace salida {
namespace {

/// Everything as at the beginning, but who begins.
void begin_with(Record& record, Seat first) {
  const bool play_on = record.begins.play_on;
  record.begins = start(record.named.rules, record.begins.playing, first);
  record.begins.play_on = play_on;
}

}  // namespace

Table::Table(Record record) : record_(std::move(record)), position_(record_.begins), whole_(record_.begins) {
  std::size_t steps = 0;
  for (const Step& step : record_.steps) advance(step, ++steps);
}

Table Table::with_seed(Record terms, const DiceSeed& seed) {
  terms.dice = {.scheme = DiceScheme::hash, .commitment = commitment(seed, terms_of(terms)), .seed = {}};
  HashRandom dice(seed, terms.dice.commitment);
  if (!terms.from_position) {
    const Seat first = draw_first(
        terms.named.rules, terms.begins.playing, [&dice](std::uint32_t n) { return dice.below(n); },
        [&terms](Seat seat, std::uint32_t die) {
          terms.draw.push_back({.seat = seat, .die = static_cast<std::uint8_t>(die)});
        });
    begin_with(terms, first);
  }
  Table table(std::move(terms));
  table.seed_ = seed;
  table.dice_ = dice;
  return table;
}

Table Table::by_hand(Record terms, Seat first) {
  terms.dice = RecordedDice{};
  if (!terms.from_position) begin_with(terms, first);
  return Table(std::move(terms));
}

Result<Table> Table::go_on(Record record, const std::optional<DiceSeed>& seed) {
  const bool by_hash = record.dice.scheme == DiceScheme::hash;
  if (by_hash != seed.has_value()) {
    return Error{.where = {},
                 .message = by_hash ? "expected the seed of its dice" : "expected no seed: dice are thrown by hand"};
  }
  if (record.closed) return Error{.where = {}, .message = "expected a game that goes on; this one is closed"};
  if (!by_hash) return Table(std::move(record));
  record.dice.seed = seed;
  if (std::optional<Error> fault = fault_of_hash_dice(record)) return *std::move(fault);
  record.dice.seed.reset();
  HashRandom dice(*seed, record.dice.commitment);
  if (!record.from_position) {
    (void)draw_first(record.named.rules, record.begins.playing, [&dice](std::uint32_t n) { return dice.below(n); });
  }
  for (const Step& step : record.steps) {
    if (const Roll* const roll = std::get_if<Roll>(&step)) (void)(roll->second == 0 ? dice.one_die() : dice.two_dice());
  }
  Table table(std::move(record));
  table.seed_ = seed;
  table.dice_ = dice;
  return table;
}

Position Table::seen() const {
  Position seen = position_;
  if (seen.phase != Phase::atone) seen.guilty = 0;
  return seen;
}

void Table::take(const Step& step) {
  record_.steps.push_back(step);
  advance(step, record_.steps.size());
  if (position_.phase != Phase::play) earlier_.clear();
}

/// Plays a step of the record, after which so many have been played.
void Table::advance(const Step& step, std::size_t steps) {
  if (std::holds_alternative<Roll>(step)) rolled_last_ = position_.turn;
  position_ = after(record_.named.rules, position_, step);
  if (position_.phase != Phase::roll && position_.phase != Phase::over) return;
  whole_ = position_;
  whole_steps_ = steps;
}

Roll Table::roll() {
  assert(dice_ && awaits_roll());
  if (!dice_) return {};
  const Roll thrown = dice_to_roll(record_.named.rules, position_) == 1 ? dice_->one_die() : dice_->two_dice();
  take(thrown);
  return thrown;
}

void Table::roll(Roll roll) {
  assert(throws_by_hand() && awaits_roll());
  take(roll);
}

void Table::act(Action action) {
  assert(position_.phase == Phase::play || position_.phase == Phase::atone);
  if (position_.phase == Phase::play) earlier_.push_back(position_);
  take(action);
}

bool Table::call(Seat caller) {
  const ActionList calls = awaits_roll() ? legal_actions(record_.named.rules, position_) : ActionList{};
  const auto* const call = std::ranges::find(calls, caller, &Action::piece);
  if (call == calls.end()) return false;
  take(*call);
  return true;
}

void Table::undo() {
  assert(can_undo());
  position_ = earlier_.back();
  earlier_.pop_back();
  record_.steps.pop_back();
  while (!record_.comments.empty() && record_.comments.back().steps > record_.steps.size()) record_.comments.pop_back();
  // Who sits where is not taken back.
  for (SeatChange& change : record_.changes) change.steps = std::min(change.steps, record_.steps.size());
}

void Table::comment(std::string text) {
  record_.comments.push_back({.steps = record_.steps.size(), .text = std::move(text)});
}

void Table::change(SeatChange change) {
  change.steps = record_.steps.size();
  assert(!objection_to(change, record_));
  record_.changes.push_back(std::move(change));
}

void Table::forget_open_roll() {
  position_ = whole_;
  record_.steps.resize(whole_steps_);
  for (RecordComment& comment : record_.comments) comment.steps = std::min(comment.steps, whole_steps_);
  for (SeatChange& change : record_.changes) change.steps = std::min(change.steps, whole_steps_);
  earlier_.clear();
}

void Table::close() {
  forget_open_roll();
  record_.closed = true;
  record_.dice.seed = seed_;
}

}  // namespace salida

#include "tui/game_replay.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <variant>

#include "record/record_events.hpp"

namespace salida {
namespace {

[[nodiscard]] bool captures(const Event& event) { return event.captured != std::array<std::uint8_t, max_seats>{}; }

}  // namespace

GameReplay::GameReplay(Record record) : record_(std::move(record)) {
  positions_.reserve(steps() + 1);
  positions_.push_back(record_.begins);
  for (const Step& step : record_.steps) add(step);
}

/// The next step of the record, played from the last position.
void GameReplay::add(const Step& step) {
  const std::size_t number = positions_.size() - 1;
  const Position before = positions_.back();
  if (std::holds_alternative<Roll>(step) && before.turn != roller_) {
    // Whatever was done before the first roll belongs to the first turn.
    turn_starts_.push_back(roller_ ? number : 0);
    roller_ = before.turn;
  }
  positions_.push_back(after(record_.named.rules, before, step));
  if (std::ranges::any_of(events_of_step(number), captures)) captures_.push_back(number + 1);
}

std::size_t GameReplay::follow(const Record& record) {
  std::size_t same = steps();  // up to the last roll, since nothing is taken back beyond it
  while (same > 0 && !std::holds_alternative<Roll>(record_.steps[same - 1])) --same;
  if (record.steps.size() < same) {  // a roll that was open when the game was closed is gone
    *this = GameReplay(record);
    to_last();
    return steps();
  }
  record_.steps.resize(same);
  positions_.resize(same + 1);
  while (!captures_.empty() && captures_.back() > same) captures_.pop_back();
  record_.steps.insert(record_.steps.end(), record.steps.begin() + static_cast<std::ptrdiff_t>(same),
                       record.steps.end());
  for (std::size_t step = same; step < steps(); ++step) add(record_.steps[step]);
  record_.comments = record.comments;
  record_.changes = record.changes;
  record_.dice = record.dice;
  record_.closed = record.closed;
  to_last();
  return steps() - same;
}

std::optional<Roll> GameReplay::roll() const {
  const std::size_t start = turn() == 0 ? 0 : start_of(turn());
  for (std::size_t step = at_; step > start; --step) {
    if (const Roll* const roll = std::get_if<Roll>(&record_.steps[step - 1])) return *roll;
  }
  return std::nullopt;
}

std::size_t GameReplay::turn_at(std::size_t steps_taken) const {
  return static_cast<std::size_t>(std::ranges::upper_bound(turn_starts_, steps_taken) - turn_starts_.begin());
}

std::vector<Event> GameReplay::events_of_step(std::size_t step) const {
  const Rules& rules = record_.named.rules;
  const Position& before = positions_[step];
  const Position& after = positions_[step + 1];
  return events_of(rules, before, record_.steps[step], after);
}

void GameReplay::to_turn(std::size_t turn) {
  at_ = turns() == 0 ? 0 : start_of(std::clamp<std::size_t>(turn, 1, turns()));
}

void GameReplay::to_next_turn() {
  if (turn() == turns()) to_last();
  else to_turn(turn() + 1);
}

void GameReplay::to_previous_turn() {
  if (turn() == 0 || at_ > start_of(turn())) to_turn(turn());
  else to_turn(turn() - 1);
}

bool GameReplay::to_next_capture() {
  const auto next = std::ranges::upper_bound(captures_, at_);
  if (next == captures_.end()) return false;
  at_ = *next;
  return true;
}

bool GameReplay::to_previous_capture() {
  const auto here = std::ranges::lower_bound(captures_, at_);
  if (here == captures_.begin()) return false;
  at_ = *std::prev(here);
  return true;
}

}  // namespace salida

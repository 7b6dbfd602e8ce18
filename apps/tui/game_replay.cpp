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
  std::optional<Seat> roller;
  for (std::size_t step = 0; step < steps(); ++step) {
    const Position& before = positions_.back();
    if (std::holds_alternative<Roll>(record_.steps[step]) && before.turn != roller) {
      // Whatever was done before the first roll belongs to the first turn.
      turn_starts_.push_back(roller ? step : 0);
      roller = before.turn;
    }
    positions_.push_back(after(record_.named.rules, before, record_.steps[step]));
    if (std::ranges::any_of(events_of_step(step), captures)) captures_.push_back(step + 1);
  }
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

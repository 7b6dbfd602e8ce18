// Moves about in a recorded game: how many of its steps have been taken, and the ways to other places. It keeps every
// position, so that going back costs as little as going on.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/position.hpp"
#include "record/record.hpp"
#include "words/events.hpp"

namespace salida {

class GameReplay {
 public:
  explicit GameReplay(Record record);

  /// Takes in what was added to the same record, or undone in its last roll, and goes to its end. Returns how many
  /// steps it had to play: usually only those since the last roll, however long the game is.
  std::size_t follow(const Record& record);

  [[nodiscard]] const Record& record() const { return record_; }

  /// The steps taken so far, and how many there are.
  [[nodiscard]] std::size_t at() const { return at_; }
  [[nodiscard]] std::size_t steps() const { return record_.steps.size(); }
  [[nodiscard]] bool is_at_end() const { return at_ == steps(); }

  [[nodiscard]] const Position& position() const { return positions_[at_]; }
  [[nodiscard]] const Position& position_at(std::size_t steps_taken) const { return positions_[steps_taken]; }

  /// The dice on the table: those of the last roll in this turn. Returns std::nullopt before the first.
  [[nodiscard]] std::optional<Roll> roll() const;

  /// Turns are counted from 1. A turn is all the rolls of one seat until another seat rolls, and everything in between.
  [[nodiscard]] std::size_t turn() const { return turn_at(at_); }
  [[nodiscard]] std::size_t turns() const { return turn_starts_.size(); }

  /// Returns the turn after so many steps; a turn begins before its first roll. 0 if nothing was rolled.
  [[nodiscard]] std::size_t turn_at(std::size_t steps_taken) const;

  /// Returns how many steps come before that turn.
  [[nodiscard]] std::size_t start_of(std::size_t turn) const { return turn_starts_[turn - 1]; }

  /// Returns what happened in that step, counted from 0.
  [[nodiscard]] std::vector<Event> events_of_step(std::size_t step) const;

  void to_first() { at_ = 0; }
  void to_last() { at_ = steps(); }
  void to_next_step() { at_ = is_at_end() ? at_ : at_ + 1; }
  void to_previous_step() { at_ = at_ == 0 ? 0 : at_ - 1; }

  /// Goes to the start of that turn, or of the first or last one if there is no such turn.
  void to_turn(std::size_t turn);

  /// Goes to the start of the next turn, or to the end of the game.
  void to_next_turn();

  /// Goes to the start of this turn, or of the turn before if this one has just begun.
  void to_previous_turn();

  /// Goes to where a piece has just been captured. Returns false, and changes nothing, if there is no further capture
  /// in that direction.
  bool to_next_capture();
  bool to_previous_capture();

 private:
  void add(const Step& step);

  Record record_;
  std::vector<Position> positions_;       // before the first step, and after each
  std::vector<std::size_t> turn_starts_;  // steps taken before each turn
  std::vector<std::size_t> captures_;     // steps taken just after each capture
  std::optional<Seat> roller_;            // who rolled last
  std::size_t at_ = 0;
};

}  // namespace salida

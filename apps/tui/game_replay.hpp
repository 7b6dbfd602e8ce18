// Where somebody is in a recorded game: how many of its steps have been taken, and the ways to others. Every position
// is kept, so that going back costs as little as going on.
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

  /// Takes over what was added to the same record, or taken back of its last roll, and goes to its end. Says how many
  /// steps it had to play: those of the last roll, however long the game is.
  std::size_t follow(const Record& record);

  [[nodiscard]] const Record& record() const { return record_; }

  /// Steps taken so far, and how many there are.
  [[nodiscard]] std::size_t at() const { return at_; }
  [[nodiscard]] std::size_t steps() const { return record_.steps.size(); }
  [[nodiscard]] bool is_at_end() const { return at_ == steps(); }

  [[nodiscard]] const Position& position() const { return positions_[at_]; }
  [[nodiscard]] const Position& position_at(std::size_t steps_taken) const { return positions_[steps_taken]; }

  /// The dice on the table: those of the last roll in this turn; nothing before it.
  [[nodiscard]] std::optional<Roll> roll() const;

  /// Turns are counted from 1: all the rolls of one seat until another's, and whatever is done until then.
  [[nodiscard]] std::size_t turn() const { return turn_at(at_); }
  [[nodiscard]] std::size_t turns() const { return turn_starts_.size(); }

  /// The turn that somebody is in who has taken so many steps: before the first roll of a turn it is that one. 0 where
  /// nothing was rolled.
  [[nodiscard]] std::size_t turn_at(std::size_t steps_taken) const;

  /// The steps taken before that turn.
  [[nodiscard]] std::size_t start_of(std::size_t turn) const { return turn_starts_[turn - 1]; }

  /// What happened by that step, counted from 0.
  [[nodiscard]] std::vector<Event> events_of_step(std::size_t step) const;

  void to_first() { at_ = 0; }
  void to_last() { at_ = steps(); }
  void to_next_step() { at_ = is_at_end() ? at_ : at_ + 1; }
  void to_previous_step() { at_ = at_ == 0 ? 0 : at_ - 1; }

  /// To the start of that turn; of the first or the last where there is no such turn.
  void to_turn(std::size_t turn);

  /// To the start of the next turn, or to the end of the game.
  void to_next_turn();

  /// To the start of this turn, or of the one before where nothing was done in this one yet.
  void to_previous_turn();

  /// To where a piece has just been captured. False, and nothing changes, where no other capture lies that way.
  bool to_next_capture();
  bool to_previous_capture();

 private:
  void add(const Step& step);

  Record record_;
  std::vector<Position> positions_;       // before the first step, and after each
  std::vector<std::size_t> turn_starts_;  // steps taken before each turn
  std::vector<std::size_t> captures_;     // steps taken once a piece was captured
  std::optional<Seat> roller_;            // who rolled last
  std::size_t at_ = 0;
};

}  // namespace salida

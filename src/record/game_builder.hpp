// Builds a record from rolls and actions, and checks each against the rules.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "notation/result.hpp"
#include "record/record.hpp"
#include "words/why_not.hpp"

namespace salida {

class GameBuilder {
 public:
  /// The record of a game whose first roll is awaited.
  explicit GameBuilder(Record opening);

  using Problem = std::optional<Error>;  // does not say where: the reader knows

  /// A1: who threw what, and who begins.
  Problem begin(std::span<const DrawThrow> draw, Seat first);

  /// Checks what a record says about the turn that begins ("12. t3"), as far as it says anything.
  [[nodiscard]] Problem turn(std::optional<int> number, std::optional<int> seat) const;
  Problem roll(std::string_view text);
  Problem act(std::string_view text);
  [[nodiscard]] Problem no_choice() const;
  void comment(std::string_view text);
  /// Somebody sits in, comes back or resigns.
  Problem change(SeatChange change);

  /// Returns an error if the last roll has not been played to its end.
  [[nodiscard]] Problem roll_is_over() const;

  [[nodiscard]] const Record& record() const { return record_; }
  [[nodiscard]] Record& record() { return record_; }
  [[nodiscard]] const Position& position() const { return position_; }
  [[nodiscard]] std::size_t turns() const { return turns_; }

  /// Removes what came after the last whole turn, or roll. Returns false if there was nothing.
  bool cut_to_whole_turn() { return cut_to(whole_turn_); }
  bool cut_to_whole_roll() { return cut_to(whole_roll_); }

 private:
  [[nodiscard]] Problem check_first(std::span<const DrawThrow> draw, Seat first) const;
  [[nodiscard]] Error broken(Seat seat, std::string_view play, const WhyNot& why) const;
  void take(const Step& step);

  /// Where the game stood at the end of a turn, or of a roll.
  struct Mark {
    std::size_t steps = 0;
    std::size_t turns = 0;
    Position position{};
  };
  bool cut_to(const Mark& mark);

  Record record_;
  Position position_{};
  std::size_t turns_ = 0;
  Position awaited_{};  // the last roll, when `roll_` was thrown
  Roll roll_{};
  std::size_t acted_ = 0;  // actions since
  Mark whole_turn_{};
  Mark whole_roll_{};
};

}  // namespace salida

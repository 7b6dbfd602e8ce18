// A game put together from what was written of it, roll by roll, each checked against the rules.
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

  using Problem = std::optional<Error>;  // without a place: whoever reads knows it

  /// A1: who threw what, and who begins.
  Problem begin(std::span<const DrawThrow> draw, Seat first);

  /// "12. t3": what is said of the turn that comes now, as far as it is said.
  [[nodiscard]] Problem turn(std::optional<int> number, std::optional<int> seat) const;
  Problem roll(std::string_view text);
  Problem act(std::string_view text);
  [[nodiscard]] Problem no_choice() const;
  void comment(std::string_view text);
  /// Somebody sits in, comes back or resigns.
  Problem change(SeatChange change);

  /// What is wrong where the last roll has not been played to its end.
  [[nodiscard]] Problem roll_is_over() const;

  [[nodiscard]] const Record& record() const { return record_; }
  [[nodiscard]] Record& record() { return record_; }
  [[nodiscard]] const Position& position() const { return position_; }
  [[nodiscard]] std::size_t turns() const { return turns_; }

  /// Forgets what came after the last whole turn, or roll; says whether there was anything.
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

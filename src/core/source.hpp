// Where the rules come from: a value that is known at run time, or a constant of the program. The engine is written
// once, as templates over either; with a constant the compiler removes what the rule set does not have.
#pragma once

#include "core/board.hpp"
#include "core/rules.hpp"

namespace salida {

template <Rules kRules>
struct Fixed {
  static constexpr Rules rules = kRules;
  static constexpr Board board{.arms = kRules.board.arms};
  static constexpr int max_arms = kRules.board.arms;
};

class Given {
 public:
  explicit constexpr Given(const Rules& given) : rules(given), board{.arms = given.board.arms} {}
  const Rules& rules;
  Board board;
  static constexpr int max_arms = max_seats;
};

/// The seat so many turns after `seat`, without a branch: whose turn it is cannot be guessed.
[[nodiscard]] constexpr unsigned seat_after(unsigned seat, unsigned turns, unsigned arms) {
  if (arms == 4) return (seat + turns) % 4;
  return (seat + turns) % arms;
}

/// How many arms further on than seat `from` the start of the seat lies that comes `seats_on` turns later (B6).
[[nodiscard]] constexpr int arms_ahead(const Rules& rules, int seats_on) {
  return rules.board.turns == TurnOrder::with_travel ? seats_on : rules.board.arms - seats_on;
}

/// The seat whose start lies `arms` arms further on than that of `from`.
[[nodiscard]] constexpr Seat seat_ahead(const Rules& rules, Seat from, int arms) {
  const int seats_on = rules.board.turns == TurnOrder::with_travel ? arms : rules.board.arms - arms;
  return static_cast<Seat>((from + seats_on) % rules.board.arms);
}

}  // namespace salida

#include "record/luck.hpp"

#include "core/act.hpp"
#include "core/hand.hpp"
#include "core/questions.hpp"

namespace salida {
namespace {

/// Whether a roll brings a piece out, wherever the others stand.
bool opens_nest(const Rules& rules, Roll roll) {
  Position position;
  position.dice = DiceLeft(roll.first, roll.second);
  return dice_open_nest(rules, position);
}

/// Of all rolls of so many dice, the share that brings a piece out.
double share_that_opens(const Rules& rules, int dice) {
  int open = 0;
  for (unsigned first = 1; first <= 6; ++first) {
    for (unsigned second = 1; second <= 6; ++second) {
      const Roll roll{.first = static_cast<std::uint8_t>(first),
                      .second = static_cast<std::uint8_t>(dice == 1 ? 0U : second)};
      open += opens_nest(rules, roll) ? 1 : 0;
    }
  }
  return open / 36.0;
}

}  // namespace

void Luck::add(const Luck& other) {
  rolls += other.rolls;
  dice += other.dice;
  pips += other.pips;
  repeats += other.repeats;
  repeats_expected += other.repeats_expected;
  chances += other.chances;
  exits += other.exits;
  exits_expected += other.exits_expected;
}

LuckOfSeats luck_of(const Record& record) {
  const Rules& rules = record.named.rules;
  const std::array<double, 2> opens{share_that_opens(rules, 1), share_that_opens(rules, 2)};
  LuckOfSeats luck{};
  Position position = record.begins;
  for (const Step& step : record.steps) {
    if (const Roll* const roll = std::get_if<Roll>(&step)) {
      Luck& own = luck[position.turn];
      const bool one = roll->second == 0;
      ++own.rolls;
      own.dice += one ? 1U : 2U;
      own.pips += roll->first + roll->second;
      own.repeats += repeats_turn(rules, *roll) ? 1U : 0U;
      own.repeats_expected += chance_of_repeat(rules, one ? 1 : 2);
      if (has_piece_in_nest(position.pieces[position.turn])) {
        ++own.chances;
        own.exits += opens_nest(rules, *roll) ? 1U : 0U;
        own.exits_expected += opens[one ? 0 : 1];
      }
    }
    position = after(rules, position, step);
  }
  return luck;
}

}  // namespace salida

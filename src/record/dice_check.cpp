#include "record/dice_check.hpp"

#include <algorithm>
#include <cassert>

#include "dice/first_player.hpp"
#include "dice/game_random.hpp"
#include "dice/hash_random.hpp"
#include "notation/play_text.hpp"
#include "record/record_headers.hpp"
#include "record/record_text.hpp"

namespace salida {
namespace {

Error fault(std::string message) { return {.where = {}, .message = std::move(message)}; }

std::optional<Error> difference_of_draw(const Record& record, const Record& right) {
  if (record.draw != right.draw)
    return fault("expected " + draw_text(right.draw) + "; found " + draw_text(record.draw));
  if (record.begins.turn != right.begins.turn) {
    return fault("expected seat " + std::to_string(right.begins.turn + 1) + " to begin; found " +
                 std::to_string(record.begins.turn + 1));
  }
  return {};
}

std::string text_of(const Rules& rules, const Position& position, const Step& step) {
  if (const Roll* const roll = std::get_if<Roll>(&step)) return to_text(*roll);
  const Action action = *std::get_if<Action>(&step);
  const ActionList legal = legal_actions(rules, position);
  return std::ranges::find(legal, action) == legal.end() ? "another action" : to_text(rules, position, action);
}

}  // namespace

std::optional<Error> first_difference(const Record& record, const Record& made_again) {
  if (std::optional<Error> difference = difference_of_draw(record, made_again)) return difference;
  const Rules& rules = record.named.rules;
  Position position = record.begins;
  std::size_t turns = 0;
  Seat roller = 0;
  const std::size_t steps = std::min(record.steps.size(), made_again.steps.size());
  for (std::size_t k = 0; k < steps; ++k) {
    const bool rolls = std::holds_alternative<Roll>(record.steps[k]);
    if (rolls && (turns == 0 || position.turn != roller)) {
      ++turns;
      roller = position.turn;
    }
    if (record.steps[k] != made_again.steps[k]) {
      return fault("turn " + std::to_string(turns) + ", seat " + std::to_string(to_act(position) + 1) + ": expected " +
                   text_of(rules, position, made_again.steps[k]) + "; found " +
                   text_of(rules, position, record.steps[k]));
    }
    position = after(rules, position, record.steps[k]);
  }
  return {};
}

namespace {

/// The same steps with the dice that are drawn now.
template <class Dice>
std::optional<Error> difference_of_dice(const Record& record, Dice& dice) {
  Record right;
  right.begins = record.begins;
  if (!record.from_position) {
    right.begins.turn = draw_first(
        record.named.rules, record.begins.playing, [&dice](std::uint32_t n) { return dice.below(n); },
        [&right](Seat seat, std::uint32_t die) {
          right.draw.push_back({.seat = seat, .die = static_cast<std::uint8_t>(die)});
        });
  }
  right.steps = record.steps;
  for (Step& step : right.steps) {
    if (Roll* const roll = std::get_if<Roll>(&step)) *roll = roll->second == 0 ? dice.one_die() : dice.two_dice();
  }
  return first_difference(record, right);
}

}  // namespace

std::optional<Error> fault_of_hash_dice(const Record& record) {
  assert(record.dice.scheme == DiceScheme::hash && record.dice.seed);
  const DiceSeed seed = record.dice.seed.value_or(DiceSeed{});
  if (commitment(seed, terms_of(record)) != record.dice.commitment)
    return fault("the commitment is not that of this seed and these headers");
  HashRandom dice(seed, record.dice.commitment);
  return difference_of_dice(record, dice);
}

std::optional<Error> fault_of_counter_dice_alone(const Record& record) {
  GameRandom dice(record.dice.run, record.dice.game);
  return difference_of_dice(record, dice);
}

}  // namespace salida

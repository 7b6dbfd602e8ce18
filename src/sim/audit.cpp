#include "sim/audit.hpp"

#include "record/dice_check.hpp"
#include "sim/recorded_game.hpp"

namespace salida {
namespace {

DiceMade what_can_be_made(const Record& record) {
  switch (record.dice.scheme) {
    case DiceScheme::hand: break;
    case DiceScheme::hash: return record.dice.seed ? DiceMade::again : DiceMade::seed_unknown;
    case DiceScheme::counter: return record.from_position ? DiceMade::among_choices : DiceMade::again;
  }
  return DiceMade::by_hand;
}

}  // namespace

Audit audit(const Record& record) {
  Audit audit{.fault = {}, .dice = what_can_be_made(record), .luck = luck_of(record)};
  if (audit.dice == DiceMade::again) {
    if (record.dice.scheme == DiceScheme::hash) audit.fault = fault_of_hash_dice(record);
    else if (all_play_at_random(record)) audit.fault = fault_of_counter_dice(record);
    else audit.fault = fault_of_counter_dice_alone(record);
  }
  return audit;
}

}  // namespace salida

#include "sim/audit.hpp"

#include "record/dice_check.hpp"
#include "sim/recorded_game.hpp"

namespace salida {
namespace {

DiceMade what_can_be_made(const Record& record) {
  switch (record.dice.scheme) {
    case DiceScheme::hand: break;
    case DiceScheme::hash: return record.dice.seed ? DiceMade::again : DiceMade::seed_unknown;
    case DiceScheme::counter: return can_be_played_again(record) ? DiceMade::again : DiceMade::among_choices;
  }
  return DiceMade::by_hand;
}

}  // namespace

Audit audit(const Record& record) {
  Audit audit{.fault = {}, .dice = what_can_be_made(record), .luck = luck_of(record)};
  if (audit.dice == DiceMade::again) {
    audit.fault = record.dice.scheme == DiceScheme::hash ? fault_of_hash_dice(record) : fault_of_counter_dice(record);
  }
  return audit;
}

}  // namespace salida

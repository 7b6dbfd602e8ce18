#include "sim/audit_json.hpp"

#include <algorithm>
#include <variant>

#include "dice/hex.hpp"
#include "notation/json.hpp"
#include "record/record_headers.hpp"

namespace salida {
namespace {

std::string_view name_of_dice(DiceScheme scheme) {
  switch (scheme) {
    case DiceScheme::hand: return "by_hand";
    case DiceScheme::counter: return "simulation";
    case DiceScheme::hash: return "committed";
  }
  return {};
}

Json luck_json(const Record& record, const LuckOfSeats& luck) {
  JsonArray seats;
  for (const RecordedSeat& one : record.seats) {
    const Luck& own = luck[one.seat];
    seats.add(JsonObject()
                  .add("seat", one.seat + 1)
                  .add("rolls", own.rolls)
                  .add("pips", own.pips)
                  .add("pips_expected", own.pips_expected())
                  .add("repeats", own.repeats)
                  .add("repeats_expected", own.repeats_expected)
                  .add("exits", own.exits)
                  .add("exits_expected", own.exits_expected));
  }
  return seats.done();
}

JsonObject verdict_json(const std::optional<Error>& fault) {
  return JsonObject()
      .add("format", json_format)
      .add("sound", !fault)
      .add("fault", fault ? json_of(fault->text()) : Json());
}

}  // namespace

JsonObject audit_json(const ReadGame& game, const Audit& audit) {
  const Record& record = game.record;
  const bool by_hash = record.dice.scheme == DiceScheme::hash;
  const auto is_roll = [](const Step& step) { return std::holds_alternative<Roll>(step); };
  return verdict_json(audit.fault)
      .add("rules", record.named.id)
      .add("turns", game.turns)
      .add("rolls", std::ranges::count_if(record.steps, is_roll))
      .add("places", numbers_of(places_of(game.position)))
      .add("finished", game.position.phase == Phase::over)
      .add("closed", record.closed)
      .add("cut_off", game.cut_off)
      .add("dice", name_of_dice(record.dice.scheme))
      .add("dice_check", name_of(audit.dice))
      .add("commitment", by_hash ? json_of(hex_text(record.dice.commitment)) : Json())
      .add("seed", record.dice.seed ? json_of(hex_text(*record.dice.seed)) : Json())
      .add("luck", luck_json(record, audit.luck));
}

JsonObject unreadable_json(const Error& fault) {
  return verdict_json(fault)
      .add("rules", Json())
      .add("turns", 0)
      .add("rolls", 0)
      .add("places", JsonArray())
      .add("finished", false)
      .add("closed", false)
      .add("cut_off", Json())
      .add("dice", "unknown")
      .add("dice_check", "unknown")
      .add("commitment", Json())
      .add("seed", Json())
      .add("luck", JsonArray());
}

}  // namespace salida

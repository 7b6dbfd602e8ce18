// Whether a recorded game is sound, as salida audit says it.
#include <algorithm>
#include <string>
#include <variant>
#include <vector>

#include "answers.hpp"
#include "asked.hpp"
#include "record/record_headers.hpp"
#include "sim/audit.hpp"
#include "sim/audit_words.hpp"

namespace salida::wasm {
namespace {

std::string_view name_of(DiceScheme scheme) {
  switch (scheme) {
    case DiceScheme::hand: return "by_hand";
    case DiceScheme::counter: return "simulation";
    case DiceScheme::hash: return "committed";
  }
  return {};
}

/// What cannot be read keeps no rules that anybody could name.
Json json_of_unreadable(Language language, const Error& fault) {
  return JsonObject()
      .add("sound", false)
      .add("complete", false)
      .add("dice", "unknown")
      .add("commitment", Json())
      .add("seed", Json())
      .add("rolls", 0)
      .add("words", std::vector{fault_words(language, "record", 1, fault)})
      .done();
}

std::vector<std::string> words_of(Language language, const ReadGame& game, const Audit& audit) {
  std::vector<std::string> words;
  if (audit.fault) words.push_back(fault_words(language, "record", 1, *audit.fault));
  else words.push_back(dice_words(language, game.record, audit.dice));
  words.push_back(game_words(language, game));
  if (game.cut_off) words.push_back(*game.cut_off);
  return words;
}

}  // namespace

Answer audit_record(Desk& /*desk*/, const Request& request) {
  if (request.text("record").empty()) return Error{.where = "record", .message = "expected a game; found none"};
  const Result<ReadGame> game = asked_record(request, OpenTurn::forgotten);
  if (!game) return json_of_unreadable(request.language(), game.error());
  const Record& record = game->record;
  const Audit found = audit(record);
  const bool by_hash = record.dice.scheme == DiceScheme::hash;
  const auto is_roll = [](const Step& step) { return std::holds_alternative<Roll>(step); };
  return JsonObject()
      .add("sound", !found.fault)
      .add("complete", record.closed)
      .add("dice", name_of(record.dice.scheme))
      .add("commitment", by_hash ? json_of(hex_text(record.dice.commitment)) : Json())
      .add("seed", record.dice.seed ? json_of(hex_text(*record.dice.seed)) : Json())
      .add("rolls", std::ranges::count_if(record.steps, is_roll))
      .add("words", words_of(request.language(), *game, found))
      .done();
}

}  // namespace salida::wasm

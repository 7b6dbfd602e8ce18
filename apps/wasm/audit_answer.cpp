// Whether a recorded game is sound, as salida audit says it.
#include <string>
#include <vector>

#include "answers.hpp"
#include "requested.hpp"
#include "sim/audit.hpp"
#include "sim/audit_json.hpp"
#include "sim/audit_words.hpp"

namespace salida::wasm {
namespace {

std::vector<std::string> words_of(Language language, const ReadGame& game, const Audit& audit) {
  std::vector<std::string> words;
  if (audit.fault) words.push_back(fault_words(language, "record", 1, *audit.fault));
  else words.push_back(dice_words(language, game.record, audit.dice));
  words.push_back(game_words(language, game));
  if (game.cut_off) words.push_back(*game.cut_off);
  return words;
}

}  // namespace

Answer audit_record(Registry& /*registry*/, const Request& request) {
  if (request.text("record").empty()) return Error{.where = "record", .message = "expected a game; found none"};
  const Result<ReadGame> game = requested_record(request, OpenTurn::forgotten);
  if (!game) {
    return unreadable_json(game.error())
        .add("words", std::vector{fault_words(request.language(), "record", 1, game.error())})
        .done();
  }
  const Audit found = audit(game->record);
  return audit_json(*game, found).add("words", words_of(request.language(), *game, found)).done();
}

}  // namespace salida::wasm

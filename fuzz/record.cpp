// Records from anywhere, in both forms: nothing crashes, what is read is written and read again as it was, and what is
// cut off opens up to a whole turn.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "record/any_record_reader.hpp"
#include "record/luck.hpp"
#include "record/record_text.hpp"

namespace {

using namespace salida;

void require(bool holds) {
  if (!holds) std::abort();
}

/// The one game of a text.
template <class Reader>
ReadGame read_again(const std::string& text) {
  Reader reader(text, "again");
  const std::optional<Result<ReadGame>> game = reader.next();
  if (!game || !*game || reader.next()) std::abort();
  return **game;
}

void check(const ReadGame& game) {
  require(game.record.closed || game.cut_off);
  const ReadGame from_text = read_again<RecordReader>(to_text(game.record));
  require(from_text.record == game.record && from_text.position == game.position && from_text.turns == game.turns);
  const ReadGame from_json = read_again<RecordJsonReader>(to_json_lines(game.record));
  require(from_json.record == game.record && from_json.position == game.position);
  std::uint32_t rolls = 0;
  for (const Luck& luck : luck_of(game.record)) rolls += luck.rolls;
  require(rolls <= game.record.steps.size());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  AnyRecordReader reader(text, "fuzz");
  while (const std::optional<Result<ReadGame>> game = reader.next()) {
    if (*game) check(**game);
    else require(game->error().where.starts_with("fuzz:") && !game->error().message.empty());
  }
  return 0;
}

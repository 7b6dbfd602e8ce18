// House-rules files from anywhere: what is read is a game, prints as a file that reads the same, and starts and plays a
// roll; nothing crashes.
#include "notation/house_rules.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "core/check.hpp"
#include "core/play.hpp"
#include "notation/json.hpp"
#include "notation/position_text.hpp"

namespace {

using namespace salida;

void require(bool holds) {
  if (!holds) std::abort();
}

void play_a_roll(const NamedRules& named) {
  const Position first = start(named.rules, seats_for(named.rules, named.rules.board.arms), 0);
  const bool two = dice_to_roll(named.rules, first) == 2;
  const Position rolled =
      after_roll(named.rules, first, {.first = 5, .second = static_cast<std::uint8_t>(two ? 5 : 0)});
  const Result<Position> back = parse_position(named, to_text(named, rolled));
  require(back && *back == rolled);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const Result<NamedRules> named = read_house_rules(text, "fuzz.toml");
  if (!named) {
    require(named.error().where.starts_with("fuzz.toml"));
    require(!named.error().message.empty());
    return 0;
  }
  require(!check(named->rules));
  const Result<NamedRules> from_toml = read_house_rules(to_toml(*named), "again.toml");
  require(from_toml && *from_toml == *named);
  const Result<NamedRules> from_json = read_rules_json(rules_json(*named).text, "again.json");
  require(from_json && *from_json == *named);
  play_a_roll(*named);
  return 0;
}

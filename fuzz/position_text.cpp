// Position text from anywhere: what is read prints as a text that reads as the same position, and nothing crashes.
#include "notation/position_text.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "core/play.hpp"
#include "notation/catalogue.hpp"
#include "notation/fields_text.hpp"
#include "notation/json.hpp"
#include "notation/play_text.hpp"

namespace {

using namespace salida;

void require(bool holds) {
  if (!holds) std::abort();
}

NamedRules house(std::string_view id, std::string_view base, std::string_view key, std::string_view value) {
  NamedRules named = *find_variant(base);
  named.id = id;
  require(!set_field(named.rules, key, value));
  named.colours = colours_for(named.colours, named.rules.board.arms);
  return named;
}

/// The five, a board of six arms, and those house rules that have fields of their own.
const std::vector<NamedRules>& tables() {
  static const std::vector<NamedRules> all = [] {
    std::vector<NamedRules> made(variants().begin(), variants().end());
    made.push_back(house("six", "medellin", "board.arms", "6"));
    made.push_back(house("ages", "parcheesi", "crowd.blockade_turns", "2"));
    made.push_back(house("crown", "medellin", "repeat.penalty", "piece_to_goal"));
    made.push_back(house("bounce", "parchis2d", "goal.overshoot", "bounces"));
    return made;
  }();
  return all;
}

void check_actions(const NamedRules& named, const Position& position) {
  for (const Action& action : legal_actions(named.rules, position)) {
    const std::string text = to_text(named.rules, position, action);
    const Result<Action> back = parse_action(named.rules, position, text);
    require(back && *back == action);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const Result<FoundPosition> found = parse_position(tables(), text);
  if (!found) {
    require(!found.error().message.empty());
    require(!error_json(found.error()).text.empty());
    return 0;
  }
  const auto& [named, position] = *found;
  const std::string printed = to_text(*named, position);
  const Result<Position> back = parse_position(*named, printed);
  require(back && *back == position);
  require(to_text(*named, *back) == printed);
  require(static_cast<bool>(read_position_json(*named, position_json(*named, position).text)));
  check_actions(*named, position);
  return 0;
}

// Rules, positions, actions and outcomes as JSON. docs/json.md lists every value that is written, and its schema.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/position.hpp"
#include "json/json.hpp"
#include "notation/catalogue.hpp"
#include "notation/fields_text.hpp"
#include "notation/result.hpp"

namespace salida {

/// The "format" of what is written. It grows when the meaning of a key changes; what 0.1.0 wrote was 1.
inline constexpr int json_format = 2;

[[nodiscard]] Json rules_json(const NamedRules& named);
[[nodiscard]] Json rules_list_json(std::span<const NamedRules> all);
[[nodiscard]] Json diff_json(const NamedRules& a, const NamedRules& b);

/// House rules from JSON: what rules_json writes, or less, as in a file: "rules" may hold the differences alone.
Result<NamedRules> read_rules_json(std::string_view json, std::string_view where);

[[nodiscard]] Json position_json(const NamedRules& named, const Position& position);

/// Reads the "text" of a position, which says everything.
Result<Position> read_position_json(const NamedRules& named, std::string_view json);

/// The legal actions of a position.
[[nodiscard]] Json actions_json(const NamedRules& named, const Position& position);

/// What a roll can lead to: the texts of the positions, and where wanted a play that leads to each.
struct Outcomes {
  std::string position;
  std::string roll;
  std::vector<std::string> outcomes;
  std::vector<std::string> plays{};  // empty, or one for each outcome
};
[[nodiscard]] Json outcomes_json(const Outcomes& outcomes);

[[nodiscard]] Json error_json(const Error& error);

// Parts that other values share.

/// The dice that are left.
[[nodiscard]] Json dice_json(DiceLeft dice);
/// The rewards that are owed, each by its squares.
[[nodiscard]] Json rewards_json(const Rules& rules, const Position& position);

}  // namespace salida

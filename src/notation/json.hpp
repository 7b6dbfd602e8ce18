// Writes rules, positions, actions and outcomes as JSON, and reads rules and positions. docs/json.md lists every value
// that is written, and its schema.
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

/// The "format" that is written. It goes up when the meaning of a key changes; version 0.1.0 wrote 1.
inline constexpr int json_format = 2;

[[nodiscard]] Json rules_json(const NamedRules& named);
[[nodiscard]] Json rules_list_json(std::span<const NamedRules> all);
[[nodiscard]] Json diff_json(const NamedRules& a, const NamedRules& b);

/// Reads house rules as rules_json writes them. As in a file, "rules" may hold only the differences from the base.
Result<NamedRules> read_rules_json(std::string_view json, std::string_view where);

[[nodiscard]] Json position_json(const NamedRules& named, const Position& position);

/// Reads a position from its "text", which says everything.
Result<Position> read_position_json(const NamedRules& named, std::string_view json);

/// The legal actions of a position.
[[nodiscard]] Json actions_json(const NamedRules& named, const Position& position);

/// The positions that a roll can lead to, as texts, and optionally a play that leads to each.
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
/// The rewards still to be played, each as its number of squares.
[[nodiscard]] Json rewards_json(const Rules& rules, const Position& position);

}  // namespace salida

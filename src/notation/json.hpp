// Rules, positions, actions and outcomes as JSON, for programs. Each object carries "format"; docs/notation.md has the
// keys. Texts go in as they are, bytes that are not UTF-8 replaced.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/position.hpp"
#include "notation/catalogue.hpp"
#include "notation/fields_text.hpp"
#include "notation/result.hpp"

namespace salida {

inline constexpr int json_format = 1;

enum class Layout { one_line, indented };

[[nodiscard]] std::string rules_json(const NamedRules& named, Layout layout = Layout::one_line);
[[nodiscard]] std::string rules_list_json(std::span<const NamedRules> all, Layout layout = Layout::one_line);
[[nodiscard]] std::string diff_json(const NamedRules& a, const NamedRules& b, Layout layout = Layout::one_line);

/// House rules from JSON: what rules_json writes, or less, as in a file: "rules" may hold the differences alone.
Result<NamedRules> read_rules_json(std::string_view json, std::string_view where);

[[nodiscard]] std::string position_json(const NamedRules& named, const Position& position,
                                        Layout layout = Layout::one_line);

/// Reads the "text" of a position, which says everything.
Result<Position> read_position_json(const NamedRules& named, std::string_view json);

/// The legal actions of a position.
[[nodiscard]] std::string actions_json(const NamedRules& named, const Position& position,
                                       Layout layout = Layout::one_line);

/// What a roll can lead to: the texts of the positions, and where wanted a play that leads to each.
struct Outcomes {
  std::string position;
  std::string roll;
  std::vector<std::string> outcomes;
  std::vector<std::string> plays{};  // empty, or one for each outcome
};
[[nodiscard]] std::string outcomes_json(const Outcomes& outcomes, Layout layout = Layout::one_line);

[[nodiscard]] std::string error_json(const Error& error);

}  // namespace salida

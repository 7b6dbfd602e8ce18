// Reads and writes house rules: a base rule set and the differences from it. docs/notation.md has the format.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "notation/catalogue.hpp"
#include "notation/fields_text.hpp"
#include "notation/result.hpp"

namespace salida {

inline constexpr int house_rules_format = 1;
inline constexpr std::size_t house_rules_largest = std::size_t{64} * 1024;  // the most bytes that a file may have

/// One key of house rules and its value, from TOML or JSON.
struct HouseEntry {
  std::string key;    // "base", "entry.tries"
  std::string value;  // a list is joined by commas; a group or another kind is only named
  ValueKind kind = ValueKind::text;
  std::string where;  // "rules/mine.toml:4"
};

/// Returns the base with the differences applied. Fields that lose their meaning get their neutral value unless an
/// entry sets them, and the result must not contradict itself. `where` is for errors about what is missing.
Result<NamedRules> house_rules_from(std::span<const HouseEntry> entries, std::string_view where);

/// Reads the text of a file; `file` is its name, for messages.
Result<NamedRules> read_house_rules(std::string_view toml, std::string_view file);

/// Returns the entries that house_rules_from reads back as these rules: names first, then the fields that a file has to
/// set. Their `where` is empty.
[[nodiscard]] std::vector<HouseEntry> house_entries(const NamedRules& named);

/// Returns the text of a file that reads back as these house rules; for a built-in rule set, a template for house
/// rules.
[[nodiscard]] std::string to_toml(const NamedRules& named);

}  // namespace salida

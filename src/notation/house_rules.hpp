// House rules: a base rule set and the differences, from a file that people write. docs/notation.md has the format.
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
inline constexpr std::size_t house_rules_largest = std::size_t{64} * 1024;  // bytes of a file

/// One thing that house rules say, wherever it was written.
struct HouseEntry {
  std::string key;    // "base", "entry.tries"
  std::string value;  // a list is joined by commas; of any other kind, what it is
  ValueKind kind = ValueKind::text;
  std::string where;  // "rules/mine.toml:4"
};

/// The base with its differences: fields that are not mentioned and have lost their meaning fall to their neutral
/// value, and what is left must make a game. `where` names the whole for what is missing from it.
Result<NamedRules> house_rules_from(std::span<const HouseEntry> entries, std::string_view where);

/// Reads a file's text; its name is for messages.
Result<NamedRules> read_house_rules(std::string_view toml, std::string_view file);

/// Everything that house rules say, in the order of a file, from their names to the fields in which they differ from
/// their base: what house_rules_from reads. Nothing has a place.
[[nodiscard]] std::vector<HouseEntry> house_entries(const NamedRules& named);

/// A file that reads back as these house rules; for a built-in rule set, a file to begin house rules with.
[[nodiscard]] std::string to_toml(const NamedRules& named);

}  // namespace salida

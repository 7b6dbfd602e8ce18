// Reads, writes, compares and hashes the fields of the rules as text, each by its key, as in "entry.tries".
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/fields.hpp"
#include "core/names.hpp"
#include "core/rules.hpp"
#include "notation/result.hpp"

namespace salida {

struct FieldText {
  std::string_view key;
  std::string_view numbers;  // of the rules in the rulebook that it stands for
  std::string value;         // "3", "true", "five_or_sum"
};

/// How a value is written in a file: 3, true, "five_or_sum". Fields have only the first three kinds.
enum class ValueKind : std::uint8_t { number, truth, text, list, group, other };
template <>
inline constexpr auto names_of<ValueKind> = named<ValueKind>({{ValueKind::number, "number"},
                                                              {ValueKind::truth, "truth"},
                                                              {ValueKind::text, "text"},
                                                              {ValueKind::list, "list"},
                                                              {ValueKind::group, "group"},
                                                              {ValueKind::other, "other"}});

/// Every field, in order.
[[nodiscard]] std::vector<FieldText> all_fields(const Rules& rules);

Result<std::string> get_field(const Rules& rules, std::string_view key);

/// Sets one field. If it returns an error, the rules are unchanged.
[[nodiscard]] std::optional<Error> set_field(Rules& rules, std::string_view key, std::string_view value);

/// A field of any type: every value is a small number, which may have a name.
struct AnyField {
  Field field;
  ValueKind kind = ValueKind::number;
  std::span<const std::string_view> words{};  // "false" and "true", or the names of an enum's values
};

/// Returns nullptr if no field has this key.
[[nodiscard]] const AnyField* find_field(std::string_view key);
/// Returns ValueKind::number if no field has this key.
[[nodiscard]] ValueKind field_kind(std::string_view key);

/// Returns what the field accepts, as in "expected a number from 1 to 9"; empty if no field has this key.
[[nodiscard]] std::string field_expects(std::string_view key);

/// Returns the error for an unknown key; it suggests the nearest ones.
[[nodiscard]] Error unknown_field(std::string_view key);

struct FieldDifference {
  std::string_view key;
  std::string a;
  std::string b;
};

[[nodiscard]] std::vector<FieldDifference> diff(const Rules& a, const Rules& b);

/// FNV-1a, 64 bits, over a line "key=value" for each field, as 16 hexadecimal digits: the same rules have the same
/// hash, whatever they are called.
[[nodiscard]] std::string rules_hash(const Rules& rules);

}  // namespace salida

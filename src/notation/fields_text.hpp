// The fields of the rules as text: read, write, compare, and hash any of them by its key, as in "entry.tries".
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
  std::string_view numbers;  // of the rules in the rulebook that it holds
  std::string value;         // "3", "true", "five_or_sum"
};

/// How a value is written in a file: 3, true, "five_or_sum"; what is no field's value may be more.
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

/// Sets one field; the rules are as before where it fails.
[[nodiscard]] std::optional<Error> set_field(Rules& rules, std::string_view key, std::string_view value);

/// A field whatever its type: every value is a small number, which may have a name.
struct AnyField {
  Field field;
  ValueKind kind = ValueKind::number;
  std::span<const std::string_view> words{};  // false and true, or an enumerator's names
};

/// Null where there is none.
[[nodiscard]] const AnyField* find_field(std::string_view key);
/// Number for a key that does not exist.
[[nodiscard]] ValueKind field_kind(std::string_view key);

/// "expected a number from 1 to 9"; empty for a key that does not exist.
[[nodiscard]] std::string field_expects(std::string_view key);

/// What to say of a key that does not exist: the nearest that does.
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

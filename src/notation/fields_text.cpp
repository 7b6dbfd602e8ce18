#include "notation/fields_text.hpp"

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <type_traits>

#include "core/fields.hpp"
#include "notation/phrases.hpp"
#include "notation/reading.hpp"

namespace salida {

namespace {

template <class Value>
std::string text_of(Value value) {
  if constexpr (std::same_as<Value, bool>) {
    return value ? "true" : "false";
  } else if constexpr (std::is_enum_v<Value>) {
    return std::string(names_of<Value>[static_cast<std::size_t>(value)]);
  } else {
    return std::to_string(value);
  }
}

template <class Value>
std::optional<Value> value_of(const Field& field, std::string_view text) {
  if constexpr (std::same_as<Value, bool>) {
    if (text != "true" && text != "false") return std::nullopt;
    return text == "true";
  } else if constexpr (std::is_enum_v<Value>) {
    for (std::size_t k = 0; k < names_of<Value>.size(); ++k) {
      if (names_of<Value>[k] == text) return static_cast<Value>(k);
    }
    return std::nullopt;
  } else {
    const std::optional<int> number = number_in(text, field.low, field.high);
    return number ? std::optional<Value>(static_cast<Value>(*number)) : std::nullopt;
  }
}

template <class Value>
std::string expectation(const Field& field) {
  if constexpr (std::same_as<Value, bool>) {
    return "expected true or false";
  } else if constexpr (std::is_enum_v<Value>) {
    return "expected " + any_of(names_of<Value>);
  } else {
    return "expected a number from " + std::to_string(field.low) + " to " + std::to_string(field.high);
  }
}

template <class Value>
std::string suggestion(std::string_view found) {
  if constexpr (std::is_enum_v<Value>) return did_you_mean(found, names_of<Value>);
  return {};
}

/// Calls visit(field, value) for the field with that key; says whether there is one.
template <class AnyRules, class Visit>
bool visit_field(AnyRules& rules, std::string_view key, Visit&& visit) {
  bool found = false;
  for_each_field(rules, [&](const Field& field, auto& value) {
    if (field.key != key) return;
    found = true;
    visit(field, value);
  });
  return found;
}

std::string_view leaf_of(std::string_view key) { return key.substr(key.rfind('.') + 1); }

}  // namespace

std::vector<FieldText> all_fields(const Rules& rules) {
  std::vector<FieldText> fields;
  for_each_field(rules, [&](const Field& field, auto value) {
    fields.push_back({.key = field.key, .numbers = field.numbers, .value = text_of(value)});
  });
  return fields;
}

Result<std::string> get_field(const Rules& rules, std::string_view key) {
  std::string text;
  if (!visit_field(rules, key, [&](const Field&, auto value) { text = text_of(value); })) return unknown_field(key);
  return text;
}

std::optional<Error> set_field(Rules& rules, std::string_view key, std::string_view value) {
  std::optional<Error> error;
  const bool found = visit_field(rules, key, [&](const Field& field, auto& held) {
    using Value = std::remove_reference_t<decltype(held)>;
    if (const std::optional<Value> read = value_of<Value>(field, value)) {
      held = *read;
      return;
    }
    error = Error{.where = std::string(key),
                  .message = expectation<Value>(field) + "; found " + in_quotes(value) + suggestion<Value>(value)};
  });
  return found ? error : unknown_field(key);
}

std::string field_expects(std::string_view key) {
  std::string text;
  const Rules rules;
  visit_field(rules, key, [&](const Field& field, auto held) { text = expectation<decltype(held)>(field); });
  return text;
}

ValueKind field_kind(std::string_view key) {
  ValueKind kind = ValueKind::number;
  const Rules rules;
  visit_field(rules, key, [&](const Field&, auto held) {
    using Value = decltype(held);
    kind = std::same_as<Value, bool> ? ValueKind::truth : std::is_enum_v<Value> ? ValueKind::text : ValueKind::number;
  });
  return kind;
}

Error unknown_field(std::string_view key) {
  std::vector<std::string_view> keys;
  std::vector<std::string_view> same_leaf;  // the right word in the wrong group
  const Rules rules;
  for_each_field(rules, [&](const Field& field, const auto&) {
    keys.push_back(field.key);
    if (leaf_of(field.key) == leaf_of(key)) same_leaf.push_back(field.key);
  });
  std::string message = "expected a field of the rules; found " + in_quotes(key);
  message += same_leaf.empty() ? did_you_mean(key, keys) : " (did you mean " + any_of(same_leaf) + "?)";
  return {.where = {}, .message = message};
}

std::vector<FieldDifference> diff(const Rules& a, const Rules& b) {
  const std::vector<FieldText> of_a = all_fields(a);
  const std::vector<FieldText> of_b = all_fields(b);
  std::vector<FieldDifference> differences;
  for (std::size_t k = 0; k < of_a.size(); ++k) {
    if (of_a[k].value == of_b[k].value) continue;
    differences.push_back({.key = of_a[k].key, .a = of_a[k].value, .b = of_b[k].value});
  }
  return differences;
}

std::string rules_hash(const Rules& rules) {
  std::uint64_t hash = 0xcbf2'9ce4'8422'2325U;
  const auto add = [&hash](std::string_view text) {
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x0000'0100'0000'01b3U;
  };
  for (const FieldText& field : all_fields(rules)) {
    add(field.key), add("="), add(field.value), add("\n");
  }
  std::string digits(16, '0');
  for (std::size_t k = 0; k < 16; ++k) digits[15 - k] = "0123456789abcdef"[(hash >> (4 * k)) & 15U];
  return digits;
}

}  // namespace salida

#include "notation/fields_text.hpp"

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <type_traits>

#include "notation/phrases.hpp"
#include "notation/reading.hpp"

namespace salida {

namespace {

constexpr std::array<std::string_view, 2> truths{"false", "true"};

template <class Value>
constexpr AnyField any_field(const Field& field) {
  if constexpr (std::same_as<Value, bool>) return {.field = field, .kind = ValueKind::truth, .words = truths};
  else if constexpr (std::is_enum_v<Value>) return {.field = field, .kind = ValueKind::text, .words = names_of<Value>};
  else return {.field = field};
}

constexpr std::size_t field_count = [] {
  std::size_t count = 0;
  const Rules rules;
  for_each_field(rules, [&](const Field&, auto) { ++count; });
  return count;
}();

constexpr std::array<AnyField, field_count> fields = [] {
  std::array<AnyField, field_count> all;
  std::size_t k = 0;
  const Rules rules;
  for_each_field(rules, [&](const Field& field, auto value) { all[k++] = any_field<decltype(value)>(field); });
  return all;
}();

/// The values of all fields, in their order.
std::array<std::uint8_t, field_count> values_of(const Rules& rules) {
  std::array<std::uint8_t, field_count> values{};
  std::size_t k = 0;
  for_each_field(rules, [&](const Field&, auto value) { values[k++] = static_cast<std::uint8_t>(value); });
  return values;
}

void set_value(Rules& rules, std::size_t number, std::uint8_t value) {
  std::size_t k = 0;
  for_each_field(rules, [&]<class Value>(const Field&, Value& held) {
    if (k++ == number) held = static_cast<Value>(value);
  });
}

std::size_t number_of(const AnyField& field) { return static_cast<std::size_t>(&field - fields.data()); }

std::string text_of(const AnyField& field, std::uint8_t value) {
  return field.kind == ValueKind::number ? std::to_string(value) : std::string(field.words[value]);
}

std::optional<std::uint8_t> value_of(const AnyField& field, std::string_view text) {
  if (field.kind == ValueKind::number) {
    const std::optional<int> number = number_in(text, field.field.low, field.field.high);
    return number ? std::optional(static_cast<std::uint8_t>(*number)) : std::nullopt;
  }
  const auto found = std::ranges::find(field.words, text);
  if (found == field.words.end()) return std::nullopt;
  return static_cast<std::uint8_t>(found - field.words.begin());
}

std::string expectation(const AnyField& field) {
  switch (field.kind) {
    case ValueKind::truth: return "expected true or false";
    case ValueKind::text: return "expected " + any_of(field.words);
    default:
      return "expected a number from " + std::to_string(field.field.low) + " to " + std::to_string(field.field.high);
  }
}

std::string_view leaf_of(std::string_view key) { return key.substr(key.rfind('.') + 1); }

}  // namespace

std::vector<FieldText> all_fields(const Rules& rules) {
  std::vector<FieldText> texts;
  const std::array values = values_of(rules);
  for (std::size_t k = 0; k < field_count; ++k) {
    const auto& [key, numbers, low, high] = fields[k].field;
    texts.push_back({.key = key, .numbers = numbers, .value = text_of(fields[k], values[k])});
  }
  return texts;
}

Result<std::string> get_field(const Rules& rules, std::string_view key) {
  const AnyField* const field = find_field(key);
  if (field == nullptr) return unknown_field(key);
  return text_of(*field, values_of(rules)[number_of(*field)]);
}

std::optional<Error> set_field(Rules& rules, std::string_view key, std::string_view value) {
  const AnyField* const field = find_field(key);
  if (field == nullptr) return unknown_field(key);
  if (const std::optional<std::uint8_t> read = value_of(*field, value)) {
    set_value(rules, number_of(*field), *read);
    return std::nullopt;
  }
  const std::string suggestion = field->kind == ValueKind::text ? did_you_mean(value, field->words) : "";
  return Error{.where = std::string(key), .message = expectation(*field) + "; found " + in_quotes(value) + suggestion};
}

const AnyField* find_field(std::string_view key) {
  const auto found = std::ranges::find_if(fields, [key](const AnyField& one) { return one.field.key == key; });
  return found == fields.end() ? nullptr : &*found;
}

ValueKind field_kind(std::string_view key) {
  const AnyField* const field = find_field(key);
  return field == nullptr ? ValueKind::number : field->kind;
}

std::string field_expects(std::string_view key) {
  const AnyField* const field = find_field(key);
  return field == nullptr ? std::string() : expectation(*field);
}

Error unknown_field(std::string_view key) {
  std::vector<std::string_view> keys;
  std::vector<std::string_view> same_leaf;  // the right word in the wrong group
  for (const AnyField& one : fields) {
    keys.push_back(one.field.key);
    if (leaf_of(one.field.key) == leaf_of(key)) same_leaf.push_back(one.field.key);
  }
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

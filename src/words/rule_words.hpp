// The rules in words: a question for each field, and an answer for each value it can have.
#pragma once

#include <string>
#include <string_view>
#include <type_traits>

#include "core/fields.hpp"
#include "notation/catalogue.hpp"
#include "words/language.hpp"

namespace salida {

/// "Rolls while every piece is in jail". Empty if there is no such field.
[[nodiscard]] std::string rule_question(Language language, const NamedRules& named, std::string_view key);

/// What a value means, given as it is written in a rules file: "five_or_sum", "true", "3". Empty if there are no words
/// for it.
[[nodiscard]] std::string rule_answer(Language language, const NamedRules& named, std::string_view key,
                                      std::string_view value);

/// The same for a value that for_each_field visits.
template <class Value>
[[nodiscard]] std::string rule_answer(Language language, const NamedRules& named, const Field& field, Value value) {
  if constexpr (std::is_same_v<Value, bool>) {
    return rule_answer(language, named, field.key, value ? "true" : "false");
  } else if constexpr (std::is_enum_v<Value>) {
    return rule_answer(language, named, field.key, name_of(value));
  } else {
    return rule_answer(language, named, field.key, std::to_string(value));
  }
}

}  // namespace salida

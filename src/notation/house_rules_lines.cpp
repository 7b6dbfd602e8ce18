#include "notation/house_rules_lines.hpp"

#include <algorithm>
#include <cstddef>

namespace salida {

namespace {

constexpr std::string_view no_line = "expected a heading as in [entry], a line as in tries = 3, or a comment";
constexpr std::string_view no_heading = "expected a heading as in [entry]";
constexpr std::string_view no_value = "expected a whole number, true, false, or text in quotation marks on one line";
constexpr std::string_view no_list = R"(expected a list as in ["red", "blue"])";

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || is_digit(c) || c == '_' || c == '-';
}

bool is_number(std::string_view word) {
  if (word.starts_with('-')) word.remove_prefix(1);
  return !word.empty() && word.size() <= 9 && std::ranges::all_of(word, is_digit);
}

}  // namespace

std::string_view HouseRulesLines::fault_of(std::string_view line) {
  rest_ = line;
  if (rest_.ends_with('\r')) rest_.remove_suffix(1);
  skip_blanks();
  if (in_list_) return list();
  if (at_end()) return {};
  return skip('[') ? heading() : assignment();
}

std::string_view HouseRulesLines::heading() {
  skip_blanks();
  return skip_name() && skip(']') && at_end() ? std::string_view() : no_heading;
}

std::string_view HouseRulesLines::assignment() {
  if (!skip_name() || !skip('=')) return no_line;
  skip_blanks();
  if (!skip('[')) return value();
  in_list_ = true;
  return list();
}

std::string_view HouseRulesLines::value() {
  if (skip_text()) return at_end() ? std::string_view() : no_value;
  const std::string_view word = skip_word();
  const bool is_value = word == "true" || word == "false" || is_number(word);
  return is_value && at_end() ? std::string_view() : no_value;
}

std::string_view HouseRulesLines::list() {
  while (!at_end()) {
    if (skip(']')) {
      in_list_ = false;
      return at_end() ? std::string_view() : no_list;
    }
    if (!skip_text()) return no_list;
    skip_blanks();
    if (!skip(',') && !at_end() && !rest_.starts_with(']')) return no_list;
  }
  return {};
}

void HouseRulesLines::skip_blanks() { rest_.remove_prefix(std::min(rest_.find_first_not_of(" \t"), rest_.size())); }

bool HouseRulesLines::skip(char c) {
  if (!rest_.starts_with(c)) return false;
  rest_.remove_prefix(1);
  return true;
}

std::string_view HouseRulesLines::skip_word() {
  const auto end = std::ranges::find_if_not(rest_, is_letter);
  const std::string_view word = rest_.substr(0, static_cast<std::size_t>(end - rest_.begin()));
  rest_.remove_prefix(word.size());
  return word;
}

/// A key with at most three parts, and the blanks behind it.
bool HouseRulesLines::skip_name() {
  for (int parts = 1; parts <= 3; ++parts) {
    if (skip_word().empty()) return false;
    if (!skip('.')) {
      skip_blanks();
      return true;
    }
  }
  return false;
}

bool HouseRulesLines::skip_text() {
  if (!rest_.starts_with('"') && !rest_.starts_with('\'')) return false;
  const char quote = rest_.front();
  for (std::size_t k = 1; k < rest_.size(); ++k) {
    if (rest_[k] == quote) {
      rest_.remove_prefix(k + 1);
      return true;
    }
    if (rest_[k] == '\\' && quote == '"') ++k;
  }
  return false;
}

bool HouseRulesLines::at_end() {
  skip_blanks();
  return rest_.empty() || rest_.starts_with('#');
}

}  // namespace salida

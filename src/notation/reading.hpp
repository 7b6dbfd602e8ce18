// Takes a line of text apart into words and numbers.
#pragma once

#include <charconv>
#include <cstddef>
#include <optional>
#include <string_view>
#include <system_error>
#include <vector>

namespace salida {

/// Returns the parts between separators, empty ones included: "a,,b" has three.
[[nodiscard]] inline std::vector<std::string_view> parts_of(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t end = text.find(separator);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

/// Returns the words of a line; blanks before, between and after them do not matter.
[[nodiscard]] inline std::vector<std::string_view> words_of(std::string_view line) {
  std::vector<std::string_view> words;
  constexpr std::string_view blanks = " \t\r\n";
  while (true) {
    const std::size_t begin = line.find_first_not_of(blanks);
    if (begin == std::string_view::npos) return words;
    line.remove_prefix(begin);
    const std::size_t end = line.find_first_of(blanks);
    words.push_back(line.substr(0, end));
    if (end == std::string_view::npos) return words;
    line.remove_prefix(end);
  }
}

/// Returns the number if the text is a whole number from `low` to `high` and nothing else.
[[nodiscard]] inline std::optional<int> number_in(std::string_view text, int low, int high) {
  int number = 0;
  const char* const end = text.data() + text.size();
  const auto [read, problem] = std::from_chars(text.data(), end, number);
  if (text.empty() || text.front() == '-' || problem != std::errc() || read != end) return std::nullopt;
  if (number < low || number > high) return std::nullopt;
  return number;
}

}  // namespace salida

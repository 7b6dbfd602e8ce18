#include "words/pattern.hpp"

#include <algorithm>
#include <cstddef>

namespace salida {

namespace {

void replace_all(std::string& text, std::string_view old_part, std::string_view new_part) {
  for (std::size_t at = text.find(old_part); at != std::string::npos; at = text.find(old_part, at + new_part.size())) {
    text.replace(at, old_part.size(), new_part);
  }
}

}  // namespace

std::string filled(std::string_view pattern, std::span<const Gap> gaps) {
  std::string text;
  while (true) {
    const std::size_t open = pattern.find('{');
    const std::size_t close = pattern.find('}', open);
    text += pattern.substr(0, open);
    if (open == std::string_view::npos || close == std::string_view::npos) break;
    const auto gap = std::ranges::find(gaps, pattern.substr(open + 1, close - open - 1), &Gap::name);
    if (gap != gaps.end()) text += gap->text;
    else text += pattern.substr(open, close - open + 1);
    pattern.remove_prefix(close + 1);
  }
  return text;
}

std::string capitalised(std::string text) {
  const bool small = !text.empty() && text.front() >= 'a' && text.front() <= 'z';
  if (small) text.front() = static_cast<char>(text.front() - 'a' + 'A');
  return text;
}

std::string contracted(std::string text) {
  replace_all(text, " a el ", " al ");
  replace_all(text, " de el ", " del ");
  return text;
}

std::string joined(std::span<const std::string> parts, std::string_view conjunction) {
  std::string text;
  for (std::size_t k = 0; k < parts.size(); ++k) {
    const bool last = k + 1 == parts.size();
    if (k > 0 && !last) text += ", ";
    if (k > 0 && last) text.append(" ").append(conjunction).append(" ");
    text += parts[k];
  }
  return text;
}

}  // namespace salida

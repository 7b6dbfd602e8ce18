#include "notation/phrases.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace salida {

namespace {

constexpr std::size_t longest_name = 32;  // a longer word is no slip of ours
constexpr std::size_t longest_quote = 48;

// Letters left out, put in, changed, or two neighbours swapped.
std::size_t slips(std::string_view a, std::string_view b) {
  std::array<std::array<std::size_t, longest_name + 1>, 3> rows{};
  for (std::size_t j = 0; j <= b.size(); ++j) rows[0][j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    const auto& above = rows[(i + 2) % 3];
    const auto& two_above = rows[(i + 1) % 3];
    auto& row = rows[i % 3];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + (a[i - 1] == b[j - 1] ? 0U : 1U)});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        row[j] = std::min(row[j], two_above[j - 2] + 1);
    }
  }
  return rows[a.size() % 3][b.size()];
}

bool continues_a_character(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

}  // namespace

std::string in_quotes(std::string_view found) {
  std::size_t length = std::min(found.size(), longest_quote);
  while (length > 0 && length < found.size() && continues_a_character(found[length])) --length;
  std::string text = "\"";
  for (const char c : found.substr(0, length)) text += static_cast<unsigned char>(c) < 0x20 || c == 0x7F ? '?' : c;
  if (length < found.size()) text += "...";
  return text + '"';
}

std::string any_of(std::span<const std::string_view> names) {
  std::string text;
  for (std::size_t k = 0; k < names.size(); ++k) {
    if (k > 0) text += k + 1 == names.size() ? " or " : ", ";
    text += names[k];
  }
  return text;
}

std::string_view nearest(std::string_view found, std::span<const std::string_view> names) {
  if (found.empty() || found.size() > longest_name) return {};
  std::string_view best;
  std::size_t fewest = std::max<std::size_t>(1, found.size() / 3) + 1;  // one slip in three letters, no more
  for (const std::string_view name : names) {
    if (name.size() > longest_name) continue;
    const std::size_t count = slips(found, name);
    if (count < fewest) {
      fewest = count;
      best = name;
    }
  }
  return best;
}

std::string did_you_mean(std::string_view found, std::span<const std::string_view> names) {
  const std::string_view name = nearest(found, names);
  return name.empty() ? std::string() : " (did you mean " + std::string(name) + "?)";
}

}  // namespace salida

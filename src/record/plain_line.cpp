#include "record/plain_line.hpp"

#include <algorithm>
#include <cstdint>

namespace salida {
namespace {

/// How many bytes the letter takes that begins with this one; 0 where none does.
std::size_t letter_size(std::uint8_t first) {
  if (first < 0x80) return 1;
  if (first >= 0xC2 && first < 0xE0) return 2;
  if (first >= 0xE0 && first < 0xF0) return 3;
  if (first >= 0xF0 && first < 0xF5) return 4;
  return 0;
}

/// Three and four bytes could spell letters that two or three do, halves of pairs, and more than there is: those are
/// not UTF-8.
bool is_spelled_right(std::uint8_t first, std::uint8_t second) {
  switch (first) {
    case 0xE0: return second >= 0xA0;
    case 0xED: return second < 0xA0;
    case 0xF0: return second >= 0x90;
    case 0xF4: return second < 0x90;
    default: return true;
  }
}

}  // namespace

bool is_plain_line(std::string_view text, std::size_t most) {
  if (text.size() > most) return false;
  while (!text.empty()) {
    const auto first = static_cast<std::uint8_t>(text.front());
    const std::size_t size = letter_size(first);
    if (size == 0 || size > text.size() || first < 0x20 || first == 0x7F) return false;
    const auto goes_on = [](char c) { return (static_cast<std::uint8_t>(c) & 0xC0U) == 0x80U; };
    if (!std::ranges::all_of(text.substr(1, size - 1), goes_on)) return false;
    if (size > 1 && !is_spelled_right(first, static_cast<std::uint8_t>(text[1]))) return false;
    if (first == 0xC2 && static_cast<std::uint8_t>(text[1]) < 0xA0) return false;  // control characters too
    text.remove_prefix(size);
  }
  return true;
}

}  // namespace salida

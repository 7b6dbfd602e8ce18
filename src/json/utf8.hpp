// Which bytes are UTF-8 text.
#pragma once

#include <cstddef>
#include <string_view>

namespace salida {

/// How many bytes the first character of a text has that is not empty; 0 if those bytes are not UTF-8.
[[nodiscard]] constexpr std::size_t utf8_length(std::string_view text) {
  const auto byte = [text](std::size_t k) { return k < text.size() ? static_cast<unsigned char>(text[k]) : 0U; };
  const auto follows = [&byte](std::size_t k) { return (byte(k) & 0xC0U) == 0x80U; };
  const unsigned first = byte(0);
  if (first < 0x80) return 1;
  if (first < 0xC2 || first > 0xF4 || !follows(1)) return 0;
  if (first < 0xE0) return 2;
  const unsigned second = byte(1);
  // No longer than needed, none of the halves of UTF-16, nothing above U+10FFFF.
  if ((first == 0xE0 && second < 0xA0) || (first == 0xED && second > 0x9F)) return 0;
  if ((first == 0xF0 && second < 0x90) || (first == 0xF4 && second > 0x8F)) return 0;
  if (!follows(2)) return 0;
  if (first < 0xF0) return 3;
  return follows(3) ? 4 : 0;
}

}  // namespace salida

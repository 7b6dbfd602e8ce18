// Seeds and digests as people pass them on: 64 hexadecimal digits, in lower case, so that one value has one text.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace salida {

[[nodiscard]] constexpr std::array<char, 64> to_hex(const std::array<std::uint8_t, 32>& bytes) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::array<char, 64> text{};
  for (std::size_t k = 0; k < bytes.size(); ++k) {
    text[2 * k] = digits[bytes[k] / 16];
    text[2 * k + 1] = digits[bytes[k] % 16];
  }
  return text;
}

[[nodiscard]] constexpr std::optional<std::array<std::uint8_t, 32>> from_hex(std::string_view text) {
  constexpr auto value = [](char digit) {
    if (digit >= '0' && digit <= '9') return digit - '0';
    if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
    return -1;
  };
  std::array<std::uint8_t, 32> bytes{};
  if (text.size() != 2 * bytes.size()) return std::nullopt;
  for (std::size_t k = 0; k < bytes.size(); ++k) {
    const int high = value(text[2 * k]);
    const int low = value(text[2 * k + 1]);
    if (high < 0 || low < 0) return std::nullopt;
    bytes[k] = static_cast<std::uint8_t>(16 * high + low);
  }
  return bytes;
}

}  // namespace salida

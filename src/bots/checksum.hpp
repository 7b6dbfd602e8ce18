// A checksum that tells whether the bytes of a file are the ones that were written.
#pragma once

#include <cstdint>
#include <string_view>

namespace salida {

/// FNV-1a.
[[nodiscard]] constexpr std::uint64_t checksum_of(std::string_view bytes) {
  std::uint64_t sum = 0xCBF2'9CE4'8422'2325U;
  for (const char c : bytes) sum = (sum ^ static_cast<unsigned char>(c)) * 0x0000'0100'0000'01B3U;
  return sum;
}

}  // namespace salida

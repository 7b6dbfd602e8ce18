// Writes and reads whole numbers in the program's own files, the low byte first.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace salida {

inline void put_number(std::string& bytes, std::uint64_t number, unsigned size) {
  for (unsigned k = 0; k < size; ++k) bytes += static_cast<char>((number >> (8U * k)) & 255U);
}

/// Removes a number from the beginning of the bytes, of which there must be enough.
[[nodiscard]] inline std::uint64_t take_number(std::string_view& bytes, unsigned size) {
  std::uint64_t number = 0;
  for (unsigned k = 0; k < size; ++k) number |= std::uint64_t{static_cast<unsigned char>(bytes[k])} << (8U * k);
  bytes.remove_prefix(size);
  return number;
}

}  // namespace salida

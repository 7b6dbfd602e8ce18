#include "json.hpp"

#include <cmath>

namespace salida::wasm {

Json json_of(std::string_view text) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string written = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      written += '\\';
      written += c;
    } else if (byte < 0x20) {
      written += "\\u00";
      written += digits[byte / 16];
      written += digits[byte % 16];
    } else {
      written += c;
    }
  }
  return {written + '"'};
}

Json json_of(double number) {
  constexpr std::uint64_t scale = 1'000'000;
  constexpr double most = 1e12;
  if (!std::isfinite(number) || std::abs(number) > most) return {};
  const auto millionths = static_cast<std::uint64_t>(std::llround(std::abs(number) * scale));
  std::string text = (number < 0 && millionths != 0 ? "-" : "") + std::to_string(millionths / scale);
  std::string decimals = std::to_string(millionths % scale + scale).substr(1);  // with the zeros before it
  decimals.erase(decimals.find_last_not_of('0') + 1);
  if (!decimals.empty()) text += "." + decimals;
  return {std::move(text)};
}

}  // namespace salida::wasm

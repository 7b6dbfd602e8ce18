#include "table/typed_dice.hpp"

#include <cstdint>
#include <string>

namespace salida {

std::optional<Roll> typed_dice(std::string_view text, int dice) {
  std::string faces;
  for (const char c : text) {
    if (c >= '1' && c <= '6') faces += c;
    else if (c != '-' && c != ' ') return std::nullopt;
  }
  if (static_cast<int>(faces.size()) != dice) return std::nullopt;
  const auto face = [&faces](std::size_t k) { return static_cast<std::uint8_t>(faces[k] - '0'); };
  return Roll{.first = face(0), .second = dice == 1 ? std::uint8_t{0} : face(1)};
}

}  // namespace salida

// M10: whether players point out what others missed.
#pragma once

#include <cstdint>

namespace salida {

enum class Calling : std::uint8_t { always, by_chance, never };
inline constexpr int callings = static_cast<int>(Calling::never) + 1;

/// How likely a miss is called, as players reckon with it.
[[nodiscard]] constexpr double chance_of(Calling calling) {
  return calling == Calling::always ? 1.0 : calling == Calling::by_chance ? 0.5 : 0.0;
}

}  // namespace salida

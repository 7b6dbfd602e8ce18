// How readily players call a missed capture (M10).
#pragma once

#include <cstdint>

#include "core/names.hpp"

namespace salida {

enum class Calling : std::uint8_t { always, by_chance, never };
template <>
inline constexpr auto names_of<Calling> =
    named<Calling>({{Calling::always, "always"}, {Calling::by_chance, "chance"}, {Calling::never, "never"}});
inline constexpr int callings = static_cast<int>(names_of<Calling>.size());

/// The chance that a miss is called, as players expect it.
[[nodiscard]] constexpr double chance_of(Calling calling) {
  return calling == Calling::always ? 1.0 : calling == Calling::by_chance ? 0.5 : 0.0;
}

}  // namespace salida

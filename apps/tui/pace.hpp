// How fast bots play.
#pragma once

#include <cstdint>
#include <string_view>

#include "words/language.hpp"

namespace salida {

enum class Pace : std::uint8_t { slow, normal, fast, none };
inline constexpr int paces = static_cast<int>(Pace::none) + 1;
[[nodiscard]] std::string_view pace_words(Language language, Pace pace);

}  // namespace salida

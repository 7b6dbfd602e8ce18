// How fast bots play.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/names.hpp"
#include "words/language.hpp"

namespace salida {

enum class Pace : std::uint8_t { slow, normal, fast, none };
template <>
inline constexpr auto names_of<Pace> =
    named<Pace>({{Pace::slow, "slow"}, {Pace::normal, "normal"}, {Pace::fast, "fast"}, {Pace::none, "none"}});
inline constexpr int paces = static_cast<int>(names_of<Pace>.size());
[[nodiscard]] std::string_view pace_words(Language language, Pace pace);

}  // namespace salida

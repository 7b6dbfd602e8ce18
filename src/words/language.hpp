// The two languages that everything is told in.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/names.hpp"

namespace salida {

enum class Language : std::uint8_t { english, spanish };
template <>
inline constexpr auto names_of<Language> = named<Language>({{Language::english, "en"}, {Language::spanish, "es"}});

/// From the text of LC_ALL, LC_MESSAGES or LANG, whichever the caller found first: "es", "es_CO.UTF-8", "es-419" are
/// Spanish; anything else, null included, is English.
[[nodiscard]] constexpr Language language_from_environment(const char* lang) {
  const std::string_view text = lang == nullptr ? std::string_view{} : std::string_view{lang};
  const std::string_view name = text.substr(0, text.find_first_of("_-.@:"));
  return name == "es" || name == "ES" ? Language::spanish : Language::english;
}

}  // namespace salida

// What people are told about the bots: what each level plays like, and when one has to do without its network.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "notation/catalogue.hpp"
#include "words/language.hpp"

namespace salida {

/// From level 1 to level 5: docs/bots.md says what they are made of.
[[nodiscard]] const std::array<Bilingual, 5>& level_words();

/// That no network was trained for the rules at hand, and an expert stands in. `bot` is a bot's name or a level.
[[nodiscard]] std::string no_network_words(Language language, std::string_view bot);

}  // namespace salida

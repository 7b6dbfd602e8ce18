// What people are told about bots: how each level plays, and that an expert stands in for a missing network.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "notation/catalogue.hpp"
#include "words/language.hpp"

namespace salida {

/// How levels 1 to 5 play; docs/bots.md says what each is made of.
[[nodiscard]] const std::array<Bilingual, 5>& level_words();

/// Says that no network was trained for these rules and an expert stands in. `bot` is a bot's name or a level.
[[nodiscard]] std::string no_network_words(Language language, std::string_view bot);

}  // namespace salida

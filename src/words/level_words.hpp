// What each level of the bots plays like, for whoever chooses one.
#pragma once

#include <array>

#include "notation/catalogue.hpp"

namespace salida {

/// From level 1 to level 5: docs/bots.md says what they are made of.
[[nodiscard]] const std::array<Bilingual, 5>& level_words();

}  // namespace salida

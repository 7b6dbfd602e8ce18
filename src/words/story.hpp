// Tells what happened in a sentence: "Red rolls 5-3." "Ficha de 17 a 25, come a Verde."
#pragma once

#include <string>

#include "notation/catalogue.hpp"
#include "words/events.hpp"
#include "words/language.hpp"

namespace salida {

[[nodiscard]] std::string tell(Language language, const NamedRules& named, const Event& event);

/// "5-3", "5 y 3", "6".
[[nodiscard]] std::string roll_words(Language language, Roll roll);

}  // namespace salida

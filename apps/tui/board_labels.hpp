// The labels on a board of these rules: each seat's name, letter and colour, and the words of its tradition.
#pragma once

#include <vector>

#include "notation/catalogue.hpp"
#include "view/board_text.hpp"
#include "view/seat_marks.hpp"
#include "words/language.hpp"

namespace salida {

/// Names each seat after its colour in the catalogue.
[[nodiscard]] std::vector<SeatMark> marks_of(const NamedRules& named, Language language);

[[nodiscard]] BoardWords board_words_of(const NamedRules& named, Language language);

}  // namespace salida

// Why one play is better than another, in sentences: each says what was counted after both.
#pragma once

#include <string>
#include <vector>

#include "advice/merits.hpp"
#include "notation/catalogue.hpp"
#include "words/language.hpp"

namespace salida {

/// What speaks for a play against the next best one, then what speaks against it ("But ..."). Nothing where they are
/// alike in all that is counted.
[[nodiscard]] std::vector<std::string> merit_words(Language language, const NamedRules& named, const Merits& best,
                                                   const Merits& next);

}  // namespace salida

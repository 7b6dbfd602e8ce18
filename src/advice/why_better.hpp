// Why one play is better than another, in sentences: each says what was counted after both.
#pragma once

#include <string>
#include <vector>

#include "advice/play_effects.hpp"
#include "notation/catalogue.hpp"
#include "words/language.hpp"

namespace salida {

/// Returns what speaks for a play against the next best one, then what speaks against it ("But ..."). Empty if they are
/// alike in all that is counted.
[[nodiscard]] std::vector<std::string> why_better(Language language, const NamedRules& named, const PlayEffects& best,
                                                  const PlayEffects& next);

}  // namespace salida

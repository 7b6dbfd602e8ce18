// What happened and what is awaited, as a screen says it.
#pragma once

#include <string>
#include <vector>

#include "core/position.hpp"
#include "notation/catalogue.hpp"
#include "words/events.hpp"
#include "words/language.hpp"

namespace salida {

/// "Red is to roll two dice.", "Red has 3 and a reward of 20 to play.": the one sentence that a line has room for.
[[nodiscard]] std::string awaited_words(Language language, const NamedRules& named, const Position& position);

/// The sentences of what happened, but for who is next, where the layout shows it.
[[nodiscard]] std::string told(Language language, const NamedRules& named, const std::vector<Event>& events);

/// Whether the layout shows it: whose turn it is, and that it goes on.
[[nodiscard]] constexpr bool goes_without_saying(EventKind kind) {
  return kind == EventKind::turn_passes || kind == EventKind::rolls_again;
}

}  // namespace salida

// What a position asks for, in words: "Blue rolls", "Red has yet to play 3 and a reward of 20".
#pragma once

#include <string>
#include <vector>

#include "core/position.hpp"
#include "notation/catalogue.hpp"
#include "words/events.hpp"
#include "words/language.hpp"

namespace salida {

/// Whose turn it is, and what is owed.
[[nodiscard]] std::string awaited_words(Language language, const NamedRules& named, const Position& position);

/// The sentences of what happened, but for who is next, where the layout shows it.
[[nodiscard]] std::string told(Language language, const NamedRules& named, const std::vector<Event>& events);

/// Whether the layout shows it: whose turn it is, and that it goes on.
[[nodiscard]] constexpr bool goes_without_saying(EventKind kind) {
  return kind == EventKind::turn_passes || kind == EventKind::rolls_again;
}

}  // namespace salida

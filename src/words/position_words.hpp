// What happened and what is awaited, in the short form that a screen has room for.
#pragma once

#include <string>
#include <vector>

#include "core/position.hpp"
#include "notation/catalogue.hpp"
#include "words/events.hpp"
#include "words/language.hpp"

namespace salida {

/// One sentence: "Red is to roll two dice.", "Red has 3 and a reward of 20 to play."
[[nodiscard]] std::string awaited_words(Language language, const NamedRules& named, const Position& position);

/// The sentences that tell the events, without what the layout shows anyway.
[[nodiscard]] std::string told(Language language, const NamedRules& named, const std::vector<Event>& events);

/// Whether the layout shows it anyway: whose turn it is, and that the same seat rolls again.
[[nodiscard]] constexpr bool goes_without_saying(EventKind kind) {
  return kind == EventKind::turn_passes || kind == EventKind::rolls_again;
}

}  // namespace salida

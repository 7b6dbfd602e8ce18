// The actions that people choose from: each as a short text and as a sentence that says what it would do.
#pragma once

#include <string>
#include <vector>

#include "core/position.hpp"
#include "notation/catalogue.hpp"
#include "words/language.hpp"

namespace salida {

struct Choice {
  Action action{};
  std::string text;  // "13-18x [5]": the move, and the dice or the reward it takes
  std::string told;  // "Piece from 13 to 18, captures Green."
};

/// The legal actions of phases `play` and `atone`, without words. Of two that come to the same, only the first.
[[nodiscard]] std::vector<Action> different_actions(const Rules& rules, const Position& position);

/// The same with words.
[[nodiscard]] std::vector<Choice> choices_in(Language language, const NamedRules& named, const Position& position);

/// B5: whether both actions would come to the same, because the pieces of a seat on one square are alike.
[[nodiscard]] bool come_to_the_same(const Position& position, Action first, Action second);

}  // namespace salida

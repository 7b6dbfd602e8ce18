// What somebody can do now, as it is offered to people: a few letters, and a sentence that says what it would do.
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

/// What can be done in phases `play` and `atone`, without the words; of two that come to the same the first.
[[nodiscard]] std::vector<Action> different_actions(const Rules& rules, const Position& position);

/// Of phases `play` and `atone`; two that come to the same are one.
[[nodiscard]] std::vector<Choice> choices_in(Language language, const NamedRules& named, const Position& position);

/// B5: whether the second would come to the same as the first.
[[nodiscard]] bool come_to_the_same(const Position& position, Action first, Action second);

}  // namespace salida

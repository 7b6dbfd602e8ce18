// Tells people why something is not legal: the rule's number and a sentence in the words of the tradition.
#pragma once

#include <string>
#include <string_view>

#include "core/position.hpp"
#include "notation/catalogue.hpp"
#include "words/language.hpp"

namespace salida {

struct WhyNot {
  std::string rule;   // "P12": a rule of the rule set, or of the one that house rules are based on; empty if the text
                      // means nothing in any game
  std::string field;  // "crowd.blockades"; empty if no field holds the rule
  std::string sentence;  // "A blockade of Blue on 27 stands in the way."
};

/// Why parse_action refuses `text`, which was written as an action or as the call of a missed capture.
[[nodiscard]] WhyNot why_not(Language language, const NamedRules& named, const Position& position,
                             std::string_view text);

/// The same for the first action after a roll, given the position before the roll. That roll may be one that is not
/// played at all, or one by which no piece can move.
[[nodiscard]] WhyNot why_not(Language language, const NamedRules& named, const Position& awaiting, Roll roll,
                             std::string_view text);

/// Why `roll` cannot be thrown now: it has the wrong number of dice, or no roll is awaited.
[[nodiscard]] WhyNot why_not(Language language, const NamedRules& named, const Position& position, Roll roll);

/// Why the play cannot end here: somebody still has to act (phases `play` and `atone`).
[[nodiscard]] WhyNot why_not_over(Language language, const NamedRules& named, const Position& position);

}  // namespace salida

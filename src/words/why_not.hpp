// Why something is not legal, for people: the rule's number and a sentence, in the words of the tradition.
#pragma once

#include <string>
#include <string_view>

#include "core/position.hpp"
#include "notation/catalogue.hpp"
#include "words/language.hpp"

namespace salida {

struct WhyNot {
  std::string rule;      // "P12": of the rule set, or of that which house rules depart from, where it has one for this;
                         // empty where what was written means nothing in any game
  std::string field;     // "crowd.blockades"; empty where no field holds it
  std::string sentence;  // "A blockade of Blue on 27 stands in the way."
};

/// `text` was written as an action, or as the call of a missed capture, and parse_action refuses it.
[[nodiscard]] WhyNot why_not(Language language, const NamedRules& named, const Position& position,
                             std::string_view text);

/// The same for the first action after a roll, from the position that awaited it: the roll may not be played at all, or
/// nobody may be able to move by it.
[[nodiscard]] WhyNot why_not(Language language, const NamedRules& named, const Position& awaiting, Roll roll,
                             std::string_view text);

/// `roll` was thrown, and is not what is awaited: another number of dice, or no roll.
[[nodiscard]] WhyNot why_not(Language language, const NamedRules& named, const Position& position, Roll roll);

/// The play ended, and somebody still has to act: phases `play` and `atone`.
[[nodiscard]] WhyNot why_not_over(Language language, const NamedRules& named, const Position& position);

}  // namespace salida

#include "words/choices.hpp"

#include <algorithm>

#include "core/hand.hpp"
#include "core/play.hpp"
#include "notation/play_text.hpp"
#include "words/position_words.hpp"

namespace salida {
namespace {

/// What the action takes of what is owed: "[5]", "[5+3]", "[20]".
[[nodiscard]] std::string price_of(const Position& position, Action action) {
  switch (action.kind) {
    case ActionKind::walk:
    case ActionKind::reward: return " [" + std::to_string(action.pips) + "]";
    case ActionKind::jump:
      return " [" + std::to_string(position.dice[0]) + "+" + std::to_string(position.dice[1]) + "]";
    default: return {};
  }
}

/// B5: two pieces on one square are alike, but for what the rest of the roll knows of each.
[[nodiscard]] bool are_alike(const Position& position, Seat seat, unsigned one, unsigned other) {
  const auto same_bit = [=](unsigned marks) { return ((marks >> one) & 1U) == ((marks >> other) & 1U); };
  const bool is_offender = position.offender == seat;
  return position.pieces[seat][one] == position.pieces[seat][other] && same_bit(position.walked) &&
         same_bit(position.openers) && same_bit(position.capturers) && (!is_offender || same_bit(position.guilty)) &&
         age_of(position.stood[seat], one) == age_of(position.stood[seat], other);
}

}  // namespace

bool come_to_the_same(const Position& position, Action first, Action second) {
  return first.kind == second.kind && first.pips == second.pips && first.to == second.to &&
         are_alike(position, to_act(position), first.piece, second.piece);
}

std::vector<Action> different_actions(const Rules& rules, const Position& position) {
  std::vector<Action> different;
  for (const Action& action : legal_actions(rules, position)) {
    const auto is_same = [&](const Action& one) { return come_to_the_same(position, one, action); };
    if (std::ranges::none_of(different, is_same)) different.push_back(action);
  }
  return different;
}

std::vector<Choice> choices_in(Language language, const NamedRules& named, const Position& position) {
  const Rules& rules = named.rules;
  std::vector<Choice> choices;
  for (const Action& action : different_actions(rules, position)) {
    const Position result = after(rules, position, action);
    Choice choice{.action = action,
                  .text = to_text(rules, position, action) + price_of(position, action),
                  .told = told(language, named, events_of(rules, position, action, result))};
    if (action.kind == ActionKind::stop) choice.text = language == Language::spanish ? "plantarse" : "stop";
    choices.push_back(std::move(choice));
  }
  return choices;
}

}  // namespace salida

#include "tui/play_choices.hpp"

#include <algorithm>

#include "core/play.hpp"
#include "notation/move_text.hpp"
#include "notation/play_text.hpp"
#include "tui/position_words.hpp"
#include "view/board_layout.hpp"

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

[[nodiscard]] bool has_squares(Action action) {
  return action.kind != ActionKind::stop && action.kind != ActionKind::call;
}

}  // namespace

std::vector<BoardMark> marks_of_move(const Rules& rules, const Position& before, Action action) {
  if (!has_squares(action)) return {};
  const BoardLayout layout(rules);
  const Seat seat = to_act(before);
  const Place from = begin_of(before.pieces[seat], action);
  const Place to = action.kind == ActionKind::enter ? start_place : end_of(action);
  return {{.square = layout.index_at(seat, from), .kind = BoardMarkKind::moved},
          {.square = layout.index_at(seat, to), .kind = BoardMarkKind::moved}};
}

std::vector<PlayChoice> choices_in(Language language, const NamedRules& named, const Position& position) {
  const Rules& rules = named.rules;
  std::vector<PlayChoice> choices;
  std::vector<Position> results;
  for (const Action& action : legal_actions(rules, position)) {
    const Position result = after(rules, position, action);
    if (std::ranges::find(results, result) != results.end()) continue;
    results.push_back(result);
    PlayChoice choice{.action = action,
                      .text = to_text(rules, position, action) + price_of(position, action),
                      .told = told(language, named, events_of(rules, position, action, result)),
                      .marks = marks_of_move(rules, position, action)};
    if (choice.marks.size() == 2) {
      choice.marks[0].kind = BoardMarkKind::chosen;
      choice.marks[1].kind = BoardMarkKind::landing;
    }
    if (action.kind == ActionKind::stop) choice.text = language == Language::spanish ? "plantarse" : "stop";
    choices.push_back(std::move(choice));
  }
  return choices;
}

}  // namespace salida

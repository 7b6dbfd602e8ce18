#include "tui/play_choices.hpp"

#include <utility>

#include "view/move_squares.hpp"

namespace salida {
namespace {

[[nodiscard]] std::vector<BoardMark> marked(const std::optional<MoveSquares>& squares, BoardMarkKind from,
                                            BoardMarkKind to) {
  if (!squares) return {};
  return {{.square = squares->from, .kind = from}, {.square = squares->to, .kind = to}};
}

}  // namespace

std::vector<BoardMark> marks_of_move(const Rules& rules, const Position& before, Action action) {
  return marked(squares_of_move(BoardLayout(rules), before, action), BoardMarkKind::moved, BoardMarkKind::moved);
}

std::vector<PlayChoice> play_choices(Language language, const NamedRules& named, const Position& position) {
  const BoardLayout layout(named.rules);
  std::vector<PlayChoice> choices;
  for (Choice& choice : choices_in(language, named, position)) {
    std::vector<BoardMark> marks =
        marked(squares_of_move(layout, position, choice.action), BoardMarkKind::chosen, BoardMarkKind::landing);
    choices.push_back({std::move(choice), std::move(marks)});
  }
  return choices;
}

}  // namespace salida

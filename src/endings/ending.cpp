#include "endings/ending.hpp"

#include <string>

#include "bots/checksum.hpp"
#include "core/fields.hpp"

namespace salida {

Unsolvable why_not_solved(const Rules& rules, const Ending& ending) {
  if (rules.crowd.blockade_turns != 0) return {"crowd.blockade_turns", "expected 0: tables know no age of a blockade"};
  if (ending.pieces < 1 || ending.pieces > rules.board.pieces)
    return {"pieces", "expected at least 1, and no more than the rules have"};
  if (ending.kind == EndingKind::board) {
    if (ending.players != 2) return {"players", "expected 2 on the whole board"};
    if (ending.pieces > 2) return {"pieces", "expected 1 or 2 on the whole board"};
    if (ending.apart < 1 || 2 * ending.apart > rules.board.arms)
      return {"apart", "expected at least 1, and no more than half the arms of the board"};
    return {};
  }
  if (rules.repeat.penalty == Penalty::farthest_to_nest)
    return {"ending", "expected board: these rules send a piece back out of its column"};
  if (rules.capture.calling)
    return {"ending", "expected board: by these rules a piece may be called out of its column"};
  if (rules.goal.overshoot == Overshoot::bounces)
    return {"ending", "expected board: these rules bounce a piece back out of its column"};
  if (ending.apart != 0) return {"apart", "expected none: seats do not meet in their columns"};
  if (ending.players < 2 || ending.players > 4 || ending.players > rules.board.arms)
    return {"players", "expected 2 to 4"};
  if (ending.players == 3 && ending.pieces > 3) return {"pieces", "expected 1 to 3 for three players"};
  if (ending.players == 4 && ending.pieces > 2) return {"pieces", "expected 1 or 2 for four players"};
  return {};
}

std::uint64_t ending_rules_hash(const Rules& rules) {
  std::string text;
  for_each_field(rules, [&text](const Field& field, const auto& value) {
    if (field.key == "goal.until" || field.key == "board.first" || field.key == "board.outside") return;
    text += field.key;
    text += static_cast<char>(value);
  });
  return checksum_of(text);
}

}  // namespace salida

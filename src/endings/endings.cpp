#include "endings/endings.hpp"

#include <algorithm>
#include <utility>

#include "core/hand.hpp"
#include "core/questions.hpp"
#include "core/source.hpp"

namespace salida {

void Endings::add(EndingTable table) {
  const Ending& ending = table.space().ending();
  if (ending.kind == EndingKind::board) most_on_board_ = std::max<unsigned>(most_on_board_, ending.pieces);
  tables_.push_back(std::move(table));
}

/// Most positions of a game are no endings: a look at one hand tells. It is sorted while a roll is awaited.
bool Endings::may_be_ending(const Hand& mover) const {
  const auto home = static_cast<unsigned>(std::popcount(pieces_at(mover, board_.goal())));
  return home + most_on_board_ >= max_pieces || mover[0] > board_.door();
}

std::optional<ExactChances> Endings::chances(const Position& position) const {
  if (position.phase == Phase::over) return chances_at_the_end(position);
  if (position.phase != Phase::roll || !may_be_ending(position.pieces[position.turn])) return std::nullopt;
  if (may_call(rules_, position, position.turn)) return chances_after_miss(position);
  for (const EndingTable& table : tables_) {
    const std::optional<std::uint64_t> number = table.space().find(position);
    if (!number) continue;
    const RaceChances race = table.chances(*number);
    ExactChances chances{.error = table.error()};
    unsigned racing = 0;
    for (unsigned k = 0; k < rules_.board.arms; ++k) {
      const unsigned seat = seat_after(position.turn, k, rules_.board.arms);
      if (!is_racing(rules_, position, seat)) continue;
      chances.of[seat] = race.of[racing++];
    }
    return chances;
  }
  return std::nullopt;
}

/// Who has won has it all.
ExactChances Endings::chances_at_the_end(const Position& position) const {
  ExactChances chances;
  for (unsigned seat = 0; seat < max_seats; ++seat) chances.of[seat] = has_won(rules_, position, seat) ? 1 : 0;
  return chances;
}

/// M10: the turn has passed, and the seat to move calls where that is better for it.
std::optional<ExactChances> Endings::chances_after_miss(const Position& position) const {
  Position unnoticed = position;
  unnoticed.guilty = 0;
  unnoticed.offender = 0;
  const std::optional<ExactChances> forgotten = chances(unnoticed);
  Position called = position;
  called.phase = Phase::atone;
  std::optional<ExactChances> atoned;
  for (const Action& action : legal_actions(rules_, called)) {
    const std::optional<ExactChances> next = chances(canonical(rules_, after(rules_, called, action)));
    if (!next) return std::nullopt;
    if (!atoned || next->of[position.offender] > atoned->of[position.offender]) atoned = next;
  }
  if (!forgotten || !atoned) return std::nullopt;
  return atoned->of[position.offender] < forgotten->of[position.offender] ? atoned : forgotten;
}

}  // namespace salida

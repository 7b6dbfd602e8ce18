#include "game_summary.hpp"

#include <algorithm>

#include <fmt/core.h>

#include "words/vocabulary.hpp"

namespace salida::cli {
namespace {

/// 1 for the first who came home; 0 for a seat that did not.
[[nodiscard]] unsigned place_of(const Position& end, Seat seat) {
  for (unsigned k = 0; k < max_seats; ++k) {
    if (((end.finished >> (4U * k)) & 15U) == seat + 1U) return k + 1;
  }
  return 0;
}

/// Pieces that the rules do without stand in the goal from the beginning.
[[nodiscard]] long pieces_home(const Rules& rules, const Position& end, Seat seat) {
  const Board board{.arms = rules.board.arms};
  return std::ranges::count(end.pieces[seat], board.goal()) - (max_pieces - rules.board.pieces);
}

}  // namespace

void GameSummary::note(const Event& event) {
  Count& mover = seats_[event.seat];
  if (event.kind == EventKind::rolled) {
    ++mover.rolls;
    if (event.seat != roller_) ++mover.turns;
    roller_ = event.seat;
  }
  if (event.kind == EventKind::entered) mover.exits += event.count;
  for (Seat seat = 0; seat < max_seats; ++seat) {
    mover.captures += event.captured[seat];
    seats_[seat].captured += event.captured[seat];
  }
}

std::vector<std::string> GameSummary::lines(Language language, const NamedRules& named, const Position& end) const {
  constexpr auto row = "{:<10} {:>8} {:>8} {:>8} {:>8} {:>9} {:>9} {:>8}";
  std::vector<std::string> table;
  table.push_back(
      language == Language::spanish
          ? fmt::format(row, "", "puesto", "llegadas", "turnos", "tiradas", "capturas", "perdidas", "salidas")
          : fmt::format(row, "", "place", "home", "turns", "rolls", "captures", "captured", "exits"));
  for (Seat seat = 0; seat < named.rules.board.arms; ++seat) {
    if (((end.playing >> seat) & 1U) == 0) continue;
    const Count& count = seats_[seat];
    const unsigned place = place_of(end, seat);
    table.push_back(fmt::format(row, seat_words(language, named, seat), place == 0 ? "-" : std::to_string(place),
                                fmt::format("{}/{}", pieces_home(named.rules, end, seat), named.rules.board.pieces),
                                count.turns, count.rolls, count.captures, count.captured, count.exits));
  }
  return table;
}

}  // namespace salida::cli

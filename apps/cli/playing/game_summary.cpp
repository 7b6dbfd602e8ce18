#include "cli/playing/game_summary.hpp"

#include <fmt/core.h>

#include "core/questions.hpp"
#include "words/vocabulary.hpp"

namespace salida::cli {

std::vector<std::string> summary_lines(Language language, const NamedRules& named, const GameTally& tally,
                                       const Position& end) {
  constexpr auto row = "{:<10} {:>8} {:>8} {:>8} {:>8} {:>9} {:>9} {:>8}";
  std::vector<std::string> table;
  table.push_back(
      language == Language::spanish
          ? fmt::format(row, "", "puesto", "llegadas", "turnos", "tiradas", "capturas", "perdidas", "salidas")
          : fmt::format(row, "", "place", "home", "turns", "rolls", "captures", "captured", "exits"));
  for (Seat seat = 0; seat < named.rules.board.arms; ++seat) {
    if (((end.playing >> seat) & 1U) == 0) continue;
    const SeatTally& own = tally.of(seat);
    const unsigned place = place_of(end, seat);
    table.push_back(fmt::format(row, seat_words(language, named, seat), place == 0 ? "-" : std::to_string(place),
                                fmt::format("{}/{}", pieces_home(named.rules, end, seat), named.rules.board.pieces),
                                own.turns, own.rolls, own.captures, own.suffered, own.exits));
  }
  return table;
}

}  // namespace salida::cli

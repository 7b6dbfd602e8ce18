#include "sim/simulate.hpp"

#include "core/built_in.hpp"
#include "sim/counter.hpp"
#include "sim/game_row.hpp"
#include "sim/playout.hpp"

namespace salida {
std::string_view row_names() {
  static const std::string names = [] {
    std::string text = "game,first,winner,places";
    for (const std::string_view name : names_of<Statistic>) text += ',' + std::string(name);
    return text + ",lead_changes\n";
  }();
  return names;
}

void simulate(const SimSetup& setup, std::uint64_t first, std::uint64_t games, Totals& totals, std::string* rows) {
  with_fastest_source(setup.rules, [&](const auto& source) {
    GameCounter counter(source, totals);
    for (std::uint64_t game = first; game < first + games; ++game) {
      counter.count_choices(game % setup.choices_every == 0);
      const GameEnd end = play_random_game(source, setup.game(game), counter);
      counter.finish(end);
      if (rows != nullptr) add_row(source.rules, game, end, counter, *rows);
    }
  });
}

}  // namespace salida

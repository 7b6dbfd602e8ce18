// Games that are counted and written down. Those between them are only counted.
#include <algorithm>

#include "core/built_in.hpp"
#include "sim/counter.hpp"
#include "sim/game_recorder.hpp"
#include "sim/game_row.hpp"
#include "sim/playout.hpp"
#include "sim/simulate.hpp"

namespace salida {

void simulate(const SimSetup& setup, std::uint64_t first, std::uint64_t games, Totals& totals, std::string* rows,
              RecordedGames& records) {
  with_fastest_source(setup.rules, [&](const auto& source) {
    GameCounter counter(source, totals);
    GameRecorder recorder(records.opening, records.text);
    BothWatchers both(counter, recorder);
    const std::uint64_t end_of_games = first + games;
    for (std::uint64_t next = first; next < end_of_games;) {
      const std::uint64_t kept = (next + records.every - 1) / records.every * records.every;
      const std::uint64_t between = std::min(kept, end_of_games) - next;
      simulate(setup, next, between, totals, rows);
      next += between;
      if (next == end_of_games) break;
      records.games.push_back({.game = next, .at = records.text.size()});
      recorder.begin_game(counter_dice(setup.seed, next));
      counter.count_choices(next % setup.choices_every == 0);
      const GameEnd end = play_random_game(source, setup.game(next), both);
      recorder.finish(end.position);
      counter.finish(end);
      if (rows != nullptr) add_row(source.rules, next, end, counter, *rows);
      ++next;
    }
  });
}

}  // namespace salida

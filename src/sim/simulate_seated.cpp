#include "core/built_in.hpp"
#include "sim/counter.hpp"
#include "sim/game_recorder.hpp"
#include "sim/game_row.hpp"
#include "sim/playout.hpp"
#include "sim/simulate.hpp"

namespace salida {

void simulate_seated(const SimSetup& setup, const SeatedSetup& seated, std::uint64_t first, std::uint64_t games,
                     Totals& totals, std::string* rows, RecordedGames* records) {
  with_fastest_source(setup.rules, [&](const auto& source) {
    GameCounter counter(source, totals);
    for (std::uint64_t game = first; game < first + games; ++game) {
      counter.count_choices(game % setup.choices_every == 0);
      GameRandom dice(setup.seed, game);
      seated.begin_game();
      SeatedPlay play(setup.rules, seated.players, seated.calling, setup.seed, game);
      GameEnd end;
      if (records != nullptr && game % records->every == 0) {
        GameRecorder recorder(records->opening, records->text);
        BothWatchers both(counter, recorder);
        records->games.push_back({.game = game, .at = records->text.size()});
        recorder.begin_game(counter_dice(setup.seed, game));
        end = play_game(source, setup.game(game), dice, play, both);
        recorder.finish(end.position);
      } else {
        end = play_game(source, setup.game(game), dice, play, counter);
      }
      counter.finish(end);
      if (rows != nullptr) add_row(source.rules, game, end, counter, *rows);
    }
  });
}

}  // namespace salida

#include "sim/simulate.hpp"

#include <optional>

#include "sim/built_in.hpp"
#include "sim/counter.hpp"
#include "sim/game_recorder.hpp"
#include "sim/playout.hpp"

namespace salida {
namespace {

template <class Counter>
void add_row(std::uint64_t game, const GameEnd& end, const Counter& counter, std::string& rows) {
  const auto add = [&rows](std::uint64_t number) { rows += ',' + std::to_string(number); };
  rows += std::to_string(game);
  add(counter.first() + 1U);
  std::uint32_t finished = end.position.finished;
  add(finished & 15U);  // 0 where nobody won
  std::string places;
  for (; finished != 0; finished >>= 4U) places += static_cast<char>('0' + (finished & 15U));
  rows += ',' + places;
  for (std::size_t k = 0; k < statistics; ++k) add(counter.in_all(static_cast<Statistic>(k)));
  add(counter.lead_changes());
  rows += '\n';
}

}  // namespace

std::string_view row_names() {
  static const std::string names = [] {
    std::string text = "game,first,winner,places";
    for (const std::string_view name : statistic_names) text += ',' + std::string(name);
    return text + ",lead_changes\n";
  }();
  return names;
}

void simulate(const SimSetup& setup, std::uint64_t first, std::uint64_t games, Totals& totals, std::string* rows,
              RecordedGames* records) {
  with_fastest_source(setup.rules, [&](const auto& source) {
    GameCounter counter(source, totals);
    std::optional<GameRecorder> recorder;
    if (records != nullptr) recorder.emplace(records->opening, records->text);
    for (std::uint64_t game = first; game < first + games; ++game) {
      const GameSetup one{.seats = setup.seats, .until = setup.until, .seed = setup.seed, .game = game};
      counter.count_choices(game % setup.choices_every == 0);
      GameEnd end;
      if (recorder && game % records->every == 0) {
        records->games.push_back({.game = game, .at = records->text.size()});
        recorder->begin_game(counter_dice(setup.seed, game));
        BothWatchers both(counter, *recorder);
        end = play_random_game(source, one, both);
        recorder->finish(end.position);
      } else {
        end = play_random_game(source, one, counter);
      }
      counter.finish(end);
      if (rows != nullptr) add_row(game, end, counter, *rows);
    }
  });
}

}  // namespace salida

#include "sim/bench.hpp"

#include "core/built_in.hpp"
#include "core/play.hpp"
#include "sim/playout.hpp"

namespace salida {

GamesPlayed play_games(const Rules& rules, std::uint64_t seed, std::uint64_t first, std::uint64_t games) {
  return with_fastest_source(rules, [&](const auto& source) {
    GamesPlayed played;
    NoWatcher nobody;
    for (std::uint64_t game = first; game < first + games; ++game) {
      const GameEnd end = play_random_game(
          source, {.seats = seats_for(rules, rules.board.arms), .until = Until::first, .seed = seed, .game = game},
          nobody);
      ++played.games;
      played.rolls += end.rolls;
      played.unfinished += end.is_finished() ? 0U : 1U;
    }
    return played;
  });
}

}  // namespace salida

#include "sim/seated_game.hpp"

#include "core/built_in.hpp"

namespace salida {

GameEnd play_seated_game(const Rules& rules, const SeatedGame& game, const SeatedPlayers& players) {
  return with_fastest_source(rules, [&](const auto& source) {
    GameRandom dice(game.seed, game.deal);
    SeatedPlay play(rules, players, game.calling, game.seed, game.game);
    NoWatcher nobody;
    const GameSetup setup{.seats = game.seats, .until = game.until, .seed = game.seed, .game = game.deal};
    return play_game(source, setup, dice, play, nobody);
  });
}

}  // namespace salida

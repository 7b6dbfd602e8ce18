// Plays many games and counts what happens. A game depends only on the seed and its number, so that the parts of a run
// can be played in any order.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/play.hpp"
#include "core/rules.hpp"
#include "record/record.hpp"
#include "sim/playout.hpp"
#include "sim/seated_play.hpp"
#include "sim/totals.hpp"

namespace salida {

struct SimSetup {
  Rules rules{};
  Seats seats = 0;
  Until until = Until::first;
  std::uint64_t seed = 1;
  std::uint64_t choices_every = 1;  // choices are counted in one game out of so many

  [[nodiscard]] GameSetup game(std::uint64_t number) const {
    return {.seats = seats, .until = until, .seed = seed, .game = number};
  }
};

/// Counting choices takes as long as the game itself; in a long run, some of the games are enough for a mean.
[[nodiscard]] constexpr std::uint64_t choices_every_for(std::uint64_t games) {
  constexpr std::uint64_t few = 10'000;
  return games <= few ? 1 : 32;
}

/// The records of some of the games, as text.
struct RecordedGames {
  Record opening{};         // who plays by which rules
  std::uint64_t every = 1;  // one game out of so many
  std::string text;
  struct Begin {
    std::uint64_t game;
    std::size_t at;  // where in the text it begins
  };
  std::vector<Begin> games;
};

/// Returns the names of the columns of `rows`, as a line.
[[nodiscard]] std::string_view row_names();

/// Plays `games` games from number `first` on, by random players. Adds a line of comma-separated numbers to `rows` for
/// each game, unless it is nullptr.
void simulate(const SimSetup& setup, std::uint64_t first, std::uint64_t games, Totals& totals,
              std::string* rows = nullptr);

/// Does the same, and adds one of every `records.every` games to `records`.
void simulate(const SimSetup& setup, std::uint64_t first, std::uint64_t games, Totals& totals, std::string* rows,
              RecordedGames& records);

/// Players of any kind.
struct SeatedSetup {
  SeatedPlayers players{};
  Calling calling = Calling::always;
  std::function<void()> begin_game;  // called before each game
};

/// Does the same with these players. `rows` and `records` may be nullptr.
void simulate_seated(const SimSetup& setup, const SeatedSetup& seated, std::uint64_t first, std::uint64_t games,
                     Totals& totals, std::string* rows, RecordedGames* records);

}  // namespace salida

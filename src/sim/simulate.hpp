// Many random games, counted. Any part of a run can be played by itself, in any order: a game depends on the seed and
// its number alone.
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
  std::uint64_t choices_every = 1;  // in one game of so many, every decision's choices are counted

  [[nodiscard]] GameSetup game(std::uint64_t number) const {
    return {.seats = seats, .until = until, .seed = seed, .game = number};
  }
};

/// To count choices takes as long as a game: of many games, one of so many is enough for a mean.
[[nodiscard]] constexpr std::uint64_t choices_every_for(std::uint64_t games) {
  constexpr std::uint64_t few = 10'000;
  return games <= few ? 1 : 32;
}

/// Records of some of the games.
struct RecordedGames {
  Record opening{};         // who plays by which rules
  std::uint64_t every = 1;  // one game of so many
  std::string text;
  struct Begin {
    std::uint64_t game;
    std::size_t at;  // where in the text it begins
  };
  std::vector<Begin> games;
};

/// The names of the columns of `rows`.
[[nodiscard]] std::string_view row_names();

/// Plays the games from `first` on; where `rows` is given, adds a line of comma-separated numbers for each game.
void simulate(const SimSetup& setup, std::uint64_t first, std::uint64_t games, Totals& totals,
              std::string* rows = nullptr);

/// The same, and records those games that are wanted.
void simulate(const SimSetup& setup, std::uint64_t first, std::uint64_t games, Totals& totals, std::string* rows,
              RecordedGames& records);

/// Other players than random ones.
struct SeatedSetup {
  SeatedPlayers players{};
  Calling calling = Calling::always;
  std::function<void()> begin_game;  // called before each game
};

/// The same with these; `records` may be nothing.
void simulate_seated(const SimSetup& setup, const SeatedSetup& seated, std::uint64_t first, std::uint64_t games,
                     Totals& totals, std::string* rows, RecordedGames* records);

}  // namespace salida

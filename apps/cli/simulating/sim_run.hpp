// Plays the games of a run on several threads. The results do not depend on how many.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "cli/players/players.hpp"
#include "sim/simulate.hpp"

namespace salida::cli {

struct SimJob {
  SimSetup setup{};
  std::uint64_t games = 0;
  unsigned threads = 1;
  std::optional<RecordedGames> records{};  // who plays, and how often a game is kept; nullopt if none is
  NamedRules named{};
  Seating seating{};
  Calling calling = Calling::always;
  ExecTerms terms{};
};

struct SimRun {
  Totals totals{};
  double seconds = 0;
  bool interrupted = false;
};

/// Called while a run goes on, between two lots of games. `records` is called on a thread of its own while the next lot
/// is played, the others on the caller's.
struct SimEvents {
  std::function<void(std::string_view rows)> rows;  // empty if nobody wants them
  std::function<void(const RecordedGames&)> records;
  std::function<void(const SimRun&)> lot_played;
};

/// Goes on from what `run` already holds. After Ctrl-C it returns early, with what has been played.
void run_games(const SimJob& job, SimRun& run, const SimEvents& events);

/// "[#####.....]  52 %  61,000 games a second, 14 s left".
[[nodiscard]] std::string progress_line(const SimRun& run, std::uint64_t games);

}  // namespace salida::cli

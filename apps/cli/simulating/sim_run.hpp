// The games of a run, on as many threads as asked for. The numbers do not depend on how many.
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
  std::optional<RecordedGames> records{};  // who plays, and how often a game is kept, where any is
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

/// What the caller wants to know while it runs, between two lots of games. Records come from a thread of their own,
/// while the next lot is played; everything else from the caller's.
struct SimEvents {
  std::function<void(std::string_view rows)> rows;  // empty where nobody wants them
  std::function<void(const RecordedGames&)> records;
  std::function<void(const SimRun&)> lot_played;
};

/// Goes on from what `run` holds already. Ends early, with what has been played, after Ctrl-C.
void run_games(const SimJob& job, SimRun& run, const SimEvents& events);

/// "[#####.....]  52 %  61,000 games a second, 14 s left".
[[nodiscard]] std::string progress_line(const SimRun& run, std::uint64_t games);

}  // namespace salida::cli

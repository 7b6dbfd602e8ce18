#include "cli/simulating/sim_job.hpp"

#include <algorithm>

#include <fmt/core.h>

#include "cli/machine/in_parallel.hpp"
#include "cli/machine/today.hpp"
#include "cli/players/players.hpp"
#include "sim/recorded_game.hpp"

namespace salida::cli {
namespace {

constexpr std::uint64_t most_games = 1'000'000'000;  // the sums of squares hold so many of the longest games
constexpr unsigned most_threads = 1024;

}  // namespace

Result<SimJob> job_for(const NamedRules& named, const SimOptions& options) {
  const Result<Seating> seating = read_seating(named.rules, options.seats, options.players);
  if (!seating) return seating.error();
  if (const auto error = calls_of_nobody(*seating, options.calling)) return *error;
  if (options.games < 1 || options.games > most_games)
    return Error{"--games", fmt::format("expected 1 to {}; found {}", most_games, options.games)};
  if (options.threads > most_threads)
    return Error{"--threads", fmt::format("expected 1 to {}; found {}", most_threads, options.threads)};
  SimJob job;
  job.setup = {.rules = named.rules,
               .seats = seating->seats,
               .until = options.until.value_or(named.rules.goal.until),
               .seed = options.seed,
               .choices_every = choices_every_for(options.games)};
  job.games = options.games;
  job.named = named;
  job.seating = *seating;
  job.terms.limit = std::chrono::milliseconds(options.bot_time);
  job.calling = options.calling;
  job.threads = threads_for(options.threads);
  if (!options.records.empty()) {
    job.records =
        RecordedGames{.opening = opening_of(named, job.setup.seats, job.setup.until, today(), seating->kinds()),
                      .every = options.every,
                      .text = {},
                      .games = {}};
  }
  return job;
}

std::string progress_line(const SimRun& run, std::uint64_t games) {
  constexpr int cells = 30;
  const double done = static_cast<double>(run.totals.games) / static_cast<double>(games);
  const double speed = static_cast<double>(run.totals.games) / std::max(run.seconds, 1e-9);
  const double left = static_cast<double>(games - run.totals.games) / speed;
  const int full = static_cast<int>(done * cells);
  return fmt::format("[{}{}] {:>3.0f} %  {:.0f} games a second, {:.0f} s left",
                     std::string(static_cast<std::size_t>(full), '#'),
                     std::string(static_cast<std::size_t>(cells - full), '.'), 100 * done, speed, left);
}

}  // namespace salida::cli

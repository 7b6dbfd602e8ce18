#include "cli/simulating/sim_options.hpp"

#include <chrono>

#include <fmt/core.h>

#include "cli/command_line/checks.hpp"
#include "cli/command_line/common_options.hpp"
#include "cli/machine/in_parallel.hpp"
#include "cli/machine/today.hpp"
#include "cli/players/players.hpp"
#include "sim/recorded_game.hpp"

namespace salida::cli {
namespace {

constexpr std::uint64_t most_games = 1'000'000'000;  // the sums of squares hold so many of the longest games
constexpr unsigned most_threads = 1024;

}  // namespace

void add_games(const Verb& verb, SimOptions& options) {
  verb.option("--rules", options.rules, "ID|FILE", std::string(rules_help) + "; medellin by default");
  verb.option("--seats", options.seats, "A,B,...", seats_help).check(not_empty());
  add_calling(verb, [&options](Calling calling) { options.calling = calling; });
  add_bot_time(verb, options.bot_time);
  verb.option("--players", options.players, "N", "how many play; by default a full board").check(some_players());
  verb.option("--games", options.games, "N", "how many games; 10000 by default").check(whole_number());
  verb.option("--seed", options.seed, "S", "whose games; 1 by default").check(whole_number());
  add_threads(verb, options.threads);
  add_until(verb, options.until);
  verb.option("--json", options.json, "FILE", "the numbers as JSON; - for standard output").check(not_empty());
  verb.option("--html", options.html, "FILE", "a report that opens in any browser").check(not_empty());
  add_language(verb, options.language);
}

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

}  // namespace salida::cli

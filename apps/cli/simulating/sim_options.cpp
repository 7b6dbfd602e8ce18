#include "cli/simulating/sim_options.hpp"

#include "cli/command_line/checks.hpp"
#include "cli/command_line/common_options.hpp"

namespace salida::cli {

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

}  // namespace salida::cli

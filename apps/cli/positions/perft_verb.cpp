// salida perft: counts rolls and plays.
#include <cstddef>
#include <string>
#include <vector>

#include <fmt/core.h>

#include "cli/command_line/verb.hpp"
#include "cli/exit_code.hpp"
#include "cli/machine/output.hpp"
#include "cli/rules/load_rules.hpp"
#include "cli/verb_json.hpp"
#include "cli/verbs.hpp"
#include "notation/play_text.hpp"
#include "sim/perft.hpp"

namespace salida::cli {
namespace {

struct PerftOptions {
  std::string rules;
  std::string position;
  int depth = 1;
  bool json = false;
};

int count_perft(const PerftOptions& options) {
  const Result<KnownRules> known = KnownRules::with(options.rules);
  if (!known) return refuse(known.error());
  const Result<FoundPosition> found = known->position(options.position);
  if (!found) return refuse(found.error());
  if (found->position.phase == Phase::play || found->position.phase == Phase::atone) {
    return refuse({"position", "expected one in which a roll is awaited; this one is inside a turn"});
  }
  Progress progress;
  const std::vector<PerftCount> counts = perft(found->named->rules, found->position, options.depth, [&](Roll roll) {
    progress.show(fmt::format("depth {}: {} done", options.depth, to_text(roll)));
  });
  if (options.json) {
    print_line(perft_json(counts));
    return ExitCode::success;
  }
  print_line(fmt::format("{:>5}  {:>14}  {:>16}", "depth", "rolls", "plays"));
  for (std::size_t depth = 0; depth < counts.size(); ++depth) {
    print_line(fmt::format("{:>5}  {:>14}  {:>16}", depth + 1, counts[depth].rolls, counts[depth].plays));
  }
  return ExitCode::success;
}

}  // namespace

void add_perft_verb(const Verb& program) {
  const Verb perft = program.add_verb("perft", "count the rolls and plays that can follow a position",
                                      "  salida perft --position 'simulator t1 1:5,5,5,5 3:5,5,5,5' --depth 2");
  auto& options = perft.does(count_perft);
  perft.option("--position", options.position, "TEXT", "a position, as docs/notation.md says").required();
  perft.option("--depth", options.depth, "N", "rolls").required().between(1, 9);
  perft.option("--rules", options.rules, "ID|FILE", "the house-rules file that the position is of");
  perft.flag("--json", options.json, "as JSON");
}

}  // namespace salida::cli

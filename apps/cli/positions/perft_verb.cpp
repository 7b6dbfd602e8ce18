// salida perft: counts rolls and plays.
#include <fmt/core.h>

#include "cli/exit_code.hpp"
#include "cli/machine/output.hpp"
#include "cli/rules/load_rules.hpp"
#include "cli/verb_json.hpp"
#include "cli/verbs.hpp"
#include "notation/play_text.hpp"
#include "sim/perft.hpp"

namespace salida::cli {

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

}  // namespace salida::cli

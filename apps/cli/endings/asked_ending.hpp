// The ending that the options of salida solve name, and its table, made where it is not there.
#pragma once

#include <memory>
#include <string>

#include "cli/endings/ending_run.hpp"
#include "cli/endings/solve_options.hpp"
#include "notation/catalogue.hpp"
#include "notation/result.hpp"

namespace salida::cli {

struct AskedEnding {
  NamedRules named;
  Ending ending{};
};

Result<AskedEnding> read_asked_ending(const SolveOptions& options);

/// Solves it, and writes the table to a file. Without a table where it was interrupted, which has been said.
Result<EndingRun> solve_and_keep(const SolveOptions& options, const AskedEnding& asked, const std::string& path);

/// The table at hand, or made now and kept; null where that was interrupted.
Result<std::shared_ptr<const EndingTable>> table_for(const SolveOptions& options, const AskedEnding& asked);

}  // namespace salida::cli

// From what was asked for to the games that are to be played; and how far they have come.
#pragma once

#include <cstdint>
#include <string>

#include "cli/simulating/sim_options.hpp"
#include "cli/simulating/sim_run.hpp"
#include "notation/catalogue.hpp"
#include "notation/result.hpp"

namespace salida::cli {

Result<SimJob> job_for(const NamedRules& named, const SimOptions& options);

/// "[#####.....]  52 %  61,000 games a second, 14 s left".
[[nodiscard]] std::string progress_line(const SimRun& run, std::uint64_t games);

}  // namespace salida::cli

// What a run found, as JSON; kept apart since nlohmann::json is slow to compile.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "notation/catalogue.hpp"
#include "sim/summary.hpp"
#include "sim_run.hpp"

namespace salida::cli {

struct SimFacts {
  const NamedRules& named;
  const SimJob& job;
  const SimRun& run;
  const Summary& summary;
  std::string command;
};

[[nodiscard]] std::string sim_json(const SimFacts& facts);

/// One combination of a sweep's values, and what came of it.
struct SweepPoint {
  std::vector<std::string> values{};
  SimRun run;
  Summary summary;
};

[[nodiscard]] std::string sweep_json(const NamedRules& named, const SimJob& job, std::span<const std::string> fields,
                                     std::span<const SweepPoint> points, const std::string& command);

}  // namespace salida::cli

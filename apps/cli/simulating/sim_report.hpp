// The results of a run as a report in HTML.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "cli/simulating/sim_json.hpp"
#include "words/language.hpp"

namespace salida::cli {

[[nodiscard]] std::string sim_report(const SimFacts& facts, Language language);

[[nodiscard]] std::string sweep_report(const NamedRules& named, const SimJob& job, std::span<const std::string> fields,
                                       std::span<const SweepPoint> points, const std::string& command,
                                       Language language);

}  // namespace salida::cli

// What a run found, as JSON: what statistics/simulation_json.hpp writes, and what only a run of the program knows.
#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "cli/simulating/sim_run.hpp"
#include "notation/catalogue.hpp"
#include "sim/summary.hpp"
#include "words/language.hpp"

namespace salida::cli {

struct SimFacts {
  const NamedRules& named;
  const SimJob& job;
  const SimRun& run;
  const Summary& summary;
  std::string command;
};

[[nodiscard]] std::string sim_json(const SimFacts& facts);

/// The data of the report's plots: SimData of schemas/report.schema.json.
[[nodiscard]] std::string sim_plot_json(const SimFacts& facts, Language language);

/// One combination of a sweep's values, and what came of it.
struct SweepPoint {
  NamedRules named;
  std::vector<std::string> values{};
  SimRun run;
  Summary summary;
};

/// What a sweep shows of each combination, beside choices and wins.
inline constexpr std::array<Statistic, 5> sweep_statistics{Statistic::turns, Statistic::rolls, Statistic::captures,
                                                           Statistic::start_captures, Statistic::penalties};

/// "repeat.limit = 2, entry.tries = 3".
[[nodiscard]] std::string sweep_label(std::span<const std::string> fields, std::span<const std::string> values);

[[nodiscard]] std::string sweep_json(const NamedRules& named, const SimJob& job, std::span<const std::string> fields,
                                     std::span<const SweepPoint> points, const std::string& command);

[[nodiscard]] std::string sweep_plot_json(const NamedRules& named, std::span<const std::string> fields,
                                          std::span<const SweepPoint> points, Language language);

/// The point with the most players: a sweep may vary how many there are.
[[nodiscard]] const SweepPoint& fullest(std::span<const SweepPoint> points);

}  // namespace salida::cli

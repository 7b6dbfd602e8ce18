// The results of many games as JSON: the same for `salida sim`, for a sweep's points and for the browser.
#pragma once

#include <span>
#include <string>

#include "json/json.hpp"
#include "notation/catalogue.hpp"
#include "sim/simulate.hpp"
#include "sim/summary.hpp"

namespace salida {

/// Which games were played, and what they came to. Everything lives longer.
struct SimulationFacts {
  const NamedRules& named;
  const SimSetup& setup;
  std::span<const std::string> bots;  // in the order of the seats
  const Totals& totals;
  const Summary& summary;
};

/// The caller adds what only it knows, such as how long it took.
[[nodiscard]] JsonObject simulation_json(const SimulationFacts& facts);

/// Which games: rules, players, bots, seed.
[[nodiscard]] JsonObject simulation_setup_json(const NamedRules& named, const SimSetup& setup,
                                               std::span<const std::string> bots);

/// {"mean", "sd", "low", "high"}.
[[nodiscard]] JsonObject estimate_json(const Estimate& estimate);
/// {"games", "share", "low", "high"}.
[[nodiscard]] JsonObject share_json(const Share& share);
/// {"from", "width", "counts"}.
[[nodiscard]] Json histogram_json(const Histogram& histogram);
/// By percentage: {"5": ..., "50": ...}.
[[nodiscard]] Json quantiles_json(std::span<const Quantile> quantiles);
/// The wins of each seat.
[[nodiscard]] Json wins_json(const Summary& summary);
/// Every statistic of a whole game, by name.
[[nodiscard]] Json statistics_json(const Summary& summary);

}  // namespace salida

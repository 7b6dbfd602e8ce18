// JSON that only verbs print: counts, speeds, the rolls of a game.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "core/board.hpp"
#include "sim/perft.hpp"

namespace salida::cli {

struct BenchRow {
  std::string id;
  std::uint64_t signature = 0;
  double games_per_second = 0;
  double rolls_per_second = 0;
};

[[nodiscard]] std::string bench_json(std::span<const BenchRow> rows, std::uint64_t signature);
[[nodiscard]] std::string perft_json(std::span<const PerftCount> counts);
[[nodiscard]] std::string roll_json(Seat seat, const std::string& roll, const std::string& play,
                                    const std::string& position);

}  // namespace salida::cli

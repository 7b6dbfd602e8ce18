// What the verbs print as JSON beyond the notation's own: counts, speeds, the rolls of a game.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "core/board.hpp"
#include "record/record_reader.hpp"
#include "sim/audit.hpp"
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

/// What an audit found of a game; none where it could not be read.
struct AuditFacts {
  std::string file;
  std::size_t number = 0;
  const ReadGame* game = nullptr;
  const Audit& audit;
};
[[nodiscard]] std::string audit_json(const AuditFacts& facts);

}  // namespace salida::cli

// Compares a bot with exact play: what its decisions lose, in positions drawn from a solved ending.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "endings/ending_table.hpp"
#include "notation/catalogue.hpp"

namespace salida::cli {

struct CompareJob {
  const NamedRules& named;
  const EndingTable& table;
  std::string bot;
  std::uint64_t decisions = 1000;
  std::uint64_t seed = 1;
  unsigned threads = 0;  // 0: one for each core
};

/// Losses are chances to win.
struct Comparison {
  std::uint64_t decisions = 0;
  std::uint64_t free = 0;  // that lose nothing, as far as the table can tell
  double mean = 0;
  double low = 0;  // of the mean, with 95 %
  double high = 0;
  double largest = 0;
  std::string position{};  // where the most was lost, and how
  std::string roll{};
  std::string played{};
  std::string best{};
  double seconds = 0;
};

/// The bot plays without tables, or it would be compared with itself. Returns nullopt if the ending leaves nothing to
/// decide. The result is the same for any number of threads.
[[nodiscard]] std::optional<Comparison> compare_with_exact_play(const CompareJob& job);

}  // namespace salida::cli

// A long run, kept while it goes on: what has been counted, and of which games.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "notation/result.hpp"
#include "sim/totals.hpp"

namespace salida::cli {

struct Checkpoint {
  std::string run;          // everything that the numbers depend on
  std::uint64_t games = 0;  // played, from the first on
  double seconds = 0;
  std::uint64_t row_bytes = 0;
  Totals totals{};
};

/// Nothing where there is no such file yet; an error where it is of another run or was damaged.
Result<std::optional<Checkpoint>> read_checkpoint(const std::string& path, const std::string& run);

/// Throws MachineError where it cannot be written; the old one is there until the new one is whole.
void write_checkpoint(const std::string& path, const Checkpoint& checkpoint);

}  // namespace salida::cli

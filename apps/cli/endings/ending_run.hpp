// Solves an ending on several threads, with a checkpoint that a later run goes on from.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "endings/ending_table.hpp"
#include "notation/result.hpp"

namespace salida::cli {

struct EndingJob {
  const Rules& rules;
  Ending ending{};
  double tolerance = 1e-6;
  unsigned threads = 0;    // 0: one for each core
  std::string checkpoint;  // a file; empty: none
};

struct EndingRun {
  std::shared_ptr<const EndingTable> table{};  // nullptr if it was interrupted
  unsigned sweeps = 0;
  double seconds = 0;
};

/// Goes on from the checkpoint if there is one. After Ctrl-C it writes a checkpoint and returns early.
Result<EndingRun> solve_ending(const EndingJob& job);

}  // namespace salida::cli

// What salida solve is asked for: its options, the ending that they name, and the table of it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "cli/endings/ending_run.hpp"
#include "notation/catalogue.hpp"
#include "notation/result.hpp"

namespace salida::cli {

struct SolveOptions {
  std::string rules;  // empty: medellin, or those that the position names
  std::string ending = "board";
  int players = 2;
  int pieces = 1;
  std::optional<int> apart;  // none: opposite each other
  double tolerance = 1e-6;
  unsigned threads = 0;  // 0: one for each core
  std::string output;    // empty: the cache
  std::string position;
  std::string compare;  // a bot
  std::uint64_t decisions = 1000;
  std::uint64_t seed = 1;
  bool list = false;
  bool json = false;
};

struct ChosenEnding {
  NamedRules named;
  Ending ending{};
};

/// Returns the ending that the options name, or why it cannot be solved.
Result<ChosenEnding> chosen_ending(const SolveOptions& options);

/// Solves the ending and writes its table to a file. If it was interrupted, says so, and returns a run without a table.
Result<EndingRun> solve_and_keep(const SolveOptions& options, const ChosenEnding& asked, const std::string& path);

/// Returns the table if it is there, else makes and keeps it. Returns nullptr if that was interrupted.
Result<std::shared_ptr<const EndingTable>> table_for(const SolveOptions& options, const ChosenEnding& asked);

/// Prints the exact chances of a position (solve_position.cpp).
int tell_chances(const SolveOptions& options);
/// Prints what a bot's decisions lose against exact play (solve_compare.cpp).
int compare_bot(const SolveOptions& options);

}  // namespace salida::cli

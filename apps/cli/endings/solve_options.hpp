// What salida solve is asked for, and the two questions that have a file of their own.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

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

/// The exact chances of a position (solve_position.cpp).
int tell_chances(const SolveOptions& options);
/// What a bot's decisions lose against exact play (solve_compare.cpp).
int compare_bot(const SolveOptions& options);

}  // namespace salida::cli

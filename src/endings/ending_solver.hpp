// Solves an ending by value iteration with bounds: for every position it keeps a lower and an upper bound of each
// seat's chance, which hold at all times, and narrows them until they meet.
//
// A sweep goes over all blocks, those with the most progress first: most plays lead to more progress, so one sweep
// carries far. Levels are solved in portions that any thread may take. Portions read only what was known before the
// level, so the result does not depend on the number of threads.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "endings/block_solver.hpp"
#include "endings/ending_table.hpp"

namespace salida {

struct SolvePlan {
  Rules rules{};
  Ending ending{};
  double tolerance = 1e-6;                   // the largest gap between the bounds of any chance
  unsigned most_sweeps = 1000;               // stops after these in any case
  std::uint64_t kept_bytes = 3'000'000'000;  // for plays that are kept from sweep to sweep; others are found again
};

class EndingSolver {
 public:
  /// The ending must be one that can be solved, with fewer positions than PlayEnd::most_positions.
  explicit EndingSolver(const SolvePlan& plan);

  /// Begins the next level, and returns its number of portions.
  [[nodiscard]] std::size_t begin_level();
  /// Different portions may be solved at the same time.
  void solve_portion(std::size_t portion);
  /// Call this when all portions have been solved.
  void end_level();

  [[nodiscard]] bool is_finished() const;
  [[nodiscard]] unsigned sweeps() const { return sweeps_; }  // that are complete
  [[nodiscard]] double part_of_sweep() const;                // how much of the current sweep is done, from 0 to 1
  [[nodiscard]] double gap() const { return gap_; }          // the widest after the last complete sweep
  [[nodiscard]] const EndingSpace& space() const { return space_; }
  [[nodiscard]] std::span<const Bounds> bounds() const { return bounds_; }

  [[nodiscard]] EndingTable table() const;

  /// Writes everything that a later run on the same machine needs to go on, piece by piece. Call this between two
  /// levels.
  void write_state(const std::function<void(std::string_view)>& write) const;
  /// Reads it back. Returns false, and changes nothing, if this is not such a state.
  [[nodiscard]] bool resume(std::string_view state);

 private:
  struct Portion {
    std::vector<Bounds> solved;         // bounds of the blocks that were solved, one after the other
    std::vector<std::uint32_t> blocks;  // which blocks those are
    double gap = 0;
  };

  void solve_block(const Block& block, std::span<const std::uint32_t> plays, Portion& portion);
  [[nodiscard]] double gap_of(const Block& block) const;

  SolvePlan plan_;
  EndingSpace space_;
  unsigned width_;
  std::vector<Bounds> bounds_;
  unsigned levels_;
  unsigned level_ = 0;
  unsigned sweeps_ = 0;
  double gap_ = 1;
  double gap_of_sweep_ = 0;  // of the current sweep
  std::vector<Block> blocks_;
  std::vector<Portion> portions_;
  std::vector<std::vector<std::vector<std::uint32_t>>> kept_;  // plays, by level and portion
  std::atomic<std::uint64_t> kept_words_{0};
};

}  // namespace salida

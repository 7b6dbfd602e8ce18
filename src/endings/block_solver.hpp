// Narrows the bounds of one block's positions, given those of all others.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "endings/block_plays.hpp"

namespace salida {

/// The chance of a seat lies between these, whatever is still unknown.
struct Bounds {
  double low = 0;
  double high = 1;
  [[nodiscard]] double gap() const { return high - low; }
};

/// How many bounds are kept for each position. With two seats, the mover's also give the other's.
[[nodiscard]] constexpr unsigned bounds_of_position(unsigned players) { return players == 2 ? 1 : players; }

/// For use by one thread.
class BlockSolver {
 public:
  /// `known`: the bounds of all positions of the space, the mover's first, then those of the seats after it.
  BlockSolver(unsigned players, std::span<const Bounds> known)
      : players_(players), width_(bounds_of_position(players)), known_(known) {}

  /// Narrows `own`, the bounds of the block's positions, until a round changes them by less than `settled`.
  void solve(std::span<const std::uint32_t> plays, std::span<Bounds> own, double settled);

 private:
  using Chances = std::array<Bounds, most_racing>;

  /// Rolls with a play that ends in the block change while it is solved; the others are added up once.
  struct Rolls {
    Chances fixed{};
    std::uint32_t open = 0;  // the first of them in open_
    std::uint32_t open_end = 0;
  };
  struct Node {
    Rolls rolls{};
    std::int32_t shared = -1;  // index in shared_; -1 for none
    const std::uint32_t* atonements = nullptr;
    std::uint32_t called = 0;
  };

  void take_apart(const std::uint32_t* words);
  const std::uint32_t* take_rolls(const std::uint32_t* words, std::uint32_t number, Rolls& rolls);
  const std::uint32_t* add_roll(const std::uint32_t* words, Chances& sum);
  const std::uint32_t* add_roll_of_two(const std::uint32_t* words, Chances& sum) const;
  [[nodiscard]] Chances sum_of(const Rolls& rolls);
  [[nodiscard]] Bounds of_mover(PlayEnd end) const;
  [[nodiscard]] Bounds of_mover_called(Bounds unnoticed, const std::uint32_t* atonements, std::uint32_t number) const;
  [[nodiscard]] Chances of_all(PlayEnd end) const;
  double update(std::size_t position, Chances chances);

  unsigned players_;
  unsigned width_;
  std::span<const Bounds> known_;
  std::span<Bounds> own_;
  std::vector<Node> nodes_;
  std::vector<Rolls> shared_;
  std::vector<const std::uint32_t*> open_;
  std::vector<Chances> ends_;
};

}  // namespace salida

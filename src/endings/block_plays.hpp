// Everything that can be played in the positions of one block, gathered once: a list of words, which a block is solved
// from as often as it takes.
//
// A block is its number of words, then a turn after the other. A turn has the rolls that all its marks share, then each
// mark its own rolls and what it loses when it is called (M10). A roll is its weight and the places where its plays
// end.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "bots/plays.hpp"
#include "endings/ending_blocks.hpp"

namespace salida {

/// Where a play ends: a position, and whose turn it is there.
class PlayEnd {
 public:
  static constexpr std::uint32_t most_positions = (1U << 28U) - 1;

  constexpr explicit PlayEnd(std::uint32_t word) : word_(word) {}
  constexpr PlayEnd(std::uint32_t number, unsigned turn, bool in_block)
      : word_(number | (turn << 28U) | (in_block ? in_block_bit : 0U)) {}
  static constexpr PlayEnd won() { return PlayEnd(most_positions); }

  [[nodiscard]] constexpr std::uint32_t word() const { return word_; }
  /// The number of a position of the space; of the block, where it ends there.
  [[nodiscard]] constexpr std::uint32_t number() const { return word_ & most_positions; }
  [[nodiscard]] constexpr bool is_won() const { return number() == most_positions; }
  /// How many seats after the one that played.
  [[nodiscard]] constexpr unsigned turn() const { return (word_ >> 28U) & 3U; }
  [[nodiscard]] constexpr bool is_in_block() const { return (word_ & in_block_bit) != 0; }

  /// M10: it may be called; a word follows that says in how many ways it is then atoned for, and where each ends.
  [[nodiscard]] constexpr bool may_be_called() const { return (word_ & call_bit) != 0; }
  [[nodiscard]] constexpr PlayEnd with_call() const { return PlayEnd(word_ | call_bit); }

 private:
  static constexpr std::uint32_t in_block_bit = 1U << 30U;
  static constexpr std::uint32_t call_bit = 1U << 31U;
  std::uint32_t word_;
};

/// The first word of a roll.
class RollWord {
 public:
  constexpr explicit RollWord(std::uint32_t word) : word_(word) {}
  constexpr RollWord(unsigned weight, unsigned ends, bool stays)
      : word_(weight | (ends << 8U) | (stays ? stays_bit : 0U)) {}
  [[nodiscard]] constexpr std::uint32_t word() const { return word_; }
  [[nodiscard]] constexpr unsigned weight() const { return word_ & 255U; }  // in 36ths
  [[nodiscard]] constexpr unsigned ends() const { return (word_ & ~stays_bit) >> 8U; }
  [[nodiscard]] constexpr bool stays() const { return (word_ & stays_bit) != 0; }  // some play ends in the block

 private:
  static constexpr std::uint32_t stays_bit = 1U << 31U;
  std::uint32_t word_;
};

/// The first word of a list of rolls: their number, and whether those that the turn shares come to it.
inline constexpr std::uint32_t with_shared_rolls = 1U << 31U;

/// For use by one thread.
class PlayGatherer {
 public:
  /// The rules and the space must outlive it.
  PlayGatherer(const Rules& rules, const EndingSpace& space);

  void gather(const Block& block, std::vector<std::uint32_t>& words);

 private:
  enum class Which { all, repeating, others };
  void add_rolls(const Position& position, Which which, std::uint32_t flags, std::vector<std::uint32_t>& words);
  void add_roll(Position position, Roll roll, unsigned weight, std::vector<std::uint32_t>& words);
  /// Whether it ends in the block.
  bool add_end(const Position& end, std::vector<std::uint32_t>& words) const;
  unsigned add_atonements(Position position, std::vector<std::uint32_t>& words, bool& stays) const;
  [[nodiscard]] PlayEnd end_of(const Position& position) const;

  const Rules* rules_;
  const EndingSpace* space_;
  std::unique_ptr<AnyEngine> engine_;
  std::vector<std::uint32_t> in_block_;  // numbers of the block's positions
  std::vector<Play> plays_;
};

}  // namespace salida

// Gathers everything that can be played in the positions of one block into a list of words, from which the block is
// then solved as often as it takes.
//
// A block is the number of its words and of its turns, then one turn after the other. A turn is the number of its marks
// and the rolls that they all share, then for each mark its own rolls and where the atonements end if it is called
// (M10). A roll is its weight and the places where its plays end.
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
  /// The number of the position: in the block if the play ends there, otherwise in the space.
  [[nodiscard]] constexpr std::uint32_t number() const { return word_ & most_positions; }
  [[nodiscard]] constexpr bool is_won() const { return number() == most_positions; }
  /// Whose turn it is: how many players after the one that played.
  [[nodiscard]] constexpr unsigned turn() const { return (word_ >> 28U) & 3U; }
  [[nodiscard]] constexpr bool is_in_block() const { return (word_ & in_block_bit) != 0; }

  /// M10: the play may be called. Then a word with the number of atonements follows, and where each of them ends.
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

/// A flag in the first word of a list of rolls, which is their number: the rolls that the turn shares belong to it too.
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
  /// Returns true if the play ends in the block.
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

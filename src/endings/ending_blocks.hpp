// Finds the blocks of an ending. A block is all positions with the same hand for each seat, whoever is to move and
// whatever the marks: a roll that moves nothing leads to the same block. Blocks whose hands together have the same
// progress form a level.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "endings/ending_space.hpp"

namespace salida {

struct Block {
  std::array<std::uint32_t, most_racing> hands{};  // of the seats in turn order
  unsigned turns = 0;  // how many turns differ: fewer than the players if hands repeat in turn order
};

/// Finds all blocks with this progress, each once, in a fixed order.
void find_blocks(const EndingSpace& space, unsigned progress, std::vector<Block>& blocks);

/// Returns the block as a race in which seat `turn` of the block is to move, at the beginning of its turn.
[[nodiscard]] EndingSpace::Race race_of(const EndingSpace& space, const Block& block, unsigned turn);

/// Returns the most progress that a block can have.
[[nodiscard]] unsigned most_progress(const EndingSpace& space);

/// Returns how many positions of the space are possible.
[[nodiscard]] std::uint64_t count_positions(const EndingSpace& space);

/// Calls visit(number) for each position of the block, turn by turn and mark by mark.
template <class Visit>
void for_each_position(const EndingSpace& space, const Block& block, Visit&& visit) {
  for (unsigned turn = 0; turn < block.turns; ++turn) {
    EndingSpace::Race race = race_of(space, block, turn);
    const std::uint32_t end = space.hands().first_mover(race.hands[0] + 1);
    for (; race.mover < end; ++race.mover) visit(space.number_of(race));
  }
}

}  // namespace salida

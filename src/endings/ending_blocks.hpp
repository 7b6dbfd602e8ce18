// A block is one hand for each seat, whoever is to move and with whatever marks: what a roll that moves nothing leads
// to lies in the same block. Blocks lie on levels by how far all hands have come together.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "endings/ending_space.hpp"

namespace salida {

struct Block {
  std::array<std::uint32_t, most_racing> hands{};  // of the seats, one after the other
  unsigned turns = 0;  // seats whose turn makes a different position: fewer than play where hands repeat in turn order
};

/// All blocks with so much progress, each once, in a fixed order.
void find_blocks(const EndingSpace& space, unsigned progress, std::vector<Block>& blocks);

/// The block when it is the turn of seat `turn` of it, with the marks of a turn that begins.
[[nodiscard]] EndingSpace::Race race_of(const EndingSpace& space, const Block& block, unsigned turn);

/// The most progress of any block.
[[nodiscard]] unsigned most_progress(const EndingSpace& space);

/// How many positions of the space can be.
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

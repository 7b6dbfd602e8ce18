#include "endings/ending_blocks.hpp"

namespace salida {
namespace {

/// After how many seats the hands repeat; 0 where another seat of the same race comes first in the order of numbers.
unsigned turns_of(const EndingSpace& space, const Block& block) {
  const unsigned players = space.players();
  if (!space.is_symmetric()) return players;
  for (unsigned turned = 1; turned < players; ++turned) {
    for (unsigned k = 0; k <= players; ++k) {
      if (k == players) return turned;
      const std::uint32_t hand = block.hands[k];
      const std::uint32_t other = block.hands[(k + turned) % players];
      if (other < hand) return 0;
      if (other > hand) break;
    }
  }
  return players;
}

void add_blocks(const EndingSpace& space, unsigned progress, unsigned seat, Block& block, std::vector<Block>& blocks) {
  const EndingHands& hands = space.hands();
  const bool is_last = seat + 1 == space.players();
  const std::uint32_t begin = is_last ? hands.first_with(progress) : 0;
  const std::uint32_t end = hands.first_with(progress + 1);
  for (std::uint32_t hand = begin; hand < end; ++hand) {
    block.hands[seat] = hand;
    if (!is_last) {
      add_blocks(space, progress - hands.progress(hand), seat + 1, block, blocks);
      continue;
    }
    block.turns = turns_of(space, block);
    if (block.turns != 0 && space.is_possible(race_of(space, block, 0))) blocks.push_back(block);
  }
}

}  // namespace

void find_blocks(const EndingSpace& space, unsigned progress, std::vector<Block>& blocks) {
  blocks.clear();
  Block block;
  add_blocks(space, progress, 0, block, blocks);
}

EndingSpace::Race race_of(const EndingSpace& space, const Block& block, unsigned turn) {
  EndingSpace::Race race;
  for (unsigned k = 0; k < space.players(); ++k) race.hands[k] = block.hands[(turn + k) % space.players()];
  race.mover = space.hands().first_mover(race.hands[0]);
  race.side = space.is_symmetric() ? 0 : turn;
  return race;
}

unsigned most_progress(const EndingSpace& space) {
  return space.players() * space.hands().progress(space.hands().size() - 1);
}

std::uint64_t count_positions(const EndingSpace& space) {
  const EndingHands& hands = space.hands();
  std::uint64_t positions = 0;
  std::vector<Block> blocks;
  for (unsigned progress = 0; progress <= most_progress(space); ++progress) {
    find_blocks(space, progress, blocks);
    for (const Block& block : blocks) {
      for (unsigned turn = 0; turn < block.turns; ++turn) {
        const std::uint32_t hand = block.hands[turn];
        positions += hands.first_mover(hand + 1) - hands.first_mover(hand);
      }
    }
  }
  return positions;
}

}  // namespace salida

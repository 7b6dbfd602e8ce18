#include "endings/block_plays.hpp"

#include <algorithm>
#include <cassert>

#include "core/hand.hpp"
#include "core/questions.hpp"

namespace salida {

PlayGatherer::PlayGatherer(const Rules& rules, const EndingSpace& space)
    : rules_(&rules), space_(&space), engine_(engine_for(rules)) {}

void PlayGatherer::gather(const Block& block, std::vector<std::uint32_t>& words) {
  const Board board{.arms = rules_->board.arms};
  const EndingHands& hands = space_->hands();
  in_block_.clear();
  for_each_position(*space_, block,
                    [this](std::uint64_t number) { in_block_.push_back(static_cast<std::uint32_t>(number)); });
  const std::size_t begin = words.size();
  words.push_back(0);
  words.push_back(block.turns);
  for (unsigned turn = 0; turn < block.turns; ++turn) {
    EndingSpace::Race race = race_of(*space_, block, turn);
    const std::uint32_t end = hands.first_mover(race.hands[0] + 1);
    words.push_back(end - race.mover);
    // A roll that does not repeat ends the turn and all its marks, but for tries in the nest and missed captures.
    const bool tries_again = rules_->entry.tries > 1 && is_all_in_nest(board, hands[race.hands[0]]);
    const bool shares = end - race.mover > 1 && !tries_again;
    if (shares) add_rolls(space_->position(race), Which::others, 0, words);
    else words.push_back(0);
    for (; race.mover < end; ++race.mover) {
      const Position position = space_->position(race);
      const bool shared = shares && position.guilty == 0;
      add_rolls(position, shared ? Which::repeating : Which::all, shared ? with_shared_rolls : 0U, words);
      const std::size_t called = words.size();
      words.push_back(0);
      bool stays = false;
      if (position.guilty != 0) words[called] = add_atonements(position, words, stays);
    }
  }
  words[begin] = static_cast<std::uint32_t>(words.size() - begin - 1);
}

void PlayGatherer::add_rolls(const Position& position, Which which, std::uint32_t flags,
                             std::vector<std::uint32_t>& words) {
  const bool one_die = engine_->dice_to_roll(position) == 1;
  const std::size_t count = words.size();
  words.push_back(flags);
  for (unsigned first = 1; first <= 6; ++first) {
    for (unsigned second = one_die ? 0 : first; second <= (one_die ? 0 : 6U); ++second) {
      const Roll roll{.first = static_cast<std::uint8_t>(first), .second = static_cast<std::uint8_t>(second)};
      const bool repeats = repeats_turn(*rules_, roll);
      if ((which == Which::repeating && !repeats) || (which == Which::others && repeats)) continue;
      ++words[count];
      add_roll(position, roll, one_die ? 6 : roll.is_double() ? 1 : 2, words);
    }
  }
}

void PlayGatherer::add_roll(Position position, Roll roll, unsigned weight, std::vector<std::uint32_t>& words) {
  const std::size_t at = words.size();
  words.push_back(0);
  unsigned ends = 1;
  bool stays = false;
  engine_->begin_roll(position, roll);
  if (position.phase == Phase::play) {
    engine_->find_plays(position, plays_);
    ends = static_cast<unsigned>(plays_.size());
    for (const Play& play : plays_) stays |= add_end(play.after, words);
  } else {
    stays = add_end(position, words);
  }
  words[at] = RollWord(weight, ends, stays).word();
}

bool PlayGatherer::add_end(const Position& end, std::vector<std::uint32_t>& words) const {
  if (!may_call(*rules_, end, end.turn)) {
    const PlayEnd found = end_of(end);
    words.push_back(found.word());
    return found.is_in_block();
  }
  // M10: the turn has passed. Who does not call lets it be forgotten.
  Position unnoticed = end;
  unnoticed.guilty = 0;
  unnoticed.offender = 0;
  const PlayEnd found = end_of(unnoticed);
  bool stays = found.is_in_block();
  words.push_back(found.with_call().word());
  const std::size_t count = words.size();
  words.push_back(0);
  words[count] = add_atonements(end, words, stays);
  return stays;
}

/// M10: the offender gives up any guilty piece.
unsigned PlayGatherer::add_atonements(Position position, std::vector<std::uint32_t>& words, bool& stays) const {
  position.phase = Phase::atone;
  const ActionList list = legal_actions(*rules_, position);
  for (const Action& action : list) {
    const PlayEnd found = end_of(canonical(*rules_, after(*rules_, position, action)));
    stays |= found.is_in_block();
    words.push_back(found.word());
  }
  return list.size();
}

/// Who played sits on the first seat.
PlayEnd PlayGatherer::end_of(const Position& position) const {
  if (position.phase == Phase::over) return PlayEnd::won();
  const std::optional<std::uint64_t> number = space_->find(position);
  assert(number && "an ending leads to nothing but itself");
  unsigned turn = 0;
  for (unsigned seat = 0; seat < position.turn; ++seat) turn += (unsigned{position.playing} >> seat) & 1U;
  const auto in_block = std::ranges::find(in_block_, *number);
  if (in_block != in_block_.end()) return {static_cast<std::uint32_t>(in_block - in_block_.begin()), turn, true};
  return {static_cast<std::uint32_t>(*number), turn, false};
}

}  // namespace salida

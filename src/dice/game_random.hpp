// The chance of one game: a stream of words that depends on the seed and the game's number alone, whichever thread
// plays it and however many games were played before.
//
// Word i of a game is word i % 4 of philox4x32({i / 4, 0, game}, {seed}), low halves first. Numbers drawn from it are
// exactly uniform: a multiplication maps a word to its share of the range, and the few words that would make some
// numbers likelier are thrown away (Lemire, 2019).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/position.hpp"
#include "dice/philox.hpp"

namespace salida {

class GameRandom {
 public:
  constexpr GameRandom(std::uint64_t seed, std::uint64_t game) : seed_(seed), game_(game) {}

  [[nodiscard]] constexpr std::uint32_t next() {
    if (taken_ == words_.size()) refill();
    return words_[taken_++];
  }

  /// A number from 0 to n - 1, each with the same chance; n is not 0. Takes a word even if n is 1.
  [[gnu::always_inline]] [[nodiscard]] constexpr std::uint32_t below(std::uint32_t n) {
    std::uint64_t share = std::uint64_t{next()} * n;
    if (low(share) < n) [[unlikely]] {
      const std::uint32_t surplus = (0U - n) % n;  // 2^32 mod n
      while (low(share) < surplus) share = std::uint64_t{next()} * n;
    }
    return high(share);
  }

  [[nodiscard]] constexpr Roll one_die() { return {.first = face(below(6)), .second = 0}; }

  [[nodiscard]] constexpr Roll two_dice() {
    const std::uint32_t both = below(36);
    return {.first = face(both / 6), .second = face(both % 6)};
  }

 private:
  static constexpr std::uint32_t low(std::uint64_t value) { return static_cast<std::uint32_t>(value); }
  static constexpr std::uint32_t high(std::uint64_t value) { return static_cast<std::uint32_t>(value >> 32U); }
  static constexpr std::uint8_t face(std::uint32_t number) { return static_cast<std::uint8_t>(number + 1); }

  /// Many blocks at a time, none waiting for another; not inlined, since it comes seldom.
  [[gnu::noinline]] constexpr void refill() {
    const PhiloxKey key{low(seed_), high(seed_)};
    const PhiloxBlock first{block_, 0, low(game_), high(game_)};
    for (std::uint32_t k = 0; k < blocks; k += 8)
      eight_philox_blocks({first[0] + k, first[1], first[2], first[3]}, key, &words_[std::size_t{4} * k]);
    block_ += blocks;
    taken_ = 0;
  }

  static constexpr std::uint32_t blocks = 16;
  std::uint64_t seed_;
  std::uint64_t game_;
  std::uint32_t block_ = 0;
  std::uint32_t taken_ = 4 * blocks;  // nothing is made before it is asked for
  std::array<std::uint32_t, std::size_t{4} * blocks> words_{};
};

}  // namespace salida

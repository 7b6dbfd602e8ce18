// Dice that anyone can check. Whoever throws them shows the commitment before the game and the seed after it: the
// commitment holds them to the seed and to the terms of the game, and from the seed everyone can make the same dice.
//
// The commitment is SHA-256(seed, terms). The dice come from a stream of bytes: bytes 32 i to 32 i + 31 are
// HMAC-SHA-256(key: seed, message: commitment, then i as 8 bytes, the highest first). A number below n is a byte's rest
// when divided by n, where bytes from the last multiple of n on are thrown away, so that every number is as likely.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/position.hpp"
#include "dice/hmac.hpp"
#include "dice/sha256.hpp"

namespace salida {

using DiceSeed = std::array<std::uint8_t, 32>;

[[nodiscard]] constexpr Digest commitment(const DiceSeed& seed, std::string_view terms) {
  return Sha256().add(seed).add(terms).digest();
}

namespace hash_random {

/// 0 to n - 1, each as likely where each byte is; n is 1 to 256. Takes a byte for n = 1 too.
template <class NextByte>
[[nodiscard]] constexpr std::uint32_t number_below(std::uint32_t n, NextByte&& next_byte) {
  assert(n >= 1 && n <= 256);
  const std::uint32_t end = 256 - (256 % n);
  std::uint32_t byte = next_byte();
  while (byte >= end) byte = next_byte();
  return byte % n;
}

}  // namespace hash_random

class HashRandom {
 public:
  constexpr HashRandom(const DiceSeed& seed, std::string_view terms) : HashRandom(seed, commitment(seed, terms)) {}
  constexpr HashRandom(const DiceSeed& seed, const Digest& commitment) : hmac_(seed), commitment_(commitment) {}

  [[nodiscard]] constexpr std::uint8_t next() {
    if (taken_ == bytes_.size()) refill();
    return bytes_[taken_++];
  }

  [[nodiscard]] constexpr std::uint32_t below(std::uint32_t n) {
    return hash_random::number_below(n, [this] { return next(); });
  }

  [[nodiscard]] constexpr Roll one_die() { return {.first = face(), .second = 0}; }

  // What stands in braces is done from left to right.
  [[nodiscard]] constexpr Roll two_dice() { return {.first = face(), .second = face()}; }

 private:
  constexpr std::uint8_t face() { return static_cast<std::uint8_t>(below(6) + 1); }

  constexpr void refill() {
    std::array<std::uint8_t, 40> message{};
    std::ranges::copy(commitment_, message.begin());
    for (std::size_t k = 0; k < 8; ++k) message[32 + k] = static_cast<std::uint8_t>(block_ >> (56 - 8 * k));
    bytes_ = hmac_.of(message);
    ++block_;
    taken_ = 0;
  }

  Hmac hmac_;
  Digest commitment_;
  std::uint64_t block_ = 0;
  Digest bytes_{};
  std::size_t taken_ = bytes_.size();  // nothing is made before it is asked for
};

}  // namespace salida

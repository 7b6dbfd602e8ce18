// SHA-256 (FIPS 180-4), in pieces of any length: what dice are committed to and made from, so that anyone can check
// them with tools of their own.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace salida {

using Digest = std::array<std::uint8_t, 32>;

class Sha256 {
 public:
  static constexpr std::size_t block_size = 64;

  constexpr Sha256& add(std::span<const std::uint8_t> bytes);
  constexpr Sha256& add(std::string_view text);

  /// Of all that was added; more may be added afterwards.
  [[nodiscard]] constexpr Digest digest() const;

 private:
  using Block = std::array<std::uint8_t, block_size>;
  using State = std::array<std::uint32_t, 8>;

  static constexpr void compress(State& state, const Block& block);
  [[nodiscard]] constexpr std::size_t waiting() const { return static_cast<std::size_t>(length_ % block_size); }
  template <class Bytes>
  constexpr Sha256& add_all(Bytes bytes);

  State state_{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  std::uint64_t length_ = 0;  // in bytes
  Block block_{};             // its first waiting() bytes are not yet in the state
};

[[nodiscard]] constexpr Digest sha256(std::span<const std::uint8_t> bytes) { return Sha256().add(bytes).digest(); }
[[nodiscard]] constexpr Digest sha256(std::string_view text) { return Sha256().add(text).digest(); }

namespace sha256_words {

inline constexpr std::array<std::uint32_t, 64> round_constants{
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

[[nodiscard]] constexpr std::uint32_t big_endian(const std::uint8_t* bytes) {
  return (std::uint32_t{bytes[0]} << 24U) | (std::uint32_t{bytes[1]} << 16U) | (std::uint32_t{bytes[2]} << 8U) |
         bytes[3];
}

/// The last `size` bytes of a number, the highest first.
constexpr void put_big_endian(std::uint64_t number, std::uint8_t* to, std::size_t size) {
  for (std::size_t k = size; k-- > 0; number >>= 8U) to[k] = static_cast<std::uint8_t>(number);
}

/// The sixteen words of the message schedule, replaced by the sixteen that follow them.
[[gnu::always_inline]] constexpr void step_schedule(std::array<std::uint32_t, 16>& words) {
  for (std::size_t k = 0; k < 16; ++k) {
    const std::uint32_t next = words[(k + 1) % 16];
    const std::uint32_t last = words[(k + 14) % 16];
    words[k] += (std::rotr(next, 7) ^ std::rotr(next, 18) ^ (next >> 3U)) + words[(k + 9) % 16] +
                (std::rotr(last, 17) ^ std::rotr(last, 19) ^ (last >> 10U));
  }
}

/// One round changes two of the eight words; that they move along by one is left to the caller, who names them anew.
[[gnu::always_inline]] constexpr void round(std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint32_t& d,
                                            std::uint32_t e, std::uint32_t f, std::uint32_t g, std::uint32_t& h,
                                            std::uint32_t added) {
  h += (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) + (((f ^ g) & e) ^ g) + added;
  d += h;
  h += (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) + ((a & b) | (c & (a | b)));
}

}  // namespace sha256_words

constexpr void Sha256::compress(State& state, const Block& block) {
  using namespace sha256_words;
  std::array<std::uint32_t, 16> words{};
  for (std::size_t k = 0; k < 16; ++k) words[k] = big_endian(&block[4 * k]);
  auto [a, b, c, d, e, f, g, h] = state;
  for (std::size_t first = 0; first < 64; first += 16) {
    if (first > 0) step_schedule(words);
    for (std::size_t k = 0; k < 16; k += 8) {
      const std::uint32_t* constants = &round_constants[first + k];
      round(a, b, c, d, e, f, g, h, words[k] + constants[0]);
      round(h, a, b, c, d, e, f, g, words[k + 1] + constants[1]);
      round(g, h, a, b, c, d, e, f, words[k + 2] + constants[2]);
      round(f, g, h, a, b, c, d, e, words[k + 3] + constants[3]);
      round(e, f, g, h, a, b, c, d, words[k + 4] + constants[4]);
      round(d, e, f, g, h, a, b, c, words[k + 5] + constants[5]);
      round(c, d, e, f, g, h, a, b, words[k + 6] + constants[6]);
      round(b, c, d, e, f, g, h, a, words[k + 7] + constants[7]);
    }
  }
  const State made{a, b, c, d, e, f, g, h};
  for (std::size_t k = 0; k < 8; ++k) state[k] += made[k];
}

template <class Bytes>
constexpr Sha256& Sha256::add_all(Bytes bytes) {
  while (!bytes.empty()) {
    const std::size_t taken = std::min(bytes.size(), block_size - waiting());
    std::copy_n(bytes.begin(), taken, block_.begin() + static_cast<std::ptrdiff_t>(waiting()));
    length_ += taken;
    if (waiting() == 0) compress(state_, block_);
    bytes = Bytes(bytes.begin() + static_cast<std::ptrdiff_t>(taken), bytes.end());
  }
  return *this;
}

constexpr Sha256& Sha256::add(std::span<const std::uint8_t> bytes) { return add_all(bytes); }
constexpr Sha256& Sha256::add(std::string_view text) { return add_all(text); }

constexpr Digest Sha256::digest() const {
  constexpr std::size_t length_at = block_size - 8;
  State state = state_;
  Block block{};
  std::copy_n(block_.begin(), waiting(), block.begin());
  block[waiting()] = 0x80;
  if (waiting() >= length_at) {
    compress(state, block);
    block = {};
  }
  sha256_words::put_big_endian(8 * length_, &block[length_at], 8);
  compress(state, block);

  Digest made{};
  for (std::size_t k = 0; k < 8; ++k) sha256_words::put_big_endian(state[k], &made[4 * k], 4);
  return made;
}

}  // namespace salida

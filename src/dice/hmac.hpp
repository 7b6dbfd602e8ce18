// HMAC-SHA-256 (RFC 2104): a digest that only the holder of the key can make.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "dice/sha256.hpp"

namespace salida {

/// What the key does to both hashes is done once: a message of up to 55 bytes costs two compressions.
class Hmac {
 public:
  explicit constexpr Hmac(std::span<const std::uint8_t> key) {
    std::array<std::uint8_t, Sha256::block_size> block{};
    if (key.size() <= block.size()) {
      std::ranges::copy(key, block.begin());
    } else {
      std::ranges::copy(sha256(key), block.begin());
    }
    for (std::uint8_t& byte : block) byte ^= inner_pad;
    inner_.add(block);
    for (std::uint8_t& byte : block) byte ^= inner_pad ^ outer_pad;
    outer_.add(block);
  }

  [[nodiscard]] constexpr Digest of(std::span<const std::uint8_t> message) const {
    return Sha256(outer_).add(Sha256(inner_).add(message).digest()).digest();
  }

 private:
  static constexpr std::uint8_t inner_pad = 0x36;
  static constexpr std::uint8_t outer_pad = 0x5c;
  Sha256 inner_;
  Sha256 outer_;
};

}  // namespace salida

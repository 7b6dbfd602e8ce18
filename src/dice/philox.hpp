// Philox4x32-10 (Salmon, Moraes, Dror and Shaw, 2011): random words as a pure function of a counter and a key, so that
// any word of any game can be made again without those before it.
#pragma once

#include <array>
#include <cstdint>

namespace salida {

using PhiloxBlock = std::array<std::uint32_t, 4>;
using PhiloxKey = std::array<std::uint32_t, 2>;

[[nodiscard]] [[gnu::always_inline]] constexpr PhiloxBlock philox4x32(PhiloxBlock counter, PhiloxKey key) {
  auto [a, b, c, d] = counter;
  auto [left, right] = key;
  for (int round = 0; round < 10; ++round) {
    const std::uint64_t of_a = std::uint64_t{0xD2511F53U} * a;
    const std::uint64_t of_c = std::uint64_t{0xCD9E8D57U} * c;
    a = static_cast<std::uint32_t>(of_c >> 32U) ^ b ^ left;
    b = static_cast<std::uint32_t>(of_c);
    c = static_cast<std::uint32_t>(of_a >> 32U) ^ d ^ right;
    d = static_cast<std::uint32_t>(of_a);
    left += 0x9E3779B9U;
    right += 0xBB67AE85U;
  }
  return {a, b, c, d};
}

}  // namespace salida

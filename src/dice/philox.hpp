// Philox4x32-10 (Salmon, Moraes, Dror and Shaw, 2011): random words as a pure function of a counter and a key, so that
// any word of any game can be made again without those before it.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace salida {

using PhiloxBlock = std::array<std::uint32_t, 4>;
using PhiloxKey = std::array<std::uint32_t, 2>;

namespace detail {

/// A word of each of two blocks, side by side.
using TwoWords [[gnu::vector_size(16)]] = std::uint64_t;

// Words have room for a product: what stands above their 32 bits is never looked at, and need not be cleared.
[[nodiscard]] [[gnu::always_inline]] constexpr std::uint64_t product(std::uint64_t word, std::uint32_t factor) {
  return std::uint64_t{static_cast<std::uint32_t>(word)} * factor;
}
[[nodiscard]] [[gnu::always_inline]] inline TwoWords product(TwoWords words, std::uint32_t factor) {
#ifdef __SSE2__
  using Signed [[gnu::vector_size(16)]] = int;  // g++ would clear both upper halves, and multiply them too
  return std::bit_cast<TwoWords>(
      __builtin_ia32_pmuludq128(std::bit_cast<Signed>(words), std::bit_cast<Signed>(TwoWords{factor, factor})));
#else
  return (words & 0xFFFF'FFFFU) * factor;
#endif
}

/// Several blocks in step: none waits for another. Unrolled, so that they stay in registers.
template <class Word, std::size_t kBlocks>
[[gnu::always_inline]] constexpr void philox_rounds(std::array<std::array<Word, 4>, kBlocks>& blocks, PhiloxKey key) {
  Word left = Word{} + key[0];
  Word right = Word{} + key[1];
#pragma GCC unroll 10
  for (int round = 0; round < 10; ++round) {
    for (auto& [a, b, c, d] : blocks) {
      const Word of_a = product(a, 0xD2511F53U);
      const Word of_c = product(c, 0xCD9E8D57U);
      a = (of_c >> 32U) ^ b ^ left;
      b = of_c;
      c = (of_a >> 32U) ^ d ^ right;
      d = of_a;
    }
    left += 0x9E3779B9U;
    right += 0xBB67AE85U;
  }
}

}  // namespace detail

[[nodiscard]] constexpr PhiloxBlock philox4x32(PhiloxBlock counter, PhiloxKey key) {
  std::array<std::array<std::uint64_t, 4>, 1> blocks{{{counter[0], counter[1], counter[2], counter[3]}}};
  detail::philox_rounds(blocks, key);
  PhiloxBlock made{};
  for (unsigned word = 0; word < 4; ++word) made[word] = static_cast<std::uint32_t>(blocks[0][word]);
  return made;
}

/// The blocks of eight counters, of which the first is given and the others follow in its first word.
[[gnu::always_inline]] constexpr void eight_philox_blocks(PhiloxBlock first, PhiloxKey key, std::uint32_t* words) {
  if (std::is_constant_evaluated()) {  // a compiler has no registers: one by one
    for (std::uint32_t k = 0; k < 8; ++k) {
      for (const std::uint32_t word : philox4x32({first[0] + k, first[1], first[2], first[3]}, key)) *words++ = word;
    }
    return;
  }
  using Words [[gnu::vector_size(16)]] = std::uint32_t;
  std::array<std::array<detail::TwoWords, 4>, 4> twos;
  for (std::uint32_t k = 0; k < 4; ++k) {
    for (unsigned word = 0; word < 4; ++word) twos[k][word] = detail::TwoWords{first[word], first[word]};
    twos[k][0] = detail::TwoWords{first[0] + (2 * k), first[0] + (2 * k) + 1};
  }
  detail::philox_rounds(twos, key);
  for (const auto& [a, b, c, d] : twos) {
    const Words ab = __builtin_shufflevector(std::bit_cast<Words>(a), std::bit_cast<Words>(b), 0, 4, 2, 6);
    const Words cd = __builtin_shufflevector(std::bit_cast<Words>(c), std::bit_cast<Words>(d), 0, 4, 2, 6);
    for (const Words block :
         {__builtin_shufflevector(ab, cd, 0, 1, 4, 5), __builtin_shufflevector(ab, cd, 2, 3, 6, 7)}) {
      std::memcpy(words, &block, sizeof block);
      words += 4;
    }
  }
}

}  // namespace salida

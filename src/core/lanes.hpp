// Bytes side by side, compared all at once: one for each piece on the board, or for each way that four pieces can go.
// Sixteen fill one vector register; the pieces of a board of more arms take two. Beside philox.hpp this is the
// only place that speaks of vectors; each operation is a plain loop over bytes elsewhere.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <utility>

namespace salida {

template <unsigned kRegisters>
class Lanes {
 public:
  static constexpr unsigned size = 16 * kRegisters;
  using Register [[gnu::vector_size(16)]] = std::uint8_t;

  Lanes() = default;
  explicit constexpr Lanes(const std::array<std::uint8_t, size>& bytes)
      : registers_(std::bit_cast<std::array<Register, kRegisters>>(bytes)) {}
  /// The same byte everywhere.
  explicit Lanes(unsigned byte) {
    for (Register& lanes : registers_) lanes = Register{} + static_cast<std::uint8_t>(byte);
  }

  /// The same register again and again.
  [[nodiscard]] static Lanes repeating(Register lanes) {
    Lanes result;
    result.registers_.fill(lanes);
    return result;
  }

  /// Group k of four lanes is word(k), low byte first. Words are not gathered in memory, where a processor would wait.
  template <class Word>
  [[nodiscard]] static Lanes of_words(Word&& word) {
    using Words [[gnu::vector_size(16)]] = std::uint32_t;
    Lanes result;
    for (unsigned k = 0; k < kRegisters; ++k) {
      const unsigned first = 4 * k;
      result.registers_[k] =
          std::bit_cast<Register>(Words{word(first), word(first + 1), word(first + 2), word(first + 3)});
    }
    return result;
  }

  friend Lanes operator+(const Lanes& a, const Lanes& b) {
    return a.combine(b, [](Register x, Register y) { return x + y; });
  }
  friend Lanes operator-(const Lanes& a, const Lanes& b) {
    return a.combine(b, [](Register x, Register y) { return x - y; });
  }
  friend Lanes operator&(const Lanes& a, const Lanes& b) {
    return a.combine(b, [](Register x, Register y) { return x & y; });
  }
  friend Lanes operator|(const Lanes& a, const Lanes& b) {
    return a.combine(b, [](Register x, Register y) { return x | y; });
  }
  [[nodiscard]] Lanes operator~() const {
    return combine(*this, [](Register x, Register) { return ~x; });
  }

  // 255 where it holds, else 0.
  [[nodiscard]] Lanes equal_to(const Lanes& other) const {
    return combine(other, [](Register x, Register y) { return mask(x == y); });
  }
  [[nodiscard]] Lanes at_most(const Lanes& other) const {
    return combine(other, [](Register x, Register y) { return mask(lesser(x, y) == x); });
  }

  /// The lesser of each lane.
  [[nodiscard]] Lanes lesser_of(const Lanes& other) const { return combine(other, lesser); }

  /// 255 in each lane whose byte is one of `bytes`.
  template <unsigned kOthers>
  [[nodiscard]] Lanes found_in(const Lanes<kOthers>& bytes) const {
    return combine(*this, [&](Register x, Register) {
      Register found{};
      for (unsigned k = 0; k < kOthers; ++k) found |= found_among(x, bytes.get(k));
      return found;
    });
  }

  [[nodiscard]] std::uint8_t operator[](unsigned lane) const {
    return std::bit_cast<std::array<std::uint8_t, size>>(registers_)[lane];
  }

  /// Whether all are 0.
  [[nodiscard]] bool none() const { return (~equal_to(Lanes(0U))).bits() == 0; }

  /// Calls visit(byte) for each lane that is not 0.
  template <class Visit>
  void for_each_byte(Visit&& visit) const {
    for (std::uint32_t lanes = (~equal_to(Lanes(0U))).bits(); lanes != 0; lanes &= lanes - 1U)
      visit((*this)[static_cast<unsigned>(std::countr_zero(lanes))]);
  }

  /// Each lane takes the byte that lies `lanes` after it, round them all.
  template <unsigned kLanes>
  [[nodiscard]] Lanes rotated() const {
    Lanes result;
    for (unsigned k = 0; k < kRegisters; ++k) {
      const Register low = registers_[(k + (kLanes / 16)) % kRegisters];
      const Register high = registers_[(k + (kLanes / 16) + 1) % kRegisters];
      result.registers_[k] = [&]<int... lane>(std::integer_sequence<int, lane...>) {
        return __builtin_shufflevector(low, high, (lane + static_cast<int>(kLanes % 16))...);
      }(std::make_integer_sequence<int, 16>{});
    }
    return result;
  }

  /// Each lane takes the byte that lies `lanes` after it in the same group of four, round the group.
  template <unsigned kLanes>
  [[nodiscard]] Lanes rotated_in_fours() const {
    return combine(*this, [](Register x, Register) {
      return shuffled(x, [](int k) { return (k / 4 * 4) + ((k + static_cast<int>(kLanes)) % 4); });
    });
  }

  /// The first four lanes, each four times.
  [[nodiscard]] Lanes fours_of_first() const
    requires(kRegisters == 1)
  {
    return repeating(shuffled(registers_[0], [](int k) { return k / 4; }));
  }

  /// A bit for each lane of a mask.
  [[nodiscard]] std::uint32_t bits() const {
    std::uint32_t bits = 0;
    for (unsigned k = 0; k < kRegisters; ++k) bits |= bits_of(registers_[k]) << (16U * k);
    return bits;
  }

  [[nodiscard]] Register get(unsigned k) const { return registers_[k]; }

 private:
  template <class Mask>
  [[nodiscard]] static Register mask(Mask holds) {
    return std::bit_cast<Register>(holds);
  }

  [[nodiscard]] static Register lesser(Register x, Register y) { return x < y ? x : y; }

  /// 255 in each lane of `lanes` whose byte is somewhere in `bytes`.
  [[nodiscard]] static Register found_among(Register lanes, Register bytes) {
#ifdef __SSE4_2__
    using Signed [[gnu::vector_size(16)]] = char;
    constexpr int a_byte_where_equal_to_any = 0x40;
    return std::bit_cast<Register>(__builtin_ia32_pcmpestrm128(
        std::bit_cast<Signed>(bytes), 16, std::bit_cast<Signed>(lanes), 16, a_byte_where_equal_to_any));
#else
    return [&]<int... k>(std::integer_sequence<int, k...>) {
      return (mask(lanes == shuffled(bytes, [](int) { return k; })) | ...);
    }(std::make_integer_sequence<int, 16>{});
#endif
  }

  /// Lane k takes lane from(k).
  template <class From>
  [[nodiscard]] static Register shuffled(Register lanes, From from) {
    return [&]<int... k>(std::integer_sequence<int, k...>) {
      return __builtin_shufflevector(lanes, lanes, from(k)...);
    }(std::make_integer_sequence<int, 16>{});
  }

  [[nodiscard]] static std::uint32_t bits_of(Register lanes) {
#ifdef __SSE2__
    using Signed [[gnu::vector_size(16)]] = char;
    return static_cast<std::uint32_t>(__builtin_ia32_pmovmskb128(std::bit_cast<Signed>(lanes)));
#elif defined(__wasm_simd128__)
    using Signed [[gnu::vector_size(16)]] = signed char;
    return __builtin_wasm_bitmask_i8x16(std::bit_cast<Signed>(lanes));
#else
    const auto halves = std::bit_cast<std::array<std::uint64_t, 2>>(lanes);
    const auto gathered = [](std::uint64_t half) {  // the top bit of byte k comes to bit 56 + k
      return static_cast<std::uint32_t>(((half & 0x8080'8080'8080'8080U) * 0x0002'0408'1020'4081U) >> 56U);
    };
    return gathered(halves[0]) | (gathered(halves[1]) << 8U);
#endif
  }

  template <class Operation>
  [[nodiscard]] Lanes combine(const Lanes& other, Operation operation) const {
    Lanes result;
    for (unsigned k = 0; k < kRegisters; ++k) result.registers_[k] = operation(registers_[k], other.registers_[k]);
    return result;
  }

  std::array<Register, kRegisters> registers_;
};

/// The four bytes of a word in order, the least lowest: each comparison puts the lesser and the greater of two side by
/// side, since a processor would often guess wrong at a branch.
[[nodiscard]] inline std::uint32_t in_order(std::uint32_t bytes) {
  using Register = Lanes<1>::Register;
  using Words [[gnu::vector_size(16)]] = std::uint32_t;
  const auto lesser = [](Register x, Register y) { return x < y ? x : y; };
  const auto greater = [](Register x, Register y) { return x < y ? y : x; };
  const auto side_by_side = [](Register x, Register y) {
    return __builtin_shufflevector(x, y, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
  };
  const auto given = std::bit_cast<Register>(Words{bytes});
  const Register neighbours =
      __builtin_shufflevector(given, given, 1, 0, 3, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  // Each two twice: the first in lanes 0 and 1, the second in 4 and 5.
  const Register twos = side_by_side(lesser(given, neighbours), greater(given, neighbours));
  const Register second = __builtin_shufflevector(twos, twos, 4, 5, 6, 7, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  const Register outer = side_by_side(lesser(twos, second), greater(twos, second));  // all but the middle two in order
  const Register swapped = __builtin_shufflevector(outer, outer, 0, 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  const Register all = __builtin_shufflevector(lesser(outer, swapped), greater(outer, swapped), 0, 1, 18, 19, 4, 5, 6,
                                               7, 8, 9, 10, 11, 12, 13, 14, 15);
  return std::bit_cast<Words>(all)[0];
}

}  // namespace salida

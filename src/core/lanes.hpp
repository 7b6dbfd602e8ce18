// A byte for each piece on the board, compared all at once. Sixteen pieces fill one vector register; a board of more
// arms takes two. This is the only place that speaks of vectors; each operation is a plain loop over bytes elsewhere.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

namespace salida {

template <unsigned kRegisters>
class Lanes {
 public:
  static constexpr unsigned size = 16 * kRegisters;
  using Register [[gnu::vector_size(16)]] = std::uint8_t;

  Lanes() = default;
  explicit Lanes(const std::uint8_t* bytes) { std::memcpy(registers_.data(), bytes, sizeof registers_); }
  /// The same byte everywhere.
  explicit Lanes(unsigned byte) {
    for (Register& lanes : registers_) lanes = Register{} + static_cast<std::uint8_t>(byte);
  }

  friend Lanes operator+(Lanes a, const Lanes& b) {
    return a.combine(b, [](Register x, Register y) { return x + y; });
  }
  friend Lanes operator-(Lanes a, const Lanes& b) {
    return a.combine(b, [](Register x, Register y) { return x - y; });
  }
  friend Lanes operator&(Lanes a, const Lanes& b) {
    return a.combine(b, [](Register x, Register y) { return x & y; });
  }
  friend Lanes operator|(Lanes a, const Lanes& b) {
    return a.combine(b, [](Register x, Register y) { return x | y; });
  }
  [[nodiscard]] Lanes operator~() const {
    return combine(*this, [](Register x, Register) { return ~x; });
  }

  // 255 where it holds, else 0.
  [[nodiscard]] Lanes equal_to(const Lanes& other) const {
    return combine(other, [](Register x, Register y) { return mask(x == y); });
  }
  [[nodiscard]] Lanes less_than(const Lanes& other) const {
    return combine(other, [](Register x, Register y) { return mask(x < y); });
  }

  /// Each lane takes the byte that lies `lanes` after it in the same group of four, round the group.
  template <unsigned kLanes>
  [[nodiscard]] Lanes rotated_in_fours() const {
    Lanes result;
    for (unsigned k = 0; k < kRegisters; ++k) {
      using Words [[gnu::vector_size(16)]] = std::uint32_t;
      const auto words = std::bit_cast<Words>(registers_[k]);
      result.registers_[k] = std::bit_cast<Register>((words >> (8U * kLanes)) | (words << (32U - (8U * kLanes))));
    }
    return result;
  }

  [[nodiscard]] bool any() const {
    std::uint64_t bits = 0;
    for (const Register& lanes : registers_) {
      const auto halves = std::bit_cast<std::array<std::uint64_t, 2>>(lanes);
      bits |= halves[0] | halves[1];
    }
    return bits != 0;
  }

  [[nodiscard]] unsigned least() const {
    Register low = registers_[0];
    for (const Register& lanes : registers_) low = lesser(low, lanes);
    using Longs [[gnu::vector_size(16)]] = std::uint64_t;
    for (const int shift : {32, 16, 8}) low = lesser(low, std::bit_cast<Register>(std::bit_cast<Longs>(low) >> shift));
    const auto halves = std::bit_cast<std::array<std::uint64_t, 2>>(low);
    return static_cast<unsigned>(std::min(halves[0] & 255U, halves[1] & 255U));
  }

  /// More than one lane of a mask is set.
  [[nodiscard]] bool more_than_one() const {
    constexpr std::uint64_t one_a_lane = 0x0101'0101'0101'0101U;
    std::uint64_t bits = 0;  // a bit of its own for every lane
    for (const Register& lanes : registers_) {
      const auto halves = std::bit_cast<std::array<std::uint64_t, 2>>(lanes);
      bits = (bits << 2U) | (halves[0] & one_a_lane) | ((halves[1] & one_a_lane) << 1U);
    }
    return (bits & (bits - 1U)) != 0;
  }

 private:
  template <class Mask>
  [[nodiscard]] static Register mask(Mask holds) {
    return std::bit_cast<Register>(holds);
  }

  [[nodiscard]] static Register lesser(Register x, Register y) { return x < y ? x : y; }

  template <class Operation>
  [[nodiscard]] Lanes combine(const Lanes& other, Operation operation) const {
    Lanes result;
    for (unsigned k = 0; k < kRegisters; ++k) result.registers_[k] = operation(registers_[k], other.registers_[k]);
    return result;
  }

  std::array<Register, kRegisters> registers_;
};

}  // namespace salida

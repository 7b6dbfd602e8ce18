// A byte for each piece on the board, compared all at once. Sixteen pieces fill one vector register; a board of more
// arms takes two. This is the only place that speaks of vectors; each operation is a plain loop over bytes elsewhere.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

namespace salida {

template <int kRegisters>
class Lanes {
 public:
  static constexpr int size = 16 * kRegisters;
  using Register [[gnu::vector_size(16)]] = std::uint8_t;

  Lanes() = default;
  explicit Lanes(const std::uint8_t* bytes) { std::memcpy(registers_.data(), bytes, sizeof registers_); }
  /// The same byte everywhere.
  explicit Lanes(unsigned byte) {
    for (Register& lanes : registers_) lanes = Register{} + static_cast<std::uint8_t>(byte);
  }

  friend Lanes operator+(Lanes a, const Lanes& b) { return a.combine(b, [](Register x, Register y) { return x + y; }); }
  friend Lanes operator-(Lanes a, const Lanes& b) { return a.combine(b, [](Register x, Register y) { return x - y; }); }
  friend Lanes operator&(Lanes a, const Lanes& b) { return a.combine(b, [](Register x, Register y) { return x & y; }); }
  friend Lanes operator|(Lanes a, const Lanes& b) { return a.combine(b, [](Register x, Register y) { return x | y; }); }
  friend Lanes operator*(Lanes a, const Lanes& b) { return a.combine(b, [](Register x, Register y) { return x * y; }); }
  [[nodiscard]] Lanes operator~() const { return combine(*this, [](Register x, Register) { return ~x; }); }

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

  /// How many lanes of a mask are set.
  [[nodiscard]] unsigned count() const {
    int bits = 0;
    for (const Register& lanes : registers_) {
      const auto halves = std::bit_cast<std::array<std::uint64_t, 2>>(lanes);
      bits += std::popcount(halves[0]) + std::popcount(halves[1]);
    }
    return static_cast<unsigned>(bits) / 8U;
  }

 private:
  template <class Mask>
  [[nodiscard]] static Register mask(Mask holds) {
    return std::bit_cast<Register>(holds);
  }

  template <class Operation>
  [[nodiscard]] Lanes combine(const Lanes& other, Operation operation) const {
    Lanes result;
    for (unsigned k = 0; k < kRegisters; ++k) result.registers_[k] = operation(registers_[k], other.registers_[k]);
    return result;
  }

  std::array<Register, kRegisters> registers_;
};

}  // namespace salida

// A hash of positions and games: for sets of positions, and for the signature that shows whether play has changed.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/position.hpp"

namespace salida {

/// A hash over every field, the same on every machine and compiler.
class Fingerprint {
 public:
  void add(std::uint64_t value) {
    hash_ = (hash_ ^ value) * 0x9E37'79B9'7F4A'7C15U;
    hash_ ^= hash_ >> 29U;
  }

  void add(const Position& position) {
    for (const Hand& hand : position.pieces) {
      add(hand[0] | (std::uint64_t{hand[1]} << 8U) | (std::uint64_t{hand[2]} << 16U) | (std::uint64_t{hand[3]} << 24U));
    }
    for (const std::uint8_t stood : position.stood) {
      if (stood != 0) add(stood);
    }
    add(position.finished);
    for (const unsigned field :
         {unsigned{position.playing}, unsigned{position.turn}, static_cast<unsigned>(position.phase),
          position.play_on ? 1U : 0U, unsigned{position.doubles}, unsigned{position.tries}, unsigned{position.last},
          unsigned{position.first_fives}, unsigned{position.latecomers}, unsigned{position.offender},
          unsigned{position.guilty}}) {
      add(field);
    }
    if (position.phase != Phase::play) return;
    for (int k = 0; k < 4; ++k) add(position.dice[k]);
    for (const unsigned field :
         {unsigned{position.capturers}, unsigned{position.captures_owed}, unsigned{position.goals_owed},
          unsigned{position.walked}, unsigned{position.openers}, unsigned{position.apart}, unsigned{position.freed},
          position.repeats ? 1U : 0U, position.captured ? 1U : 0U, position.passed ? 1U : 0U, position.breaks ? 1U : 0U,
          position.nested ? 1U : 0U, position.crowns ? 1U : 0U, position.must_win ? 1U : 0U}) {
      add(field);
    }
  }

  [[nodiscard]] std::uint64_t value() const { return hash_; }

 private:
  std::uint64_t hash_ = 0xCBF2'9CE4'8422'2325U;
};

struct PositionHash {
  std::size_t operator()(const Position& position) const {
    Fingerprint fingerprint;
    fingerprint.add(position);
    return static_cast<std::size_t>(fingerprint.value());
  }
};

}  // namespace salida

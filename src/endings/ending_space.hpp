// Numbers every position of an ending. Positions that differ only by a turn of the board, or by who has finished
// before, have the same number.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/play.hpp"
#include "endings/ending_hands.hpp"

namespace salida {

inline constexpr unsigned most_racing = 4;

/// Returns the smallest ending to which a position that awaits a roll belongs, or std::nullopt if none can be solved
/// under these rules.
[[nodiscard]] std::optional<Ending> ending_of(const Rules& rules, const Position& position);

class EndingSpace {
 public:
  /// The ending must be one that can be solved.
  EndingSpace(const Rules& rules, const Ending& ending);

  [[nodiscard]] const Ending& ending() const { return ending_; }
  [[nodiscard]] const EndingHands& hands() const { return hands_; }
  [[nodiscard]] unsigned players() const { return ending_.players; }

  /// All numbers are below this; some belong to impossible positions.
  [[nodiscard]] std::uint64_t size() const { return size_; }

  /// The seats that are still on their way home, in turn order from the seat to move.
  struct Race {
    std::array<std::uint32_t, most_racing> hands{};  // the mover's first
    std::uint32_t mover = 0;                         // the mover's hand with its marks
    unsigned side = 0;  // 1 if the other seat is more than half a round ahead in turn order, otherwise 0
  };
  [[nodiscard]] std::uint64_t number_of(const Race& race) const;
  [[nodiscard]] Race race(std::uint64_t number) const;

  /// Returns false if two colours stand on a square that they cannot share, or more pieces than it holds.
  [[nodiscard]] bool is_possible(const Race& race) const;

  /// Returns the position: a roll is awaited, the mover sits on the first seat, and nobody has finished.
  [[nodiscard]] Position position(const Race& race) const;

  /// Returns the number of a position that awaits a roll, or std::nullopt if it is not in the ending, or if the seat to
  /// move may call (M10): that is a choice, and not a position of the space.
  [[nodiscard]] std::optional<std::uint64_t> find(const Position& position) const;

  /// Returns true if it makes no difference which seat comes first: they sit opposite, or never meet.
  [[nodiscard]] bool is_symmetric() const { return sides_ == 1; }

 private:
  [[nodiscard]] int arms_to_other(unsigned side) const;

  Rules rules_;
  Board board_;
  Ending ending_;
  EndingHands hands_;
  unsigned sides_;
  std::uint64_t size_;
};

}  // namespace salida

// Every position of an ending, and the number of each. Positions that differ by a turn of the board, or by who has
// finished before, are one.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/play.hpp"
#include "endings/ending_hands.hpp"

namespace salida {

inline constexpr unsigned most_racing = 4;

/// The smallest ending that a position which awaits a roll belongs to, if it is solved for these rules.
[[nodiscard]] std::optional<Ending> ending_of(const Rules& rules, const Position& position);

class EndingSpace {
 public:
  /// The ending is one that is solved.
  EndingSpace(const Rules& rules, const Ending& ending);

  [[nodiscard]] const Ending& ending() const { return ending_; }
  [[nodiscard]] const EndingHands& hands() const { return hands_; }
  [[nodiscard]] unsigned players() const { return ending_.players; }

  /// Numbers are below it; some belong to positions that cannot be.
  [[nodiscard]] std::uint64_t size() const { return size_; }

  /// Who is still on the way home, as the seat to move counts: hands of itself and of those who follow.
  struct Race {
    std::array<std::uint32_t, most_racing> hands{};  // the mover's is the first
    std::uint32_t mover = 0;                         // the mover's hand with its marks
    unsigned side = 0;  // of a board whose seats do not sit opposite: 1 where the other one's seat is the farther on
  };
  [[nodiscard]] std::uint64_t number_of(const Race& race) const;
  [[nodiscard]] Race race(std::uint64_t number) const;

  /// No two colours on one square that is not safe, and nowhere more pieces than a square holds.
  [[nodiscard]] bool is_possible(const Race& race) const;

  /// A roll is awaited: the mover sits on the first seat, nobody has finished.
  [[nodiscard]] Position position(const Race& race) const;

  /// The number of a position that awaits a roll. Returns std::nullopt if it is not in the ending, or if the seat to
  /// move may call (M10): that is a choice, and not a position of the space.
  [[nodiscard]] std::optional<std::uint64_t> find(const Position& position) const;

  /// Whether both seats of a board see each other the same way.
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

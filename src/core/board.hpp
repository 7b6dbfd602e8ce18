// The board: a ring of 17 squares an arm, a column of seven squares for each seat, then the goal.
//
// A piece's place is counted along its own way: 0 is the nest, 1 the square behind its door, 5 its start, `ring` its
// door, then the column and the goal. So the steps left to the goal are always `goal - place`, places in order are
// pieces in the order of the notation, and for seat 1 a place on the ring is the number printed on the square.
#pragma once

#include <array>
#include <cstdint>

namespace salida {

using Place = std::uint8_t;
using Seat = std::uint8_t;   // counted from 0; people count from 1
using Seats = std::uint8_t;  // a set of seats, a bit each

inline constexpr int max_seats = 8;
inline constexpr int max_pieces = 4;       // B4: of each seat
inline constexpr int squares_an_arm = 17;  // B1
inline constexpr int column_length = 7;    // B3: 63 steps from the start to the door, 7 in the column, 1 into the goal
inline constexpr Place nest = 0;           // B4
inline constexpr Place start_place = 5;    // B2

/// The bit of a seat or of a piece in a set of them.
[[nodiscard]] constexpr unsigned bit_of(unsigned member) { return 1U << member; }
[[nodiscard]] constexpr bool has(unsigned set, unsigned member) { return (set & bit_of(member)) != 0; }

/// Where everything lies on a board of so many arms.
struct Board {
  int arms;

  [[nodiscard]] constexpr int ring() const { return arms * squares_an_arm; }
  [[nodiscard]] constexpr Place door() const { return static_cast<Place>(ring()); }
  [[nodiscard]] constexpr Place goal() const { return static_cast<Place>(ring() + column_length + 1); }
  [[nodiscard]] constexpr bool on_ring(Place place) const {
    return static_cast<unsigned>(place) - 1U < static_cast<unsigned>(ring());
  }
  [[nodiscard]] constexpr bool in_column(Place place) const { return place > door() && place < goal(); }
  [[nodiscard]] constexpr bool on_the_way(Place place) const {
    return static_cast<unsigned>(place) - 1U < static_cast<unsigned>(goal()) - 1U;
  }

  /// The same ring square as seen from a seat whose start lies `arms_ahead` arms further on.
  [[nodiscard]] constexpr Place seen_from(Place place, int arms_ahead) const {
    const int turned = place - 1 - (arms_ahead * squares_an_arm);
    const int below_zero = turned >> 31;  // all ones, or none
    return static_cast<Place>(turned + 1 + (below_zero & ring()));
  }
};

/// B2, S21: a start, seven squares on, or twelve (the door). The same from every seat, since all arms are alike. R: who
/// plays does not matter, so that the starts of absent seats are safe too.
inline constexpr std::array<unsigned, 3> safe_squares{0, 5, 12};  // of an arm

[[nodiscard]] constexpr bool is_safe(Place place) {
  constexpr unsigned safe_of_an_arm = (1U << safe_squares[0]) | (1U << safe_squares[1]) | (1U << safe_squares[2]);
  return ((safe_of_an_arm >> (place % squares_an_arm)) & 1U) != 0;
}

/// Somebody's start: arms are 17 squares apart, so every start looks alike from every seat.
[[nodiscard]] constexpr bool is_start(Place place) { return place % squares_an_arm == start_place; }

}  // namespace salida

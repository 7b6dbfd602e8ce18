// Where every square of a board lies, for everything that draws it: an SVG, a terminal, the page.
//
// Each arm is three squares wide and eight long, and the arms stand around a regular polygon: four of them make the
// familiar cross. The unit of length is the length of a square along its arm; x grows to the right, y downwards. Seat 1
// sits at the bottom, and the ring runs counter-clockwise.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/board.hpp"
#include "core/names.hpp"
#include "core/rules.hpp"
#include "core/source.hpp"

namespace salida {

struct Point {
  double x = 0;
  double y = 0;
  friend constexpr bool operator==(const Point&, const Point&) = default;
};

[[nodiscard]] constexpr Point operator+(Point a, Point b) { return {.x = a.x + b.x, .y = a.y + b.y}; }
[[nodiscard]] constexpr Point operator-(Point a, Point b) { return {.x = a.x - b.x, .y = a.y - b.y}; }
[[nodiscard]] constexpr Point operator*(double length, Point a) { return {.x = length * a.x, .y = length * a.y}; }

inline constexpr int arm_length = 8;

/// Squares are wide, as on a printed board, so that two pieces fit side by side.
inline constexpr double square_width = 1.7;

enum class SquareKind : std::uint8_t { ring, column, goal, nest_area };
template <>
inline constexpr auto names_of<SquareKind> = named<SquareKind>({{SquareKind::ring, "ring"},
                                                                {SquareKind::column, "column"},
                                                                {SquareKind::goal, "goal"},
                                                                {SquareKind::nest_area, "nest"}});

struct BoardSquare {
  SquareKind kind = SquareKind::ring;
  Seat seat = 0;                 // the owner of its arm, or of the nest
  int number = 0;                // as printed on the ring; in a column, from 1 next to the door; otherwise 0
  std::vector<Point> corners{};  // of a convex polygon
  Point centre{};
  double size = 1;   // the diameter of the largest circle around the centre that fits in
  double width = 1;  // along `wide`
  Point along{};     // the direction of travel, a vector of length 1
  Point wide{};      // the direction in which two pieces stand side by side; on an arm, away from its middle line

  [[nodiscard]] bool is_start() const {
    return kind == SquareKind::ring && salida::is_start(static_cast<Place>(number));
  }
  [[nodiscard]] bool is_safe() const { return kind == SquareKind::ring && salida::is_safe(static_cast<Place>(number)); }
  [[nodiscard]] bool is_door() const { return kind == SquareKind::ring && number % squares_an_arm == 0; }
};

/// Returns the square's name in the notation, with the seat if the square belongs to one: 17, 1:h3, 1:g, 1:n.
[[nodiscard]] std::string square_name(const BoardSquare& square);

class BoardLayout {
 public:
  explicit BoardLayout(const Rules& rules);

  /// The ring from square 1 on, then the column, goal and nest of each seat.
  [[nodiscard]] std::span<const BoardSquare> squares() const { return squares_; }
  [[nodiscard]] std::uint8_t arms() const { return rules_.board.arms; }
  [[nodiscard]] double width() const { return width_; }
  [[nodiscard]] double height() const { return height_; }

  /// The square on which a piece of that seat stands.
  [[nodiscard]] const BoardSquare& square_at(Seat seat, Place place) const { return squares_[index_at(seat, place)]; }
  [[nodiscard]] std::size_t index_at(Seat seat, Place place) const;

  [[nodiscard]] const BoardSquare& ring_square(int number) const { return squares_[static_cast<unsigned>(number - 1)]; }
  [[nodiscard]] const BoardSquare& column_square(Seat seat, int step) const {
    return square_at(seat, static_cast<Place>(board_.door() + step));
  }
  [[nodiscard]] const BoardSquare& goal_of(Seat seat) const { return square_at(seat, board_.goal()); }
  [[nodiscard]] const BoardSquare& nest_of(Seat seat) const { return square_at(seat, nest); }

  /// B6: the arm at which a seat sits, counted along the ring from seat 1's.
  [[nodiscard]] int arm_of(Seat seat) const { return arms_ahead(rules_, seat) % board_.arms; }
  [[nodiscard]] Seat seat_at(int arm) const { return seat_ahead(rules_, 0, arm); }

 private:
  [[nodiscard]] BoardSquare ring_at(int number) const;
  void move_to_origin();

  Rules rules_;
  Board board_;
  double width_ = 0;
  double height_ = 0;
  std::vector<BoardSquare> squares_;
};

}  // namespace salida

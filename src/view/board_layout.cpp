#include "view/board_layout.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace salida {
namespace {

constexpr double half_width = 1.5 * square_width;  // of an arm
constexpr int own_squares = column_length + 2;     // of a seat: its column, goal and nest

/// An arm seen from the centre of the board: `out` along it, `side` towards the arm that comes next along the ring.
struct Arm {
  Point out;
  Point side;
  double inner;  // from the centre to where the arm begins

  Arm(int arms, int number) : inner(half_width / std::tan(std::numbers::pi / arms)) {
    const double turned = 2 * std::numbers::pi * number / arms;
    out = {.x = std::sin(turned), .y = std::cos(turned)};
    side = {.x = std::cos(turned), .y = -std::sin(turned)};
  }

  [[nodiscard]] Point at(double outwards, double sideways) const { return (inner + outwards) * out + sideways * side; }
};

/// The square of an arm, so many squares from the arm's beginning and from its middle line.
void place_square(BoardSquare& square, const Arm& arm, int outwards, int sideways, Point along) {
  const double near = outwards;
  const double left = (sideways - 0.5) * square_width;
  const double right = left + square_width;
  square.corners = {arm.at(near, left), arm.at(near + 1, left), arm.at(near + 1, right), arm.at(near, right)};
  square.centre = arm.at(near + 0.5, sideways * square_width);
  square.size = 1;
  square.width = square_width;
  square.along = along;
  square.wide = (sideways < 0 ? -1 : 1) * arm.side;
}

[[nodiscard]] double distance(Point a, Point b) { return std::hypot(a.x - b.x, a.y - b.y); }

/// A triangle's centre is that of its inner circle: so the most room is around it.
void place_triangle(BoardSquare& square, Point a, Point b, Point c) {
  const double opposite_a = distance(b, c);
  const double opposite_b = distance(c, a);
  const double opposite_c = distance(a, b);
  const double round = opposite_a + opposite_b + opposite_c;
  const double twice_area = std::abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y));
  square.corners = {a, b, c};
  square.centre = (1 / round) * (opposite_a * a + opposite_b * b + opposite_c * c);
  square.size = 2 * twice_area / round;
}

/// Between an arm and the next, beside the start: a square where there are four arms, a triangle between more.
void place_nest(BoardSquare& square, const Arm& arm, const Arm& next, int arms) {
  constexpr double apart = 0.5;  // from the squares of the arms
  const Point corner = arm.at(0, half_width);
  const double angle = 2 * std::numbers::pi / arms;
  const auto at = [&](double along_arm, double along_next) {
    return corner + along_arm * arm.out + along_next * next.out;
  };
  const double near = apart / std::sin(angle);
  const double far = arm_length - apart;
  if (arms <= 4) {
    square.corners = {at(near, near), at(far, near), at(far, far), at(near, far)};
    square.centre = at((near + far) / 2, (near + far) / 2);
    square.size = (far - near) * std::sin(angle);
  } else {
    place_triangle(square, at(near, near), at(far, near), at(near, far));
  }
  square.width = square.size;
  square.along = {.x = 0, .y = 1};
  square.wide = {.x = 1, .y = 0};
}

}  // namespace

std::string square_name(const BoardSquare& square) {
  const std::string of_seat = std::to_string(square.seat + 1) + ':';
  switch (square.kind) {
    case SquareKind::ring: return std::to_string(square.number);
    case SquareKind::column: return of_seat + 'h' + std::to_string(square.number);
    case SquareKind::goal: return of_seat + 'g';
    case SquareKind::nest_area: return of_seat + 'n';
  }
  return {};
}

/// Squares 9 to 16 lead out along an arm, 17 lies over its end and 18 to 25 lead back in, and so on.
BoardSquare BoardLayout::ring_at(int number) const {
  const int ahead = number + arm_length;  // counted from where the first arm's way out begins
  const int arm_number = ahead / squares_an_arm % board_.arms;
  const int step = ahead % squares_an_arm;
  const Arm arm(board_.arms, arm_number);
  BoardSquare square{.kind = SquareKind::ring, .seat = seat_at(arm_number), .number = number};
  if (step < arm_length) place_square(square, arm, step, -1, step + 1 < arm_length ? arm.out : arm.side);
  else if (step == arm_length) place_square(square, arm, arm_length - 1, 0, arm.side);
  else place_square(square, arm, 2 * arm_length - step, 1, -1 * arm.out);
  return square;
}

BoardLayout::BoardLayout(const Rules& rules) : rules_(rules), board_{.arms = rules.board.arms} {
  const int arms = board_.arms;
  squares_.reserve(static_cast<unsigned>(board_.ring() + arms * own_squares));
  for (int number = 1; number <= board_.ring(); ++number) squares_.push_back(ring_at(number));
  for (Seat seat = 0; seat < rules.board.arms; ++seat) {
    const Arm arm(arms, arm_of(seat));
    const Arm next(arms, arm_of(seat) + 1);
    for (int step = 1; step <= column_length; ++step) {
      BoardSquare& square =
          squares_.emplace_back(BoardSquare{.kind = SquareKind::column, .seat = seat, .number = step});
      place_square(square, arm, column_length - step, 0, -1 * arm.out);
    }
    BoardSquare& goal = squares_.emplace_back(BoardSquare{.kind = SquareKind::goal, .seat = seat});
    place_triangle(goal, {}, arm.at(0, -half_width), arm.at(0, half_width));
    goal.along = -1 * arm.out;
    goal.width = goal.size;
    goal.wide = arm.side;
    place_nest(squares_.emplace_back(BoardSquare{.kind = SquareKind::nest_area, .seat = seat}), arm, next, arms);
  }
  move_to_origin();
}

void BoardLayout::move_to_origin() {
  Point low{};
  Point high{};
  for (const BoardSquare& square : squares_) {
    for (const Point corner : square.corners) {
      low = {.x = std::min(low.x, corner.x), .y = std::min(low.y, corner.y)};
      high = {.x = std::max(high.x, corner.x), .y = std::max(high.y, corner.y)};
    }
  }
  width_ = high.x - low.x;
  height_ = high.y - low.y;
  for (BoardSquare& square : squares_) {
    square.centre = square.centre - low;
    for (Point& corner : square.corners) corner = corner - low;
  }
}

std::size_t BoardLayout::index_at(Seat seat, Place place) const {
  const auto ring = static_cast<unsigned>(board_.ring());
  const auto ahead = static_cast<unsigned>(squares_an_arm * arm_of(seat));
  if (board_.on_ring(place)) return (place - 1U + ahead) % ring;
  const unsigned own = ring + seat * static_cast<unsigned>(own_squares);
  if (place == nest) return own + column_length + 1;
  return own + std::min(place, board_.goal()) - board_.door() - 1;
}

}  // namespace salida

// Who begins. Numbers come in from outside, so that a test can state the throws.
#pragma once

#include <bit>
#include <cstdint>

#include "core/board.hpp"
#include "core/play.hpp"
#include "core/rules.hpp"

namespace salida {

namespace first_player {

[[nodiscard]] constexpr Seat lowest_seat(Seats seats) { return static_cast<Seat>(std::countr_zero(seats)); }

[[nodiscard]] constexpr Seats without_lowest(Seats seats) { return static_cast<Seats>(seats & (seats - 1U)); }

/// The seats that threw best, when each of `seats` throws once, in seat order.
template <class Below, class Saw>
[[nodiscard]] constexpr Seats best_throwers(FirstPlayer wanted, Seats seats, Below& below, Saw& saw) {
  Seats best_seats = 0;
  std::uint32_t best = 0;
  for (; seats != 0; seats = without_lowest(seats)) {
    const std::uint32_t die = below(6U) + 1U;
    saw(lowest_seat(seats), die);
    const bool better = wanted == FirstPlayer::lowest_roll ? die < best : die > best;
    if (best_seats == 0 || better) {
      best = die;
      best_seats = 0;
    }
    if (die == best) best_seats |= static_cast<Seats>(1U << lowest_seat(seats));
  }
  return best_seats;
}

}  // namespace first_player

/// The seat that begins, one of `seats`, which is not empty. `below(n)` gives a number from 0 to n - 1,
/// each as likely; `saw(seat, die)` is told every throw of a die for it.
template <class Below, class Saw>
[[nodiscard]] constexpr Seat draw_first(const Rules& rules, Seats seats, Below&& below, Saw&& saw) {
  using namespace first_player;
  switch (rules.board.first) {
    case FirstPlayer::seat_1: break;  // M1
    case FirstPlayer::random:         // S2
      for (std::uint32_t skipped = below(static_cast<std::uint32_t>(std::popcount(seats))); skipped > 0; --skipped) {
        seats = without_lowest(seats);
      }
      break;
    case FirstPlayer::lowest_roll:   // A1
    case FirstPlayer::highest_roll:  // H
      while (std::popcount(seats) > 1) seats = best_throwers(rules.board.first, seats, below, saw);
      break;
  }
  return lowest_seat(seats);
}

template <class Below>
[[nodiscard]] constexpr Seat draw_first(const Rules& rules, Seats seats, Below&& below) {
  return draw_first(rules, seats, below, [](Seat, std::uint32_t) {});
}

}  // namespace salida

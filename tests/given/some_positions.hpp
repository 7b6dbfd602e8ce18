// Positions to test with: scattered at random, so that captures, blockades, doors and columns abound, or met in play.
// `below(n)` gives a number from 0 to n - 1, from dice, from RapidCheck or from a fuzzer's bytes.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/hand.hpp"
#include "core/play.hpp"
#include "notation/position_fields.hpp"
#include "notation/squares.hpp"

namespace salida {

namespace detail {

template <class Below>
[[nodiscard]] Seat any_seat(Seats seats, Below& below) {
  unsigned seat = 0;
  for (unsigned skipped = below(static_cast<unsigned>(std::popcount(seats))) + 1U;; ++seat) {
    if ((seats & bit_of(seat)) != 0 && --skipped == 0) return static_cast<Seat>(seat);
  }
}

/// Whether one more piece of the seat may stand there.
[[nodiscard]] inline bool has_room(const Rules& rules, const Position& position, Seat seat, Place place) {
  const Board board{.arms = rules.board.arms};
  if (!board.on_the_way(place)) return true;
  if (rules.goal.passing == Passing::never && place < start_place) return false;
  unsigned pieces = 0;
  for (unsigned other = 0; other < rules.board.arms; ++other) {
    const auto owner = static_cast<Seat>(other);
    if (owner != seat && !board.on_ring(place)) continue;
    const Place there = owner == seat ? place : place_at(rules, owner, square_of(rules, seat, place));
    const auto found = static_cast<unsigned>(std::ranges::count(position.pieces[owner], there));
    if (found > 0 && owner != seat && !(is_safe(place) && rules.crowd.share_safe)) return false;
    pieces += found;
  }
  return rules.crowd.limit == 0 || pieces < rules.crowd.limit;
}

/// Fields that hang on where the pieces stand.
template <class Below>
void scatter_memory(const Rules& rules, Position& position, Below& below) {
  const Board board{.arms = rules.board.arms};
  const Hand& mover = position.pieces[position.turn];
  if (rules.repeat.limit != 0) position.doubles = static_cast<std::uint8_t>(below(rules.repeat.limit));
  if (is_all_in_nest(board, mover)) position.tries = static_cast<std::uint8_t>(below(rules.entry.tries));
  if (rules.repeat.penalty == Penalty::last_moved_to_nest && position.doubles + 1 == rules.repeat.limit) {
    const Place last = mover[below(max_pieces)];
    if (board.on_ring(last)) position.last = last;
  }
  for (unsigned seat = 0; seat < rules.board.arms; ++seat) {
    if ((position.playing & bit_of(seat)) == 0) continue;
    const bool had_five = pieces_in_nest(position.pieces[seat]) < rules.board.pieces || below(2) == 0;
    if (rules.entry.first_five > 1 && had_five) position.first_fives |= static_cast<std::uint8_t>(bit_of(seat));
    if (rivals_on_start(rules, position, static_cast<Seat>(seat)).matter && below(2) == 0) {
      position.latecomers |= static_cast<std::uint8_t>(bit_of(seat));
    }
    if (rules.crowd.blockade_turns == 0) continue;
    for_each_blockade(board, position.pieces[seat], [&](unsigned piece) {
      const unsigned age = below(rules.crowd.blockade_turns + 1U);
      position.stood[seat] = with_age(with_age(position.stood[seat], piece, age), piece + 1, age);
    });
  }
  if (rules.capture.calling && below(3) == 0) {
    position.offender = any_seat(position.playing, below);
    position.guilty = static_cast<std::uint8_t>(below(16) & 15U);
  }
}

}  // namespace detail

/// A roll is awaited; nobody is home.
template <class Below>
[[nodiscard]] Position scattered(const Rules& rules, int players, Below&& below) {
  const Board board{.arms = rules.board.arms};
  const Seats seats = seats_for(rules, players);
  Position position = start(rules, seats, detail::any_seat(seats, below));
  position.stood = {};
  if (below(8) == 0) position.play_on = !position.play_on;

  const auto ring = static_cast<unsigned>(board.ring());
  const unsigned low = below(ring);
  const unsigned width = std::array{8U, 16U, 30U, ring}[below(4)];
  struct Shares {
    unsigned nest, goal, column;  // of ten; the others stand on the ring
  };
  const Shares shares = std::array<Shares, 5>{{{1, 1, 1}, {3, 1, 1}, {1, 3, 3}, {0, 2, 2}, {1, 5, 3}}}[below(5)];
  for (unsigned k = 0; k < rules.board.arms; ++k) {
    const auto seat = static_cast<Seat>(k);
    if ((seats & bit_of(seat)) == 0) continue;
    Hand& hand = position.pieces[seat];
    for (unsigned piece = 0; piece < rules.board.pieces; ++piece) hand[piece] = nest;
    for (unsigned piece = 0; piece < rules.board.pieces; ++piece) {
      const unsigned share = below(10);
      Place place = nest;
      if (share < shares.nest) continue;
      if (share < shares.nest + shares.goal) {
        place = board.goal();
      } else if (share < shares.nest + shares.goal + shares.column) {
        place = static_cast<Place>(board.door() + 1U + below(column_length));
      } else {
        const unsigned square = below(7) == 0 ? start_place + (squares_an_arm * below(rules.board.arms))
                                              : ((low + below(width)) % ring) + 1U;
        place = place_at(rules, seat, static_cast<int>(square));
      }
      if (detail::has_room(rules, position, seat, place)) hand[piece] = place;
    }
    if (is_home(board, hand)) hand[0] = nest;
    std::sort(hand.begin(), hand.end());
  }
  detail::scatter_memory(rules, position, below);
  return canonical(rules, position);
}

/// What comes next, chosen at random: a roll, a call, an action. The game is not over.
struct Step {
  Position after{};
  Roll roll{};      // where dice were thrown
  Action action{};  // where somebody chose
  bool rolled = false;
};

template <class Below>
[[nodiscard]] Step random_step(const Rules& rules, const Position& position, Below&& below) {
  Step step;
  const ActionList list = legal_actions(rules, position);
  if (position.phase == Phase::roll && (list.empty() || below(2) == 0)) {
    step.rolled = true;
    step.roll.first = static_cast<std::uint8_t>(1U + below(6));
    if (dice_to_roll(rules, position) == 2) step.roll.second = static_cast<std::uint8_t>(1U + below(6));
    step.after = after_roll(rules, position, step.roll);
  } else {
    step.action = list[below(list.size())];
    step.after = after(rules, position, step.action);
  }
  return step;
}

}  // namespace salida

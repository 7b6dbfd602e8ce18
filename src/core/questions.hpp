// The questions that everybody asks of a game, each with its one answer: who is home, who has won, who are rivals, what
// repeats a turn, who may call. Nobody else compares seats or reads Position::finished to find out.
#pragma once

#include <array>
#include <cstdint>

#include "core/board.hpp"
#include "core/hand.hpp"
#include "core/position.hpp"
#include "core/rules.hpp"

namespace salida {

/// Seats in some order, each at most once.
class SeatList {
 public:
  constexpr void add(Seat seat) { seats_[size_++] = seat; }
  [[nodiscard]] constexpr unsigned size() const { return size_; }
  [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
  [[nodiscard]] constexpr Seat operator[](unsigned k) const { return seats_[k]; }
  [[nodiscard]] constexpr const Seat* begin() const { return seats_.data(); }
  [[nodiscard]] constexpr const Seat* end() const { return seats_.data() + size_; }
  friend constexpr bool operator==(const SeatList&, const SeatList&) = default;

 private:
  std::array<Seat, max_seats> seats_{};
  unsigned size_ = 0;
};

/// The seats of a set, the lowest first.
[[nodiscard]] constexpr SeatList seats_in(Seats seats) {
  SeatList list;
  for (unsigned seat = 0; seat < max_seats; ++seat) {
    if (has(seats, seat)) list.add(static_cast<Seat>(seat));
  }
  return list;
}

// --- Rivals

/// Whether the two seats play against each other: every seat plays for itself.
[[gnu::always_inline]] [[nodiscard]] constexpr bool are_rivals(const Rules& /*rules*/, unsigned seat, unsigned other) {
  return seat != other;
}

// --- The end of a game

/// Whether the seat is still on its way: it plays and is not home.
[[nodiscard]] inline bool is_racing(const Rules& rules, const Position& position, unsigned seat) {
  return has(position.playing, seat) && !is_home(Board{.arms = rules.board.arms}, position.pieces[seat]);
}

/// The seats in the order in which they came home. P14: who is left alone at the end comes last.
[[nodiscard]] constexpr SeatList places_of(const Position& position) {
  SeatList places;
  for (std::uint32_t left = position.finished; left != 0; left >>= 4U) places.add(static_cast<Seat>((left & 15U) - 1U));
  return places;
}

/// The place of a seat in that order, counted from 1; 0 if it has none yet.
[[nodiscard]] constexpr unsigned place_of(const Position& position, unsigned seat) {
  const SeatList places = places_of(position);
  for (unsigned k = 0; k < places.size(); ++k) {
    if (places[k] == seat) return k + 1;
  }
  return 0;
}

/// Who has won: the first player home (M13, S13, P14, D11, A16); nobody while nobody is home. With `before`, the
/// Position::finished of an earlier moment: who has won the race that was open then.
[[nodiscard]] constexpr Seats winners(const Rules& /*rules*/, const Position& position, std::uint32_t before = 0) {
  std::uint32_t since = position.finished;
  for (; before != 0; before >>= 4U) since >>= 4U;
  return since == 0 ? Seats{0} : static_cast<Seats>(bit_of((since & 15U) - 1U));
}

/// Whether the seat has reached what it plays for, and the rest of the game changes nothing for it: it came home before
/// those who still race. In a game for places several seats have, one after the other.
[[nodiscard]] inline bool has_won(const Rules& rules, const Position& position, unsigned seat) {
  return is_home(Board{.arms = rules.board.arms}, position.pieces[seat]);
}

// --- Turns

/// Whether the seat that rolled this rolls again: a six of one die (P1), a double of two (M6, S15, D3, A6). Where a
/// game of two dice ends with one, that die repeats nothing (M12, S25).
[[gnu::always_inline]] [[nodiscard]] constexpr bool repeats_turn(const Rules& rules, Roll roll) {
  return rules.dice.count == 1 ? roll.first == 6 : roll.second != 0 && roll.is_double();
}

/// How likely a roll of so many dice repeats the turn.
[[nodiscard]] constexpr double chance_of_repeat(const Rules& rules, int dice) {
  return dice == rules.dice.count ? 1.0 / 6 : 0.0;
}

// --- Calling

/// Whether a capture was missed that can be called now (M10): until the next roll.
[[gnu::always_inline]] [[nodiscard]] constexpr bool can_be_called(const Position& position) {
  return position.guilty != 0 && position.phase == Phase::roll;
}

/// Whether the seat may call the missed capture now (M10): any rival of the offender.
[[nodiscard]] constexpr bool may_call(const Rules& rules, const Position& position, unsigned seat) {
  return can_be_called(position) && has(position.playing, seat) && are_rivals(rules, seat, position.offender);
}

/// Everybody who may.
[[nodiscard]] constexpr Seats callers(const Rules& rules, const Position& position) {
  unsigned seats = 0;
  for (unsigned seat = 0; seat < max_seats; ++seat) seats |= may_call(rules, position, seat) ? bit_of(seat) : 0U;
  return static_cast<Seats>(seats);
}

}  // namespace salida

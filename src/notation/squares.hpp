// The names of places: n, the number printed on a ring square, h1 to h7, g.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/board.hpp"
#include "core/rules.hpp"
#include "notation/reading.hpp"

namespace salida {

/// B6: the arm at which a seat sits, counted from seat 1's in the direction of travel.
[[nodiscard]] constexpr int arm_of(const Rules& rules, Seat seat) {
  return rules.board.turns == TurnOrder::with_travel ? seat : (rules.board.arms - seat) % rules.board.arms;
}

/// B2: the printed number of a ring square, given as a place of that seat.
[[nodiscard]] constexpr int square_of(const Rules& rules, Seat seat, Place place) {
  const Board board{.arms = rules.board.arms};
  return ((place - 1 + (squares_an_arm * arm_of(rules, seat))) % board.ring()) + 1;
}

/// The place on that seat's way of the ring square with this number.
[[nodiscard]] constexpr Place place_at(const Rules& rules, Seat seat, int square) {
  const Board board{.arms = rules.board.arms};
  return board.seen_from(static_cast<Place>(square), arm_of(rules, seat));
}

[[nodiscard]] inline std::string place_text(const Rules& rules, Seat seat, Place place) {
  const Board board{.arms = rules.board.arms};
  if (place == nest) return "n";
  if (place >= board.goal()) return "g";
  if (board.in_column(place)) return "h" + std::to_string(place - board.door());
  return std::to_string(square_of(rules, seat, place));
}

[[nodiscard]] inline std::optional<Place> read_place(const Rules& rules, Seat seat, std::string_view text) {
  const Board board{.arms = rules.board.arms};
  if (text == "n") return nest;
  if (text == "g") return board.goal();
  if (text.starts_with('h')) {
    const std::optional<int> step = number_in(text.substr(1), 1, column_length);
    return step ? std::optional<Place>(static_cast<Place>(board.door() + *step)) : std::nullopt;
  }
  const std::optional<int> square = number_in(text, 1, board.ring());
  return square ? std::optional<Place>(place_at(rules, seat, *square)) : std::nullopt;
}

/// Says what read_place accepts, for error messages.
[[nodiscard]] inline std::string places_expected(const Rules& rules) {
  return "expected n, 1 to " + std::to_string(Board{.arms = rules.board.arms}.ring()) + ", h1 to h" +
         std::to_string(column_length) + " or g";
}

}  // namespace salida

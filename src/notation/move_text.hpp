// Writes the first part of an action's text, as in 10-13: which piece goes where. The rest, an x for captures and the
// pips, depends on more than the piece.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/hand.hpp"
#include "core/play.hpp"
#include "core/position.hpp"
#include "notation/squares.hpp"

namespace salida {

/// Returns the letter of a piece among those of its seat on the same square: a, b, c or d. Pieces in the nest are
/// alike, and all a. Counted without a branch, since no processor could predict it.
[[nodiscard]] inline char letter_of(const Hand& hand, Action action) {
  const Place place = hand[action.piece];
  const std::uint32_t before = pieces_at(hand, place) & ((1U << (8U * action.piece)) - 1U);
  const bool alike = action.kind == ActionKind::enter || place == nest;
  return static_cast<char>('a' + (alike ? 0 : std::popcount(before)));
}

[[nodiscard]] constexpr char sign_of(ActionKind kind) {
  constexpr std::string_view signs = "--=+.^c!";  // in the order of ActionKind
  return signs[static_cast<unsigned>(kind)];
}

[[nodiscard]] constexpr Place begin_of(const Hand& hand, Action action) {
  return action.kind == ActionKind::enter ? nest : hand[action.piece];
}

[[nodiscard]] constexpr Place end_of(Action action) { return action.kind == ActionKind::atone ? nest : action.to; }

/// Room for the longest move, and for what put_place may write beyond its end.
inline constexpr int room_for_move = 12;

/// Writes a move and returns its end. put_place(at, seat, place) does the same for a place.
template <class PutPlace>
char* put_move(char* at, const Position& position, Action action, const PutPlace& put_place) {
  if (action.kind == ActionKind::stop) {
    *at++ = '.';
    return at;
  }
  if (action.kind == ActionKind::call) {
    at = std::ranges::copy(std::string_view("call"), at).out;
    *at++ = static_cast<char>('1' + action.caller());
    return at;
  }
  const Seat seat = to_act(position);
  const Hand& hand = position.pieces[seat];
  at = put_place(at, seat, begin_of(hand, action));
  const char letter = letter_of(hand, action);
  *at = letter;
  at += letter != 'a' ? 1 : 0;
  *at++ = sign_of(action.kind);
  return put_place(at, seat, end_of(action));
}

/// The texts of all places for each seat, made in advance for writing many moves: no branch depends on where a piece
/// stands.
class PlaceTexts {
 public:
  explicit PlaceTexts(const Rules& rules) {
    const Board board{.arms = rules.board.arms};
    for (unsigned seat = 0; seat < rules.board.arms; ++seat) {
      for (unsigned place = 0; place <= board.goal(); ++place) {
        const std::string text = place_text(rules, static_cast<Seat>(seat), static_cast<Place>(place));
        std::ranges::copy(text, texts_[seat][place].begin());
        texts_[seat][place].back() = static_cast<char>(text.size());
      }
    }
  }

  char* operator()(char* at, Seat seat, Place place) const {
    const Text text = texts_[seat][place];
    std::ranges::copy(text, at);
    return at + text.back();
  }

 private:
  using Text = std::array<char, 4>;  // up to three letters, and how many there are
  static constexpr std::size_t most_places = (max_seats * squares_an_arm) + column_length + 2;
  std::array<std::array<Text, most_places>, max_seats> texts_{};
};

}  // namespace salida

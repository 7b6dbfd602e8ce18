// The first part of an action's text, 10-13: which piece goes where. What follows, a capture's x and the pips, hangs on
// more than the piece.
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

/// Of the pieces of a hand on one square, the first is a, then b, c, d. Those in the nest are alike. Nobody can
/// foretell which piece it is: it is counted without a branch.
[[nodiscard]] inline char letter_of(const Hand& hand, Action action) {
  const Place place = hand[action.piece];
  const std::uint32_t before = pieces_at(hand, place) & ((1U << (8U * action.piece)) - 1U);
  const bool alike = action.kind == ActionKind::enter || place == nest;
  return static_cast<char>('a' + (alike ? 0 : std::popcount(before)));
}

[[nodiscard]] constexpr char sign_of(ActionKind kind) {
  constexpr std::string_view signs = "--=+.^c!";  // in the order of the kinds
  return signs[static_cast<unsigned>(kind)];
}

[[nodiscard]] constexpr Place begin_of(const Hand& hand, Action action) {
  return action.kind == ActionKind::enter ? nest : hand[action.piece];
}

[[nodiscard]] constexpr Place end_of(Action action) { return action.kind == ActionKind::atone ? nest : action.to; }

/// Letters that a move takes at the most, and those that may be written behind it.
inline constexpr int room_for_move = 12;

/// Writes a move, and gives where it ends; so does put_place(at, seat, place) for a place.
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

/// Every place as each seat names it, for whoever writes many: nothing hangs on where a piece stands.
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
  using Text = std::array<char, 4>;  // three letters at the most, and how many there are
  static constexpr std::size_t most_places = (max_seats * squares_an_arm) + column_length + 2;
  std::array<std::array<Text, most_places>, max_seats> texts_{};
};

}  // namespace salida

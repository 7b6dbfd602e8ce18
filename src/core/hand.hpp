// Questions about the four pieces of one seat, and keeping them in order.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <utility>

#include "core/lanes.hpp"
#include "core/position.hpp"
#include "core/source.hpp"

namespace salida {

/// Calls visit(k) for each piece k whose neighbour k+1 stands on the same square of ring or column.
template <class Visit>
constexpr void for_each_blockade(const Board& board, const Hand& sorted, Visit&& visit) {
  for (unsigned k = 0; k + 1 < max_pieces; ++k) {
    if (sorted[k] == sorted[k + 1] && board.on_the_way(sorted[k])) visit(k);
  }
}

[[nodiscard]] inline bool is_home(const Board& board, const Hand& hand) {
  return std::bit_cast<std::uint32_t>(hand) == std::uint32_t{board.goal()} * 0x0101'0101U;
}

/// Four places in one word: the top bit of each byte where a piece stands at `place`.
[[nodiscard]] inline std::uint32_t pieces_at(const Hand& hand, Place place) {
  const std::uint32_t apart = std::bit_cast<std::uint32_t>(hand) ^ (place * 0x0101'0101U);
  constexpr std::uint32_t low_bits = 0x7F7F'7F7FU;
  return ~(((apart & low_bits) + low_bits) | apart | low_bits);
}

[[nodiscard]] inline bool has_piece_in_nest(const Hand& hand) { return pieces_at(hand, nest) != 0; }

[[nodiscard]] inline unsigned pieces_in_nest(const Hand& hand) {
  return static_cast<unsigned>(std::popcount(pieces_at(hand, nest)));
}

/// M2, S14: everything that is still to come home is in the nest. Pieces that are home do not count.
[[nodiscard]] inline bool is_all_in_nest(const Board& board, const Hand& hand) {
  return (pieces_at(hand, nest) | pieces_at(hand, board.goal())) == 0x8080'8080U;
}

/// The age of a piece's blockade, two bits a piece.
[[nodiscard]] constexpr unsigned age_of(std::uint8_t stood, unsigned piece) {
  return (unsigned{stood} >> (2U * piece)) & 3U;
}
[[nodiscard]] constexpr std::uint8_t with_age(std::uint8_t stood, unsigned piece, unsigned age) {
  return static_cast<std::uint8_t>((unsigned{stood} & ~(3U << (2U * piece))) | (age << (2U * piece)));
}

/// Puts one piece somewhere, the whole hand written at once: hands are read whole right after, and a processor waits
/// where a read gathers several writes.
inline void put_piece(Hand& hand, unsigned piece, Place place) {
  const unsigned shift = 8U * piece;
  const auto places = std::bit_cast<std::uint32_t>(hand);
  hand = std::bit_cast<Hand>((places & ~(0xFFU << shift)) | (std::uint32_t{place} << shift));
}

/// Sorts a hand with the marks of its pieces; of two on one square a guilty one comes first.
[[gnu::noinline]] inline void sort_marked_hand(Position& position, Seat seat, bool is_guilty) {
  Hand& hand = position.pieces[seat];
  struct Marked {
    Place place;
    std::uint8_t innocent, age;
  };
  std::array<Marked, max_pieces> pieces{};
  for (unsigned k = 0; k < max_pieces; ++k) {
    pieces[k] = {.place = hand[k],
                 .innocent = static_cast<std::uint8_t>(is_guilty && (position.guilty & bit_of(k)) != 0 ? 0 : 1),
                 .age = static_cast<std::uint8_t>(age_of(position.stood[seat], k))};
  }
  const auto before = [](const Marked& a, const Marked& b) {
    return std::pair(a.place, a.innocent) < std::pair(b.place, b.innocent);
  };
  for (unsigned k = 1; k < max_pieces; ++k) {  // insertion keeps the order of equals
    for (unsigned j = k; j > 0 && before(pieces[j], pieces[j - 1]); --j) std::swap(pieces[j], pieces[j - 1]);
  }
  unsigned guilty = 0;
  for (unsigned k = 0; k < max_pieces; ++k) {
    hand[k] = pieces[k].place;
    if (pieces[k].innocent == 0) guilty |= bit_of(k);
    position.stood[seat] = with_age(position.stood[seat], k, pieces[k].age);
  }
  if (is_guilty) position.guilty = static_cast<std::uint8_t>(guilty & 15U);
}

/// B5: pieces of one colour are alike, and are kept in order, from the nest to the goal.
[[gnu::always_inline]] inline void sort_hand(const Rules& rules, Position& position, Seat seat) {
  const bool guilty = rules.capture.calling && position.guilty != 0 && position.offender == seat;
  if (guilty || rules.crowd.blockade_turns != 0) {
    sort_marked_hand(position, seat, guilty);
    return;
  }
  Hand& hand = position.pieces[seat];
  hand = std::bit_cast<Hand>(in_order(std::bit_cast<std::uint32_t>(hand)));
}

}  // namespace salida

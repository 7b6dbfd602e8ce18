#include "view/standing.hpp"

#include <algorithm>
#include <numeric>

namespace salida {
namespace {

/// How many pieces are drawn one by one.
[[nodiscard]] int room_on(const BoardSquare& square) {
  switch (square.kind) {
    case SquareKind::nest_area: return max_pieces;
    case SquareKind::goal: return 1;
    default: return 2;
  }
}

/// Places for so many tokens, in halves of the square's size: how far apart, how large, and how many in a row.
struct Pattern {
  int columns;
  int rows;
  double apart;
  double radius;
};

[[nodiscard]] Pattern pattern_for(const BoardSquare& square, std::size_t tokens) {
  if (square.kind == SquareKind::nest_area || (tokens > 2 && tokens <= 4)) {
    return {.columns = 2, .rows = 2, .apart = 0.74, .radius = 0.34};
  }
  if (tokens == 1) return {.columns = 1, .rows = 1, .apart = 0, .radius = 0.74};
  if (tokens == 2) return {.columns = 2, .rows = 1, .apart = 0.92, .radius = 0.45};
  return {.columns = 3, .rows = 3, .apart = 0.62, .radius = 0.3};
}

}  // namespace

std::vector<Standing> standings(const Rules& rules, const BoardLayout& layout, const Position& position) {
  std::vector<Standing> all(layout.squares().size());
  for (Seat seat = 0; seat < rules.board.arms; ++seat) {
    if (((position.playing >> seat) & 1U) == 0) continue;
    for (const Place place : position.pieces[seat]) ++all[layout.index_at(seat, place)][seat];
    std::uint8_t& home = all[layout.index_at(seat, Board{.arms = rules.board.arms}.goal())][seat];
    home = static_cast<std::uint8_t>(home - (max_pieces - rules.board.pieces));
  }
  return all;
}

std::vector<Token> tokens_on(const BoardSquare& square, const Standing& standing) {
  const bool fits = std::accumulate(standing.begin(), standing.end(), 0) <= room_on(square);
  std::vector<Token> tokens;
  for (Seat seat = 0; seat < max_seats; ++seat) {
    const int count = standing[seat];
    if (count == 0) continue;
    if (fits) tokens.insert(tokens.end(), static_cast<unsigned>(count), Token{.seat = seat});
    else tokens.push_back({.seat = seat, .count = count});
  }
  const Pattern pattern = pattern_for(square, tokens.size());
  const double unit = square.size / 2;
  int k = 0;
  for (Token& token : tokens) {
    const int in_row = k % pattern.columns;
    const int rows_before = k / pattern.columns;
    const double column = in_row - (pattern.columns - 1) / 2.0;
    const double row = rows_before - (pattern.rows - 1) / 2.0;
    token.centre = square.centre + unit * pattern.apart * (column * square.across + row * square.along);
    token.radius = unit * pattern.radius;
    ++k;
  }
  return tokens;
}

}  // namespace salida

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

constexpr double beside_a_count = 0.85;  // of the radius: so no neighbour hides how many they are

/// Places for so many tokens: how many in a row, how far apart, how large.
struct Pattern {
  int columns;
  int rows;
  double apart;  // in a row
  double lower;  // from row to row
  double radius;
};

[[nodiscard]] Pattern pattern_for(const BoardSquare& square, std::size_t tokens) {
  if (square.kind == SquareKind::nest_area) {
    const double apart = 0.37 * square.size;
    return {.columns = 2, .rows = 2, .apart = apart, .lower = apart, .radius = 0.155 * square.size};
  }
  if (square.kind == SquareKind::goal)
    return {.columns = 1, .rows = 1, .apart = 0, .lower = 0, .radius = 0.3 * square.size};
  const double width = square.width;
  if (tokens == 1) return {.columns = 1, .rows = 1, .apart = 0, .lower = 0, .radius = 0.41};
  if (tokens == 2) return {.columns = 2, .rows = 1, .apart = width / 2, .lower = 0, .radius = 0.4};
  if (tokens <= 4) return {.columns = 2, .rows = 2, .apart = width / 2, .lower = 0.49, .radius = 0.22};
  return {.columns = 4, .rows = 2, .apart = width / 4, .lower = 0.49, .radius = 0.2};
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
  const Point lower{.x = -square.wide.y, .y = square.wide.x};
  int k = 0;
  for (Token& token : tokens) {
    const int in_row = k % pattern.columns;
    const int rows_before = k / pattern.columns;
    const double column = in_row - (pattern.columns - 1) / 2.0;
    const double row = rows_before - (pattern.rows - 1) / 2.0;
    token.centre = square.centre + column * pattern.apart * square.wide + row * pattern.lower * lower;
    token.radius = token.count > 1 && tokens.size() > 1 ? beside_a_count * pattern.radius : pattern.radius;
    ++k;
  }
  return tokens;
}

}  // namespace salida

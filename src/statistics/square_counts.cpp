#include "statistics/square_counts.hpp"

#include <algorithm>

#include "core/hand.hpp"
#include "json/number_text.hpp"
#include "notation/squares.hpp"

namespace salida {

std::vector<SquareCount> square_counts(const Rules& rules, const Totals& totals, Seats seats) {
  const Board board{.arms = rules.board.arms};
  std::vector<SquareCount> ring(static_cast<std::size_t>(board.ring()));
  for (std::size_t k = 0; k < ring.size(); ++k) ring[k].square = std::to_string(k + 1);
  std::vector<SquareCount> columns;
  for (unsigned number = 0; number < max_seats; ++number) {
    if ((seats & bit_of(number)) == 0) continue;
    const auto seat = static_cast<Seat>(number);
    for (Place place = 1; place <= board.door(); ++place) {
      SquareCount& count = ring[static_cast<std::size_t>(square_of(rules, seat, place) - 1)];
      count.visits += totals.visits[number][place];
      count.captures += totals.captures[number][place];
    }
    for (unsigned place = board.door() + 1U; place <= board.goal(); ++place) {
      columns.push_back({.square = place_text(rules, seat, static_cast<Place>(place)),
                         .seat = seat,
                         .visits = totals.visits[number][place],
                         .captures = totals.captures[number][place]});
    }
  }
  ring.insert(ring.end(), columns.begin(), columns.end());
  return ring;
}

Heat heat_a_game(const Rules& rules, const CountsByPlace& counts, std::uint64_t games) {
  const auto a_game = [games](std::uint64_t count) {
    return static_cast<double>(count) / static_cast<double>(std::max<std::uint64_t>(1, games));
  };
  const Board board{.arms = rules.board.arms};
  Heat heat;
  heat.ring.resize(static_cast<std::size_t>(board.ring()));
  heat.columns.resize(rules.board.arms);
  for (Seat seat = 0; seat < rules.board.arms; ++seat) {
    for (Place place = 1; place <= board.door(); ++place)
      heat.ring[static_cast<std::size_t>(square_of(rules, seat, place) - 1)] += a_game(counts[seat][place]);
    for (unsigned step = 1; step <= column_length; ++step)
      heat.columns[seat][step - 1] = a_game(counts[seat][board.door() + step]);
  }
  double highest = std::ranges::max(heat.ring);
  for (const auto& column : heat.columns) highest = std::max(highest, std::ranges::max(column));
  heat.low = "0";
  heat.high = number_text(highest, 3);
  heat.title = [](std::string_view name, double value) { return std::string(name) + ": " + number_text(value, 4); };
  return heat;
}

}  // namespace salida

// The tables of endings that are available for one rule set.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/play.hpp"
#include "endings/ending_table.hpp"

namespace salida {

struct ExactChances {
  std::array<double, max_seats> of{};  // of each seat
  double error = 0;                    // the most by which any chance may be wrong
};

class Endings {
 public:
  explicit Endings(const Rules& rules) : rules_(rules), board_{.arms = rules.board.arms} {}

  void add(EndingTable table);
  [[nodiscard]] const std::vector<EndingTable>& tables() const { return tables_; }

  /// Returns the chances in a position that awaits a roll or is over, if everybody plays to win or, once somebody is
  /// home, to be the next; std::nullopt if no table covers it.
  [[nodiscard]] std::optional<ExactChances> chances(const Position& position) const;

 private:
  [[nodiscard]] bool may_be_ending(const Hand& mover) const;
  [[nodiscard]] std::optional<ExactChances> chances_after_miss(const Position& position) const;
  [[nodiscard]] ExactChances chances_at_the_end(const Position& position) const;

  Rules rules_;
  Board board_;
  std::vector<EndingTable> tables_;
  unsigned most_on_board_ = 0;  // the most pieces that a seat has left in any table of a board
};

}  // namespace salida

// The network while it learns: the same rows as in the network that plays, but in floating point.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "bots/network.hpp"

namespace salida {

/// All numbers that are learned. Sums of slopes and their moments have the same shape.
struct Parameters {
  using Row = std::array<float, hidden_units>;
  std::vector<Row> rows = std::vector<Row>(NetworkInputs::row_count);
  Row bias{};
  Row output{};
  float output_bias = 0;

  void clear();
  /// Calls visit(own, other, ...) for each number here and the matching ones of the others.
  template <class Visit, class... Others>
  void for_each(Visit&& visit, Others&... others);
};

class TrainingNetwork {
 public:
  TrainingNetwork(const Rules& rules, std::uint64_t seed);

  /// Adds to `slopes` how the error for this position changes with each parameter, if the position should be worth
  /// `target`. Returns the error (cross-entropy).
  double add_slopes(const Position& position, Seat seat, float target, Parameters& slopes) const;

  /// Returns the weights in whole numbers, for the network that plays.
  [[nodiscard]] NetworkWeights rounded() const;

  [[nodiscard]] Parameters& parameters() { return parameters_; }

 private:
  struct Pass {
    Rows rows;
    Parameters::Row units{};  // before they are clamped to 0 and 1
    float chance = 0;
  };
  void pass(const Position& position, Seat seat, Pass& pass) const;

  NetworkInputs inputs_;
  Parameters parameters_;
};

template <class Visit, class... Others>
void Parameters::for_each(Visit&& visit, Others&... others) {
  const auto visit_row = [&visit](Row& row, auto&... other_rows) {
    for (std::size_t k = 0; k < hidden_units; ++k) visit(row[k], other_rows[k]...);
  };
  for (std::size_t k = 0; k < rows.size(); ++k) visit_row(rows[k], others.rows[k]...);
  visit_row(bias, others.bias...);
  visit_row(output, others.output...);
  visit(output_bias, others.output_bias...);
}

}  // namespace salida

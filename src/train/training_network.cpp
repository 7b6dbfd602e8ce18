#include "train/training_network.hpp"

#include <algorithm>
#include <cmath>

#include "dice/game_random.hpp"

namespace salida {
namespace {

// Weights are rounded to 16 bits, and so are their sums: a position adds up about twenty rows, most of them far
// smaller.
constexpr float most_in_a_row = 2;
constexpr float most_in_the_output = 60;

std::int16_t rounded_weight(float weight, float most) {
  return static_cast<std::int16_t>(std::lround(std::clamp(weight, -most, most) * NetworkWeights::one));
}

}  // namespace

void Parameters::clear() {
  for_each([](float& number) { number = 0; });
}

TrainingNetwork::TrainingNetwork(const Rules& rules, std::uint64_t seed) : inputs_(rules) {
  GameRandom random(seed, ~std::uint64_t{0});
  const auto draw = [&random](float most) { return (static_cast<float>(random.below(2001)) / 1000.0F - 1.0F) * most; };
  for (Parameters::Row& row : parameters_.rows) {
    for (float& weight : row) weight = draw(0.05F);
  }
  for (float& weight : parameters_.bias) weight = 0.4F + draw(0.1F);
  for (float& weight : parameters_.output) weight = draw(0.5F);
}

void TrainingNetwork::pass(const Position& position, Seat seat, Pass& pass) const {
  inputs_.find(position, seat, pass.rows);
  pass.units = parameters_.bias;
  for (const std::uint16_t row : pass.rows) {
    const Parameters::Row& weights = parameters_.rows[row];
    for (std::size_t k = 0; k < hidden_units; ++k) pass.units[k] += weights[k];
  }
  float sum = parameters_.output_bias;
  for (std::size_t k = 0; k < hidden_units; ++k) sum += std::clamp(pass.units[k], 0.0F, 1.0F) * parameters_.output[k];
  pass.chance = 1 / (1 + std::exp(-sum));
}

double TrainingNetwork::add_slopes(const Position& position, Seat seat, float target, Parameters& slopes) const {
  Pass forward;
  pass(position, seat, forward);
  const float slope = forward.chance - target;
  Parameters::Row unit_slopes{};
  for (std::size_t k = 0; k < hidden_units; ++k) {
    const float unit = forward.units[k];
    slopes.output[k] += slope * std::clamp(unit, 0.0F, 1.0F);
    unit_slopes[k] = unit > 0 && unit < 1 ? slope * parameters_.output[k] : 0;
    slopes.bias[k] += unit_slopes[k];
  }
  slopes.output_bias += slope;
  for (const std::uint16_t row : forward.rows) {
    Parameters::Row& sums = slopes.rows[row];
    for (std::size_t k = 0; k < hidden_units; ++k) sums[k] += unit_slopes[k];
  }
  constexpr float least = 1e-6F;
  return static_cast<double>(-(target * std::log(std::max(forward.chance, least))) -
                             ((1 - target) * std::log(std::max(1 - forward.chance, least))));
}

NetworkWeights TrainingNetwork::rounded() const {
  NetworkWeights weights;
  const auto round_row = [](const Parameters::Row& from, NetworkWeights::Row& to, float most) {
    for (std::size_t k = 0; k < hidden_units; ++k) to[k] = rounded_weight(from[k], most);
  };
  for (std::size_t k = 0; k < parameters_.rows.size(); ++k)
    round_row(parameters_.rows[k], weights.rows[k], most_in_a_row);
  round_row(parameters_.bias, weights.bias, most_in_a_row);
  round_row(parameters_.output, weights.output, most_in_the_output);
  weights.output_bias = static_cast<std::int32_t>(
      std::lround(parameters_.output_bias * static_cast<float>(NetworkWeights::one * NetworkWeights::one)));
  return weights;
}

}  // namespace salida

#include "bots/network.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

#include "bots/bytes.hpp"
#include "bots/checksum.hpp"

namespace salida {
namespace {

constexpr std::string_view title = "salida network 1\n";

constexpr std::size_t numbers = (NetworkInputs::row_count + 2) * hidden_units;
constexpr std::size_t file_size = title.size() + (2 * numbers) + 4 + 8;

/// All units, eight to a register.
using Eight [[gnu::vector_size(16)]] = std::int16_t;
using FourWords [[gnu::vector_size(16)]] = std::int32_t;
using Units = std::array<Eight, hidden_units / 8>;

[[gnu::always_inline]] inline Units side_by_side(const NetworkWeights::Row& row) { return std::bit_cast<Units>(row); }

/// Products of lanes in whole words, each with its neighbour's.
[[gnu::always_inline]] inline FourWords sum_of_products(Eight a, Eight b) {
  const auto words_a = std::bit_cast<FourWords>(a);
  const auto words_b = std::bit_cast<FourWords>(b);
  return ((words_a << 16 >> 16) * (words_b << 16 >> 16)) + ((words_a >> 16) * (words_b >> 16));
}

/// 1 / (1 + exp(-x)) for x from -10 to 10, in steps of 1/64.
constexpr int steps_a_unit = 64;
constexpr int farthest = 10 * steps_a_unit;

const std::array<double, (2 * farthest) + 2>& chances() {
  static const auto table = [] {
    std::array<double, (2 * farthest) + 2> values{};
    for (std::size_t k = 0; k < values.size(); ++k)
      values[k] = 1.0 / (1.0 + std::exp(-(static_cast<double>(k) - farthest) / steps_a_unit));
    return values;
  }();
  return table;
}

}  // namespace

std::string to_bytes(const NetworkWeights& weights) {
  std::string bytes(title);
  const auto put_row = [&bytes](const NetworkWeights::Row& row) {
    for (const std::int16_t weight : row) put_number(bytes, static_cast<std::uint16_t>(weight), 2);
  };
  for (const NetworkWeights::Row& row : weights.rows) put_row(row);
  put_row(weights.bias);
  put_row(weights.output);
  put_number(bytes, static_cast<std::uint32_t>(weights.output_bias), 4);
  put_number(bytes, checksum_of(bytes), 8);
  return bytes;
}

std::optional<NetworkWeights> read_network(std::string_view bytes) {
  if (bytes.size() != file_size || !bytes.starts_with(title)) return std::nullopt;
  std::string_view end = bytes.substr(file_size - 8);
  if (take_number(end, 8) != checksum_of(bytes.substr(0, file_size - 8))) return std::nullopt;
  bytes.remove_prefix(title.size());
  NetworkWeights weights;
  const auto take_row = [&bytes](NetworkWeights::Row& row) {
    for (std::int16_t& weight : row) weight = static_cast<std::int16_t>(take_number(bytes, 2));
  };
  for (NetworkWeights::Row& row : weights.rows) take_row(row);
  take_row(weights.bias);
  take_row(weights.output);
  weights.output_bias = static_cast<std::int32_t>(take_number(bytes, 4));
  return weights;
}

std::int32_t Network::raw(const Position& position, Seat seat) const {
  Rows rows;
  inputs_.find(position, seat, rows);
  Units sum = side_by_side(weights_.bias);
  for (const std::uint16_t row : rows) {
    const std::int16_t* const weights = weights_.rows[row].data();
#pragma GCC unroll 8
    for (std::size_t k = 0; k < sum.size(); ++k) {
      Eight some;  // NOLINT(*-init-variables): written at once; a copy of the whole row would go through memory
      std::memcpy(&some, weights + (8 * k), sizeof some);
      sum[k] += some;
    }
  }
  const Units output = side_by_side(weights_.output);
  const Eight none{};
  const Eight one = none + static_cast<std::int16_t>(NetworkWeights::one);
  FourWords result{};
  for (std::size_t k = 0; k < sum.size(); ++k) {
    const Eight floored = sum[k] < none ? none : sum[k];
    const Eight unit = floored > one ? one : floored;
    result += sum_of_products(unit, output[k]);
  }
  return result[0] + result[1] + result[2] + result[3] + weights_.output_bias;
}

double Network::chance(const Position& position, Seat seat) const {
  constexpr double scale = static_cast<double>(steps_a_unit) / (NetworkWeights::one * NetworkWeights::one);
  const double at = std::clamp((raw(position, seat) * scale) + farthest, 0.0, 2.0 * farthest);
  const auto step = static_cast<std::size_t>(at);
  const double beyond = at - static_cast<double>(step);
  return chances()[step] + ((chances()[step + 1] - chances()[step]) * beyond);
}

}  // namespace salida

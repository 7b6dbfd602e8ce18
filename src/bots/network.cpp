#include "bots/network.hpp"

#include <algorithm>
#include <cmath>

namespace salida {
namespace {

constexpr std::string_view title = "salida network 1\n";

constexpr std::size_t numbers = (NetworkSight::row_count + 2) * hidden_units;
constexpr std::size_t file_size = title.size() + (2 * numbers) + 4 + 8;

std::uint64_t checksum_of(std::string_view bytes) {
  std::uint64_t sum = 0xCBF2'9CE4'8422'2325U;  // FNV-1a
  for (const char c : bytes) sum = (sum ^ static_cast<unsigned char>(c)) * 0x0000'0100'0000'01B3U;
  return sum;
}

void put(std::string& bytes, std::uint64_t number, unsigned size) {
  for (unsigned k = 0; k < size; ++k) bytes += static_cast<char>((number >> (8U * k)) & 255U);
}

std::uint64_t take(std::string_view& bytes, unsigned size) {
  std::uint64_t number = 0;
  for (unsigned k = 0; k < size; ++k) number |= std::uint64_t{static_cast<unsigned char>(bytes[k])} << (8U * k);
  bytes.remove_prefix(size);
  return number;
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
    for (const std::int16_t weight : row) put(bytes, static_cast<std::uint16_t>(weight), 2);
  };
  for (const NetworkWeights::Row& row : weights.rows) put_row(row);
  put_row(weights.bias);
  put_row(weights.output);
  put(bytes, static_cast<std::uint32_t>(weights.output_bias), 4);
  put(bytes, checksum_of(bytes), 8);
  return bytes;
}

std::optional<NetworkWeights> read_network(std::string_view bytes) {
  if (bytes.size() != file_size || !bytes.starts_with(title)) return std::nullopt;
  std::string_view end = bytes.substr(file_size - 8);
  if (take(end, 8) != checksum_of(bytes.substr(0, file_size - 8))) return std::nullopt;
  bytes.remove_prefix(title.size());
  NetworkWeights weights;
  const auto take_row = [&bytes](NetworkWeights::Row& row) {
    for (std::int16_t& weight : row) weight = static_cast<std::int16_t>(take(bytes, 2));
  };
  for (NetworkWeights::Row& row : weights.rows) take_row(row);
  take_row(weights.bias);
  take_row(weights.output);
  weights.output_bias = static_cast<std::int32_t>(take(bytes, 4));
  return weights;
}

std::int32_t Network::raw(const Position& position, Seat seat) const {
  Rows rows;
  sight_.see(position, seat, rows);
  NetworkWeights::Row sum = weights_.bias;
  for (const std::uint16_t row : rows) {
    const NetworkWeights::Row& weights = weights_.rows[row];
    for (std::size_t k = 0; k < hidden_units; ++k) sum[k] = static_cast<std::int16_t>(sum[k] + weights[k]);
  }
  std::int32_t result = weights_.output_bias;
  for (std::size_t k = 0; k < hidden_units; ++k) {
    const std::int16_t unit = std::clamp<std::int16_t>(sum[k], 0, NetworkWeights::one);
    result += std::int32_t{unit} * weights_.output[k];
  }
  return result;
}

double Network::chance(const Position& position, Seat seat) const {
  constexpr double scale = static_cast<double>(steps_a_unit) / (NetworkWeights::one * NetworkWeights::one);
  const double at = std::clamp((raw(position, seat) * scale) + farthest, 0.0, 2.0 * farthest);
  const auto step = static_cast<std::size_t>(at);
  const double beyond = at - static_cast<double>(step);
  return chances()[step] + ((chances()[step + 1] - chances()[step]) * beyond);
}

}  // namespace salida

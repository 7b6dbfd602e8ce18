// A small neural network in whole numbers: it adds up rows, clamps the sums to 0 and 1, weights them, and gives the
// chance to win.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bots/evaluation.hpp"
#include "bots/network_inputs.hpp"

namespace salida {

inline constexpr std::size_t hidden_units = 64;

/// The weights, in 512ths. Files hold them in this layout: another layout needs another version of the file.
struct NetworkWeights {
  static constexpr int one = 512;

  using Row = std::array<std::int16_t, hidden_units>;
  std::vector<Row> rows = std::vector<Row>(NetworkInputs::row_count);
  Row bias{};
  Row output{};
  std::int32_t output_bias = 0;  // in units of one * one

  friend bool operator==(const NetworkWeights&, const NetworkWeights&) = default;
};

/// The contents of a file: a line that says what it is, the numbers with the low byte first, a checksum.
[[nodiscard]] std::string to_bytes(const NetworkWeights& weights);
/// Returns std::nullopt if the bytes are not what to_bytes gives.
[[nodiscard]] std::optional<NetworkWeights> read_network(std::string_view bytes);

class Network final : public Evaluation {
 public:
  Network(const Rules& rules, NetworkWeights weights) : inputs_(rules), weights_(std::move(weights)) {}

  void change(NetworkWeights weights) { weights_ = std::move(weights); }

  [[nodiscard]] double chance(const Position& position, Seat seat) const override;

  /// The value from which the chance is computed: the greater, the better.
  [[nodiscard]] std::int32_t raw(const Position& position, Seat seat) const;

 private:
  NetworkInputs inputs_;
  NetworkWeights weights_;
};

}  // namespace salida

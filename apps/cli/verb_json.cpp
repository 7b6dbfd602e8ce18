#include "verb_json.hpp"

#include <cmath>
#include <cstddef>

#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include "notation/json.hpp"

namespace salida::cli {

using Json = nlohmann::ordered_json;

std::string bench_json(std::span<const BenchRow> rows, std::uint64_t signature) {
  Json json{{"format", json_format}, {"signature", fmt::format("{:016x}", signature)}, {"rules", Json::object()}};
  for (const BenchRow& row : rows) {
    json["rules"][row.id] = {{"signature", fmt::format("{:016x}", row.signature)},
                             {"games_per_second", std::round(row.games_per_second)},
                             {"rolls_per_second", std::round(row.rolls_per_second)}};
  }
  return json.dump();
}

std::string perft_json(std::span<const PerftCount> counts) {
  Json json{{"format", json_format}, {"counts", Json::array()}};
  for (std::size_t k = 0; k < counts.size(); ++k) {
    json["counts"].push_back({{"depth", k + 1}, {"rolls", counts[k].rolls}, {"plays", counts[k].plays}});
  }
  return json.dump();
}

std::string roll_json(Seat seat, const std::string& roll, const std::string& play, const std::string& position) {
  return Json{{"format", json_format}, {"seat", seat + 1}, {"roll", roll}, {"play", play}, {"position", position}}
      .dump();
}

}  // namespace salida::cli

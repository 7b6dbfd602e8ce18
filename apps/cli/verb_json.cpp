#include "cli/verb_json.hpp"

#include <cmath>

#include <fmt/core.h>

#include "notation/json.hpp"

namespace salida::cli {

std::string bench_json(std::span<const BenchRow> rows, std::uint64_t signature) {
  JsonObject rules;
  for (const BenchRow& row : rows) {
    rules.add(row.id, JsonObject()
                          .add("signature", fmt::format("{:016x}", row.signature))
                          .add("games_per_second", std::round(row.games_per_second))
                          .add("rolls_per_second", std::round(row.rolls_per_second)));
  }
  return JsonObject()
      .add("format", json_format)
      .add("signature", fmt::format("{:016x}", signature))
      .add("rules", rules)
      .done()
      .text;
}

std::string perft_json(std::span<const PerftCount> counts) {
  JsonArray all;
  for (std::size_t k = 0; k < counts.size(); ++k)
    all.add(JsonObject().add("depth", k + 1).add("rolls", counts[k].rolls).add("plays", counts[k].plays));
  return JsonObject().add("format", json_format).add("counts", all).done().text;
}

std::string roll_json(Seat seat, const std::string& roll, const std::string& play, const std::string& position) {
  return JsonObject()
      .add("format", json_format)
      .add("seat", seat + 1)
      .add("roll", roll)
      .add("play", play)
      .add("position", position)
      .done()
      .text;
}

}  // namespace salida::cli

#include "statistics/simulation_json.hpp"

#include <bit>

#include "core/fields.hpp"
#include "core/version.hpp"
#include "notation/fields_text.hpp"
#include "notation/json.hpp"
#include "statistics/square_counts.hpp"

namespace salida {
namespace {

JsonObject estimates_json(const std::array<Estimate, statistics>& estimates) {
  JsonObject json;
  for (std::size_t k = 0; k < statistics; ++k) json.add(names_of<Statistic>[k], estimate_json(estimates[k]));
  return json;
}

Json shares_json(std::span<const Share> shares) {
  JsonArray array;
  for (const Share& share : shares) array.add(share_json(share));
  return array.done();
}

Json seats_json(const NamedRules& named, const Summary& summary) {
  JsonArray seats;
  for (const SeatSummary& seat : summary.seats) {
    seats.add(JsonObject()
                  .add("seat", seat.seat + 1)
                  .add("colour", named.colours[seat.seat])
                  .add("places", shares_json(seat.places))
                  .add("statistics", estimates_json(seat.estimates)));
  }
  return seats.done();
}

Json first_player_json(const Summary& summary) {
  const FirstAdvantage& first = summary.first;
  return share_json(first.wins)
      .add("by_chance", first.by_chance)
      .add("z", first.z)
      .add("p", first.p)
      .add("wins_in_order", shares_json(summary.wins_in_order))
      .done();
}

Json squares_json(const SimulationFacts& facts) {
  JsonArray squares;
  for (const SquareCount& count : square_counts(facts.setup.rules, facts.totals, facts.setup.seats)) {
    JsonObject square;
    square.add("square", count.square);
    if (count.seat) square.add("seat", *count.seat + 1);
    squares.add(square.add("visits", count.visits).add("captures", count.captures));
  }
  return squares.done();
}

}  // namespace

JsonObject estimate_json(const Estimate& estimate) {
  return JsonObject()
      .add("mean", estimate.mean)
      .add("sd", estimate.sd)
      .add("low", estimate.low)
      .add("high", estimate.high);
}

JsonObject share_json(const Share& share) {
  return JsonObject().add("games", share.count).add("share", share.share).add("low", share.low).add("high", share.high);
}

Json histogram_json(const Histogram& histogram) {
  return JsonObject().add("from", histogram.from).add("width", histogram.width).add("counts", histogram.counts).done();
}

Json quantiles_json(std::span<const Quantile> quantiles) {
  JsonObject json;
  for (const Quantile& quantile : quantiles) json.add(std::to_string(quantile.percent), quantile.turns);
  return json.done();
}

Json wins_json(const Summary& summary) {
  JsonArray wins;
  for (const SeatSummary& seat : summary.seats)
    wins.add(JsonObject().add("seat", seat.seat + 1).add_all(share_json(seat.wins)));
  return wins.done();
}

Json statistics_json(const Summary& summary) {
  return estimates_json(summary.estimates)
      .add("lead_changes", estimate_json(summary.lead_changes))
      .add("lead_from", estimate_json(summary.lead_from))
      .add("choices", estimate_json(summary.choices).add("games", summary.choice_games))
      .done();
}

JsonObject simulation_setup_json(const NamedRules& named, const SimSetup& setup, std::span<const std::string> bots) {
  return JsonObject()
      .add("format", json_format)
      .add("program", "salida " + std::string(version))
      .add("rules", JsonObject().add("id", named.id).add("hash", rules_hash(named.rules)))
      .add("players", std::popcount(setup.seats))
      .add("until", name_of(setup.until))
      .add("seed", setup.seed)
      .add("bots", bots);
}

JsonObject simulation_json(const SimulationFacts& facts) {
  const Summary& summary = facts.summary;
  return simulation_setup_json(facts.named, facts.setup, facts.bots)
      .add("games", summary.games)
      .add("unfinished", summary.unfinished)
      .add("wins", wins_json(summary))
      .add("statistics", statistics_json(summary))
      .add("length", JsonObject()
                         .add("quantiles", quantiles_json(summary.quantiles))
                         .add("histogram", histogram_json(summary.lengths)))
      .add("seats", seats_json(facts.named, summary))
      .add("first_player", first_player_json(summary))
      .add("squares", squares_json(facts));
}

}  // namespace salida

#include "cli/verb_json.hpp"

#include <cmath>
#include <cstddef>

#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include "notation/json.hpp"

namespace salida::cli {

using Json = nlohmann::ordered_json;

namespace {

std::string_view dice_text(DiceMade dice) {
  switch (dice) {
    case DiceMade::again: return "checked";
    case DiceMade::by_hand: return "by_hand";
    case DiceMade::seed_unknown: return "seed_unknown";
    case DiceMade::among_choices: return "among_choices";
  }
  return {};
}

}  // namespace

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

std::string audit_json(const AuditFacts& facts) {
  Json json{{"format", json_format}, {"file", facts.file}, {"game", facts.number}, {"sound", !facts.audit.fault}};
  if (facts.audit.fault) json["fault"] = facts.audit.fault->text();
  if (facts.game == nullptr) return json.dump(-1, ' ', false, Json::error_handler_t::replace);
  json["rules"] = facts.game->record.named.id;
  json["turns"] = facts.game->turns;
  json["places"] = places_of(facts.game->position);
  json["finished"] = facts.game->position.phase == Phase::over;
  if (facts.game->cut_off) json["cut_off"] = *facts.game->cut_off;
  json["dice"] = dice_text(facts.audit.dice);
  json["commitment"] = facts.game->record.dice.scheme == DiceScheme::hash;
  json["luck"] = Json::array();
  for (const RecordedSeat& seat : facts.game->record.seats) {
    const Luck& luck = facts.audit.luck[seat.seat];
    json["luck"].push_back({{"seat", seat.seat + 1},
                            {"rolls", luck.rolls},
                            {"pips", luck.pips},
                            {"pips_expected", luck.pips_expected()},
                            {"doubles", luck.repeats},
                            {"doubles_expected", luck.repeats_expected()},
                            {"exits", luck.exits},
                            {"exits_expected", luck.exits_expected}});
  }
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace salida::cli

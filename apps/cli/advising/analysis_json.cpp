#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include "cli/advising/analysis.hpp"
#include "core/hand.hpp"
#include "notation/json.hpp"
#include "notation/play_text.hpp"
#include "notation/position_text.hpp"

namespace salida::cli {

using Json = nlohmann::ordered_json;

namespace {

constexpr std::array<std::string_view, 4> method_names{"certain", "exact", "sight", "trials"};

Json by_seat(const Analysis& analysis, const Chances& chances) {
  Json json = Json::object();
  for (unsigned seat = 0; seat < analysis.named.rules.board.arms; ++seat) {
    if ((analysis.position.playing & bit_of(seat)) != 0) json[std::to_string(seat + 1)] = chances[seat];
  }
  return json;
}

Json json_of(const Analysis& analysis, const Verdict& verdict) {
  return {{"position", to_text(analysis.named, verdict.outcome.position)},
          {"method", method_names[static_cast<std::size_t>(verdict.method)]},
          {"chances", by_seat(analysis, verdict.chances)},
          {"error", by_seat(analysis, verdict.error)}};
}

}  // namespace

std::string analysis_json(const Analysis& analysis) {
  Json json{{"format", json_format}, {"position", to_text(analysis.named, analysis.position)}};
  if (!analysis.roll.empty()) json["roll"] = analysis.roll;
  json["seat"] = analysis.seat + 1;
  json["evaluation"] = analysis.has_network ? "network" : "expert";
  json["trials"] = {{"number", analysis.trials}, {"rolls", analysis.terms.rolls}, {"seed", analysis.terms.seed}};
  if (analysis.awaits_roll) {
    json["chances"] = json_of(analysis, analysis.verdicts.front());
    json["rolls"] = Json::array();
    const Chances mean = Outlook::mean_of(analysis.prospects);
    for (const Prospect& prospect : analysis.prospects) {
      json["rolls"].push_back({{"roll", to_text(prospect.roll)},
                               {"share", prospect.share},
                               {"play", best_play_of(analysis, prospect)},
                               {"chances", by_seat(analysis, prospect.chances)},
                               {"luck", prospect.chances[analysis.seat] - mean[analysis.seat]}});
    }
    return json.dump(2);
  }
  json["plays"] = Json::array();
  for (const Verdict& verdict : analysis.verdicts) {
    Json play{{"play", play_of(analysis, verdict.outcome)}};
    play.update(json_of(analysis, verdict));
    play["behind"] = verdict.behind.mean;
    if (verdict.method == Method::trials) play["behind_error"] = verdict.behind.error;
    json["plays"].push_back(std::move(play));
  }
  json["why"] = analysis.why;
  return json.dump(2);
}

}  // namespace salida::cli

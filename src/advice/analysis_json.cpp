#include "advice/analysis.hpp"
#include "advice/chances_json.hpp"
#include "notation/json.hpp"
#include "notation/play_text.hpp"
#include "notation/position_text.hpp"

namespace salida {
namespace {

JsonObject verdict_json(const Analysis& analysis, const Verdict& verdict) {
  const Seats playing = analysis.position.playing;
  return JsonObject()
      .add("method", name_of(verdict.method))
      .add("chances", chances_json(playing, verdict.chances))
      .add("error", chances_json(playing, verdict.error));
}

Json rolls_json(const Analysis& analysis) {
  JsonArray rolls;
  const Chances mean = Outlook::mean_of(analysis.prospects);
  for (const Prospect& prospect : analysis.prospects) {
    rolls.add(JsonObject()
                  .add("roll", to_text(prospect.roll))
                  .add("share", json_to_billionths(prospect.share))
                  .add("play", best_play_of(analysis, prospect))
                  .add("chances", chances_json(analysis.position.playing, prospect.chances))
                  .add("luck", json_to_billionths(prospect.chances[analysis.seat] - mean[analysis.seat])));
  }
  return rolls.done();
}

Json plays_json(const Analysis& analysis) {
  JsonArray plays;
  if (analysis.awaits_roll) return plays.done();
  for (const Verdict& verdict : analysis.verdicts) {
    plays.add(JsonObject()
                  .add("play", play_of(analysis, verdict.outcome))
                  .add("position", to_text(analysis.named, verdict.outcome.position))
                  .add_all(verdict_json(analysis, verdict))
                  .add("behind", json_to_billionths(verdict.behind.mean))
                  .add("behind_error", json_to_billionths(verdict.behind.error)));
  }
  return plays.done();
}

Json trials_json(const Analysis& analysis) {
  if (analysis.trials == 0) return {};
  return JsonObject()
      .add("number", analysis.trials)
      .add("rolls", analysis.terms.rolls)
      .add("seed", analysis.terms.seed)
      .done();
}

}  // namespace

Json analysis_json(const Analysis& analysis) {
  return JsonObject()
      .add("format", json_format)
      .add("position", to_text(analysis.named, analysis.position))
      .add("roll", analysis.roll.empty() ? Json() : json_of(analysis.roll))
      .add("seat", analysis.seat + 1)
      .add("seats", seats_json(analysis.position.playing))
      .add("evaluation", analysis.has_network ? "network" : "expert")
      .add("trials", trials_json(analysis))
      .add_all(verdict_json(analysis, analysis.verdicts.front()))
      .add("rolls", rolls_json(analysis))
      .add("plays", plays_json(analysis))
      .add("why", analysis.why)
      .done();
}

}  // namespace salida

#include "advice/analysis.hpp"

#include <algorithm>
#include <memory>

#include "advice/play_effects.hpp"
#include "advice/why_better.hpp"
#include "core/play.hpp"
#include "notation/play_text.hpp"

namespace salida {

Analysis question_about(const NamedRules& named, const Position& position) {
  return {.named = named,
          .position = position,
          .rolled = position,
          .seat = to_act(position),
          .awaits_roll = position.phase == Phase::roll};
}

void look_at_sight(Analysis& analysis, Outlook& outlook) {
  const Rules& rules = analysis.named.rules;
  if (!analysis.awaits_roll) {
    analysis.verdicts = verdicts_at_sight(rules, outlook, analysis.rolled, analysis.seat);
    return;
  }
  analysis.verdicts = {verdict_at_sight(outlook, {.position = analysis.position})};
  analysis.prospects = outlook.prospects(analysis.position, 1);
  std::ranges::stable_sort(analysis.prospects, std::ranges::greater{},
                           [seat = analysis.seat](const Prospect& one) { return one.chances[seat]; });
}

void find_reasons(Analysis& analysis, Language language) {
  const std::vector<Verdict>& verdicts = analysis.verdicts;
  if (analysis.awaits_roll || verdicts.size() < 2 || analysis.rolled.phase != Phase::play) return;
  const Rules& rules = analysis.named.rules;
  const std::unique_ptr<AnyEngine> engine = engine_for(rules);
  const auto effects = [&](const Outcome& outcome) {
    return effects_of(rules, *engine, analysis.rolled, outcome.play, outcome.position);
  };
  analysis.why = why_better(language, analysis.named, effects(verdicts[0].outcome), effects(verdicts[1].outcome));
}

std::string play_of(const Analysis& analysis, const Outcome& outcome) {
  return play_text(analysis.named.rules, analysis.rolled, outcome.play);
}

std::string best_play_of(const Analysis& analysis, const Prospect& prospect) {
  const Rules& rules = analysis.named.rules;
  const Position rolled = after_roll(rules, analysis.position, prospect.roll);
  for (const Outcome& outcome : outcomes_inside_turn(rules, rolled)) {
    if (outcome.position == prospect.after) return play_text(rules, rolled, outcome.play);
  }
  return {};
}

}  // namespace salida

// How good plays and games were.
#include <algorithm>
#include <string>

#include "advice/analysis.hpp"
#include "advice/game_judge.hpp"
#include "advice/review_json.hpp"
#include "answers.hpp"
#include "requested.hpp"
#include "words/choices.hpp"

namespace salida::wasm {
namespace {

GameJudge judge_for(const Registry& registry, const Record& record) {
  const Rules& rules = record.named.rules;
  return game_judge(rules, registry.network(rules, static_cast<int>(record.seats.size())));
}

/// For each play of an analysis, the choice with which it begins; null where nothing can be chosen.
Json json_of_first_choices(Language language, const Analysis& analysis) {
  JsonArray numbers;
  if (analysis.awaits_roll) return numbers.done();
  const std::vector<Choice> choices = choices_in(language, analysis.named, analysis.rolled);
  for (const Verdict& verdict : analysis.verdicts) {
    const std::vector<Action>& play = verdict.outcome.play;
    const auto first = std::ranges::find_if(choices, [&](const Choice& one) {
      return !play.empty() && come_to_the_same(analysis.rolled, one.action, play.front());
    });
    numbers.add(first == choices.end() ? Json() : json_of(first - choices.begin()));
  }
  return numbers.done();
}

}  // namespace

Answer verdicts(Registry& registry, const Request& request) {
  const Result<OpenTable*> session = requested_table(registry, request);
  if (!session) return session.error();
  const Record& record = (*session)->record();
  const Position position = (*session)->table().seen();  // whether something was missed is not told (M10)
  if (position.phase == Phase::over)
    return Error{.where = "table", .message = "expected a game that goes on; this one is over"};
  const GameJudge judge = judge_for(registry, record);
  Analysis analysis = question_about(record.named, position);
  analysis.has_network = !judge.is_rough;
  Outlook outlook({.rules = analysis.named.rules, .evaluation = judge.evaluation, .finished = position.finished});
  look_at_sight(analysis, outlook);
  find_reasons(analysis, request.language());
  return JsonObject()
      .add("analysis", analysis_json(analysis))
      .add("choices", json_of_first_choices(request.language(), analysis))
      .done();
}

Answer review(Registry& registry, const Request& request) {
  const Result<ReadGame> game = requested_game(registry, request);
  if (!game) return game.error();
  const Result<std::uint64_t> looks = request.number("looks", 1, standard_looks, 1);
  if (!looks) return looks.error();
  const Result<Calling> calling = requested_calling(request);
  if (!calling) return calling.error();
  const Record& record = game->record;
  const GameJudge judge = judge_for(registry, record);
  Outlook outlook({.rules = record.named.rules,
                   .evaluation = judge.evaluation,
                   .called = chance_of(*calling),
                   .finished = record.begins.finished});
  const GameReview review = review_game(record, outlook, static_cast<int>(*looks));
  return review_json({.record = record,
                      .review = review,
                      .looks = static_cast<int>(*looks),
                      .calling = *calling,
                      .has_network = !judge.is_rough,
                      .cut_off = game->cut_off})
      .done();
}

}  // namespace salida::wasm

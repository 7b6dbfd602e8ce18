// How good plays and games were.
#include <algorithm>
#include <array>
#include <bit>
#include <string>

#include "advice/game_judge.hpp"
#include "advice/merit_words.hpp"
#include "advice/merits.hpp"
#include "advice/review_sums.hpp"
#include "advice/verdicts.hpp"
#include "answers.hpp"
#include "asked.hpp"
#include "bots/expert_evaluation.hpp"
#include "core/hand.hpp"
#include "notation/play_text.hpp"
#include "words/choices.hpp"

namespace salida::wasm {
namespace {

// In the orders of Method, Mark, Part and ReviewEnd.
constexpr std::array<std::string_view, 4> method_names{"certain", "exact", "sight", "trials"};
constexpr std::array<std::string_view, mark_kinds> mark_names{"none", "inaccuracy", "mistake", "blunder"};
constexpr std::array<std::string_view, part_kinds> part_names{"start",        "own_rolls", "others_rolls", "own_plays",
                                                              "others_plays", "calls",     "late"};
constexpr std::array<std::string_view, 3> end_names{"won", "played_on", "unfinished"};

constexpr std::size_t most_by_luck = 5;

GameJudge judge_for(const Desk& desk, const Record& record) {
  const Rules& rules = record.named.rules;
  return game_judge(rules, desk.network(rules, static_cast<int>(record.seats.size())));
}

std::string_view name_of(const GameJudge& judge) { return judge.is_rough ? "expert" : "network"; }

/// In the order of the seats that play.
Json json_of_chances(Seats playing, const Chances& chances) {
  JsonArray array;
  for (unsigned seat = 0; seat < max_seats; ++seat) {
    if ((playing & bit_of(seat)) != 0) array.add(chances[seat]);
  }
  return array.done();
}

Json json_of_verdict(const NamedRules& named, const Position& rolled, std::span<const Choice> choices,
                     const Verdict& verdict) {
  const std::vector<Action>& play = verdict.outcome.play;
  const auto first = std::ranges::find_if(
      choices, [&](const Choice& one) { return !play.empty() && come_to_the_same(rolled, one.action, play.front()); });
  return JsonObject()
      .add("play", play_text(named.rules, rolled, play))
      .add("choice", first == choices.end() ? Json() : json_of(first - choices.begin()))
      .add("method", method_names[static_cast<std::size_t>(verdict.method)])
      .add("chances", json_of_chances(rolled.playing, verdict.chances))
      .add("error", json_of_chances(rolled.playing, verdict.error))
      .add("behind", verdict.behind.mean)
      .done();
}

/// Why the best play is better than the next, in words.
std::vector<std::string> reasons_for(Language language, const NamedRules& named, const Position& rolled,
                                     const std::vector<Verdict>& verdicts) {
  if (verdicts.size() < 2 || rolled.phase != Phase::play) return {};
  const std::unique_ptr<Steps> steps = steps_of(named.rules);
  const auto merits = [&](const Outcome& outcome) {
    return merits_of(named.rules, *steps, rolled, outcome.play, outcome.position);
  };
  return merit_words(language, named, merits(verdicts[0].outcome), merits(verdicts[1].outcome));
}

Json json_of_prospects(const Position& position, std::vector<Prospect> prospects) {
  const Seat seat = position.turn;
  const double mean = Outlook::mean_of(prospects)[seat];
  std::ranges::stable_sort(prospects, std::ranges::greater{},
                           [seat](const Prospect& one) { return one.chances[seat]; });
  JsonArray rolls;
  for (const Prospect& prospect : prospects) {
    rolls.add(JsonObject()
                  .add("roll", to_text(prospect.roll))
                  .add("share", prospect.share)
                  .add("chances", json_of_chances(position.playing, prospect.chances))
                  .add("luck", prospect.chances[seat] - mean)
                  .done());
  }
  return rolls.done();
}

Json json_of_decision(const Record& record, const Decision& decision) {
  const Rules& rules = record.named.rules;
  const bool gave_away = decision.loss > 0;
  return JsonObject()
      .add("seat", decision.seat + 1)
      .add("play", play_text(rules, decision.position, decision.play))
      .add("ways", decision.ways)
      .add("loss", decision.loss)
      .add("mark", mark_names[static_cast<std::size_t>(decision.mark())])
      .add("better", gave_away ? json_of(play_text(rules, decision.position, decision.better)) : Json())
      .done();
}

Json json_of_roll(const Record& record, const ReviewedRoll& one) {
  const Seats playing = record.begins.playing;
  return JsonObject()
      .add("turn", one.turn)
      .add("seat", one.seat() + 1)
      .add("roll", to_text(one.roll))
      .add("before", json_of_chances(playing, one.before))
      .add("rolled", json_of_chances(playing, one.rolled))
      .add("played", json_of_chances(playing, one.played))
      .add("luck", one.luck()[one.seat()])
      .add("decision", json_of_decision(record, one.decision))
      .done();
}

Json json_of_sum(const SeatSum& sum) {
  JsonObject json;
  json.add("seat", sum.seat + 1);
  for (std::size_t k = 0; k < part_kinds; ++k) json.add(part_names[k], sum.of[k]);
  json.add("luck", sum.luck()).add("skill", sum.skill()).add("result", sum.result);
  json.add("rolls", sum.rolls).add("decisions", sum.decisions);
  JsonObject marks;
  for (std::size_t k = 1; k < mark_kinds; ++k) marks.add(mark_names[k], sum.marked[k]);
  return json.add("marks", marks.done()).done();
}

Json json_of_marked(const Record& record, const GameReview& review) {
  JsonArray marked;
  for (const ReviewedDecision& one : marked_decisions(review)) {
    marked.add(JsonObject()
                   .add("roll", one.roll)
                   .add("atonement", one.is_atonement)
                   .add("decision", json_of_decision(record, *one.decision))
                   .done());
  }
  return marked.done();
}

}  // namespace

Answer verdicts(Desk& desk, const Request& request) {
  const Result<Session*> session = asked_table(desk, request);
  if (!session) return session.error();
  const Record& record = (*session)->record();
  const NamedRules& named = record.named;
  const Position position = (*session)->table().seen();  // whether something was missed is not told (M10)
  if (position.phase == Phase::over)
    return Error{.where = "table", .message = "expected a game that goes on; this one is over"};
  const GameJudge judge = judge_for(desk, record);
  Outlook outlook({.rules = named.rules, .evaluation = judge.evaluation, .finished = position.finished});
  JsonObject json;
  json.add("seat", to_act(position) + 1).add("evaluation", name_of(judge));
  if (position.phase == Phase::roll) {
    return json.add("chances", json_of_chances(position.playing, outlook.chances(position, 1)))
        .add("rolls", json_of_prospects(position, outlook.prospects(position, 0)))
        .add("plays", JsonArray().done())
        .add("why", JsonArray().done())
        .done();
  }
  const std::vector<Verdict> ranked = verdicts_at_sight(named.rules, outlook, position, to_act(position));
  const std::vector<Choice> choices = choices_in(request.language(), named, position);
  JsonArray plays;
  for (const Verdict& verdict : ranked) plays.add(json_of_verdict(named, position, choices, verdict));
  return json.add("chances", json_of_chances(position.playing, ranked.front().chances))
      .add("rolls", JsonArray().done())
      .add("plays", plays.done())
      .add("why", reasons_for(request.language(), named, position, ranked))
      .done();
}

Answer review(Desk& desk, const Request& request) {
  const Result<ReadGame> game = asked_game(desk, request);
  if (!game) return game.error();
  const Result<std::uint64_t> looks = request.number("looks", 1, standard_looks, 1);
  if (!looks) return looks.error();
  const Result<Calling> calling = asked_calling(request);
  if (!calling) return calling.error();
  const Record& record = game->record;
  const GameJudge judge = judge_for(desk, record);
  Outlook outlook({.rules = record.named.rules,
                   .evaluation = judge.evaluation,
                   .called = chance_of(*calling),
                   .finished = record.begins.finished});
  const GameReview review = review_game(record, outlook, static_cast<int>(*looks));
  JsonArray seats;
  for (const SeatSum& sum : sums_of(review, record.begins.playing)) seats.add(json_of_sum(sum));
  JsonArray rolls;
  for (const ReviewedRoll& roll : review.rolls) rolls.add(json_of_roll(record, roll));
  return JsonObject()
      .add("rules", record.named.id)
      .add("looks", *looks)
      .add("evaluation", name_of(judge))
      .add("end", end_names[static_cast<std::size_t>(review.end)])
      .add("start", json_of_chances(record.begins.playing, review.start))
      .add("result", json_of_chances(record.begins.playing, review.result))
      .add("seats", seats.done())
      .add("rolls", rolls.done())
      .add("marked", json_of_marked(record, review))
      .add("lucky", rolls_by_luck(review, Luckiest::best, most_by_luck))
      .add("unlucky", rolls_by_luck(review, Luckiest::worst, most_by_luck))
      .done();
}

}  // namespace salida::wasm

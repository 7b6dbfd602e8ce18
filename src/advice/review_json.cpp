#include "advice/review_json.hpp"

#include <array>

#include "advice/chances_json.hpp"
#include "notation/json.hpp"
#include "notation/play_text.hpp"
#include "notation/position_text.hpp"
#include "words/vocabulary.hpp"

namespace salida {
namespace {

/// Who sat there: by name, else by kind of player, else by colour.
std::string player_of(const Record& record, Seat seat) {
  for (const RecordedSeat& one : record.seats) {
    if (one.seat != seat) continue;
    if (!one.name.empty()) return one.name;
    if (!one.kind.empty()) return one.kind;
  }
  return seat_words(Language::english, record.named, seat);
}

Json decision_json(const Rules& rules, const Decision& decision) {
  const bool gave_away = decision.loss > 0;
  return JsonObject()
      .add("seat", decision.seat + 1)
      .add("play", play_text(rules, decision.position, decision.play))
      .add("ways", decision.ways)
      .add("loss", json_to_billionths(decision.loss))
      .add("mark", name_of(decision.mark()))
      .add("better", gave_away ? json_of(play_text(rules, decision.position, decision.better)) : Json())
      .done();
}

Json call_json(const Rules& rules, const std::optional<ReviewedCall>& call) {
  if (!call) return {};
  return JsonObject().add("seat", call->caller + 1).add("atonement", decision_json(rules, call->atonement)).done();
}

Json roll_json(const Record& record, const ReviewedRoll& one) {
  const Seats playing = record.begins.playing;
  const Rules& rules = record.named.rules;
  return JsonObject()
      .add("turn", one.turn)
      .add("seat", one.seat() + 1)
      .add("position", to_text(record.named, one.position))
      .add("roll", to_text(one.roll))
      .add("before", chances_json(playing, one.before))
      .add("rolled", chances_json(playing, one.rolled))
      .add("played", chances_json(playing, one.played))
      .add("luck", json_to_billionths(one.luck()[one.seat()]))
      .add("decision", decision_json(rules, one.decision))
      .add("call", call_json(rules, one.call))
      .add("skill", chances_json(playing, one.call ? plus(one.skill, 1, one.call->skill) : one.skill))
      .add("calls", chances_json(playing, one.calls))
      .add("late", chances_json(playing, one.late))
      .done();
}

/// How many of each mark; `none` is left out.
template <class Count>
Json marks_json(const Count& count_of) {
  JsonObject marks;
  for (const Mark mark : {Mark::inaccuracy, Mark::mistake, Mark::blunder}) marks.add(name_of(mark), count_of(mark));
  return marks.done();
}

Json marked_json(const Record& record, const GameReview& review) {
  JsonArray marked;
  for (const ReviewedDecision& one : marked_decisions(review)) {
    marked.add(JsonObject()
                   .add("roll", one.roll)
                   .add("atonement", one.is_atonement)
                   .add("decision", decision_json(record.named.rules, *one.decision)));
  }
  return marked.done();
}

Json mean_json(const ProfileMean& mean) {
  const bool is_known = mean.half > 0;
  return JsonObject()
      .add("mean", mean.mean)
      .add("low", is_known ? json_of(mean.mean - mean.half) : Json())
      .add("high", is_known ? json_of(mean.mean + mean.half) : Json())
      .add("variance", mean.variance)
      .done();
}

}  // namespace

Json seat_sum_json(const SeatSum& sum, std::string_view player) {
  JsonObject json;
  json.add("seat", sum.seat + 1).add("player", player);
  for (std::size_t k = 0; k < part_kinds; ++k) json.add(names_of<Part>[k], json_to_billionths(sum.of[k]));
  return json.add("luck", json_to_billionths(sum.luck()))
      .add("skill", json_to_billionths(sum.skill()))
      .add("result", json_to_billionths(sum.result))
      .add("rolls", sum.rolls)
      .add("decisions", sum.decisions)
      .add("marks", marks_json([&](Mark mark) { return sum.marked[static_cast<std::size_t>(mark)]; }))
      .done();
}

JsonObject review_json(const ReviewFacts& facts) {
  const Record& record = facts.record;
  const GameReview& review = facts.review;
  const Seats playing = record.begins.playing;
  JsonArray seats;
  for (const SeatSum& sum : sums_of(review, playing)) seats.add(seat_sum_json(sum, player_of(record, sum.seat)));
  JsonArray rolls;
  for (const ReviewedRoll& roll : review.rolls) rolls.add(roll_json(record, roll));
  return JsonObject()
      .add("format", json_format)
      .add("rules", record.named.id)
      .add("looks", facts.looks)
      .add("calls", name_of(facts.calling))
      .add("evaluation", facts.has_network ? "network" : "expert")
      .add("turns", review.rolls.empty() ? 0 : review.rolls.back().turn)
      .add("end", name_of(review.end))
      .add("cut_off", facts.cut_off)
      .add("start", chances_json(playing, review.start))
      .add("result", chances_json(playing, review.result))
      .add("seats", seats)
      .add("rolls", rolls)
      .add("marked", marked_json(record, review))
      .add("lucky", rolls_by_luck(review, Luckiest::best, most_by_luck))
      .add("unlucky", rolls_by_luck(review, Luckiest::worst, most_by_luck));
}

Json profiles_json(std::span<const PlayerProfile> profiles) {
  JsonArray all;
  for (const PlayerProfile& profile : profiles) {
    all.add(JsonObject()
                .add("name", profile.name())
                .add("games", profile.games())
                .add("seats", profile.seats())
                .add("expected", profile.start())
                .add("result", mean_json(profile.result()))
                .add("luck", mean_json(profile.luck()))
                .add("without_luck", mean_json(profile.without_luck()))
                .add("decisions", profile.decisions())
                .add("loss_a_decision", profile.loss_a_decision())
                .add("marks_a_game", marks_json([&](Mark mark) { return profile.marked(mark); })));
  }
  return all.done();
}

}  // namespace salida

#include "cli/advising/review_json.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include <nlohmann/json.hpp>

#include "cli/advising/review_words.hpp"
#include "notation/json.hpp"
#include "notation/play_text.hpp"
#include "notation/position_text.hpp"
#include "tui/board_labels.hpp"
#include "view/seat_marks.hpp"
#include "words/vocabulary.hpp"

namespace salida::cli {
namespace {

using Json = nlohmann::ordered_json;

// In the order of Part.
constexpr std::array<const char*, part_kinds> part_names{"start",        "own_rolls", "others_rolls", "own_plays",
                                                         "others_plays", "calls",     "late"};

constexpr std::array<const char*, mark_kinds> mark_names{"none", "inaccuracy", "mistake", "blunder"};

std::string_view end_name(ReviewEnd end) {
  switch (end) {
    case ReviewEnd::won: return "won";
    case ReviewEnd::played_on: return "played_on";
    case ReviewEnd::unfinished: return "unfinished";
  }
  return {};
}

/// A name of a file or a player may hold any bytes; JSON holds only text.
std::string text_of(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n"; }

/// By seat, for the seats that play.
Json chances_json(const Record& record, const Chances& chances) {
  Json json = Json::array();
  for (const RecordedSeat& seat : record.seats) json.push_back(chances[seat.seat]);
  return json;
}

Json decision_json(const Record& record, const Decision& decision) {
  Json json{{"seat", decision.seat + 1},
            {"play", decision_text(record, decision)},
            {"ways", decision.ways},
            {"loss", decision.loss}};
  if (decision.mark() != Mark::none) json["mark"] = mark_names[static_cast<std::size_t>(decision.mark())];
  if (decision.loss > 0) json["better"] = better_text(record, decision);
  return json;
}

Json roll_json(const Record& record, const ReviewedRoll& one) {
  Json json{{"turn", one.turn},
            {"seat", one.seat() + 1},
            {"position", to_text(record.named, one.position)},
            {"roll", to_text(one.roll)},
            {"before", chances_json(record, one.before)},
            {"rolled", chances_json(record, one.rolled)},
            {"played", chances_json(record, one.played)},
            {"luck", one.luck()[one.seat()]},
            {"decision", decision_json(record, one.decision)}};
  if (one.call) {
    json["call"] = {{"seat", one.call->caller + 1}, {"atonement", decision_json(record, one.call->atonement)}};
  }
  json["skill"] = chances_json(record, one.call ? plus(one.skill, 1, one.call->skill) : one.skill);
  json["calls"] = chances_json(record, one.calls);
  json["late"] = chances_json(record, one.late);
  return json;
}

Json sum_json(const SeatSum& sum, const std::string& player) {
  Json json{{"seat", sum.seat + 1}, {"player", player}};
  for (std::size_t k = 0; k < part_kinds; ++k) json[part_names[k]] = sum.of[k];
  json["luck"] = sum.luck();
  json["skill"] = sum.skill();
  json["result"] = sum.result;
  json["rolls"] = sum.rolls;
  json["decisions"] = sum.decisions;
  for (std::size_t k = 1; k < mark_kinds; ++k) json["marks"][mark_names[k]] = sum.marked[k];
  return json;
}

Json mean_json(const ProfileMean& mean) {
  Json json{{"mean", mean.mean}, {"variance", mean.variance}};
  json["ci95"] = mean.half > 0 ? Json::array({mean.mean - mean.half, mean.mean + mean.half}) : Json(nullptr);
  return json;
}

Json profiles_json(const Profiles& profiles) {
  Json all = Json::array();
  for (const PlayerProfile& profile : profiles.all()) {
    Json json{{"name", profile.name()},
              {"games", profile.games()},
              {"seats", profile.seats()},
              {"expected", profile.start()},
              {"result", mean_json(profile.result())},
              {"luck", mean_json(profile.luck())},
              {"without_luck", mean_json(profile.without_luck())},
              {"decisions", profile.decisions()},
              {"loss_a_decision", profile.loss_a_decision()}};
    for (const Mark mark : {Mark::inaccuracy, Mark::mistake, Mark::blunder})
      json["marks_a_game"][mark_names[static_cast<std::size_t>(mark)]] = profile.marked(mark);
    all.push_back(std::move(json));
  }
  return all;
}

std::string_view calling_name(Calling calling) {
  constexpr std::array<std::string_view, 3> names{"always", "chance", "never"};
  return names[static_cast<std::size_t>(calling)];
}

}  // namespace

std::string review_json(const ReviewedGame& one, ReviewTerms terms) {
  const Record& record = one.record();
  Json json{{"format", json_format},
            {"file", one.file},
            {"game", one.number},
            {"rules", record.named.id},
            {"looks", terms.looks},
            {"calls", calling_name(terms.calling)},
            {"evaluation", one.is_rough ? "expert" : "network"},
            {"turns", one.game.turns},
            {"end", end_name(one.review.end)}};
  if (one.game.cut_off) json["cut_off"] = *one.game.cut_off;
  json["seats"] = Json::array();
  for (std::size_t k = 0; k < one.sums.size(); ++k)
    json["seats"].push_back(sum_json(one.sums[k], player_name(Language::english, record, record.seats[k])));
  json["rolls"] = Json::array();
  for (const ReviewedRoll& roll : one.review.rolls) json["rolls"].push_back(roll_json(record, roll));
  return text_of(json);
}

std::string review_plot_json(const ReviewedGame& one, Language language) {
  const Record& record = one.record();
  const GameReview& review = one.review;
  Json json{{"kind", "review"}, {"lang", language == Language::spanish ? "es" : "en"}, {"seats", Json::array()}};
  const std::vector<SeatMark> labels = marks_of(record.named, language);
  const auto thousandths = [](double chance) { return std::round(chance * 1e4) / 1e4; };
  for (const RecordedSeat& seat : record.seats) {
    Json chances = Json::array();
    for (const ReviewedRoll& roll : review.rolls) chances.push_back(thousandths(roll.before[seat.seat]));
    chances.push_back(thousandths(review.result[seat.seat]));
    json["seats"].push_back({{"seat", seat.seat + 1},
                             {"name", labels[seat.seat].name},
                             {"letter", std::string(1, labels[seat.seat].letter)},
                             {"colour", labels[seat.seat].colour + 1},
                             {"chances", std::move(chances)}});
  }
  json["marks"] = Json::array();
  const auto add = [&](std::size_t k, Seat seat, std::string_view kind, const std::string& label) {
    json["marks"].push_back({{"roll", k + 1},
                             {"turn", review.rolls[k].turn},
                             {"seat", seat + 1},
                             {"kind", kind},
                             {"chance", thousandths(review.rolls[k].before[seat])},
                             {"label", label}});
  };
  for (const ReviewedDecision& mistake : marked_decisions(review)) {
    const Decision& decision = *mistake.decision;
    add(mistake.roll, decision.seat, mark_names[static_cast<std::size_t>(decision.mark())],
        std::string(mark_words(language, decision.mark())) + " " + signed_text(-tenths(decision.loss)) + " %");
  }
  for (const Luckiest which : {Luckiest::best, Luckiest::worst}) {
    for (const std::size_t k : rolls_by_luck(review, which, most_by_luck)) {
      const ReviewedRoll& roll = review.rolls[k];
      add(k, roll.seat(), which == Luckiest::best ? "lucky" : "unlucky",
          to_text(roll.roll) + " " + signed_text(tenths(roll.luck()[roll.seat()])) + " %");
    }
  }
  return json.dump();
}

std::string profile_json(const ReviewTotals& totals, const std::vector<GameLine>& games, ReviewTerms terms) {
  Json json{{"format", json_format},
            {"looks", terms.looks},
            {"calls", calling_name(terms.calling)},
            {"games", totals.games},
            {"rolls", totals.rolls},
            {"not_read", totals.not_read},
            {"players", profiles_json(totals.players)},
            {"seats", profiles_json(totals.seats)},
            {"list", Json::array()}};
  for (const GameLine& line : games) {
    Json one{{"file", line.file}, {"game", line.number}};
    if (!line.fault.empty()) {
      one["fault"] = line.fault;
    } else {
      one["rules"] = line.rules;
      one["rolls"] = line.rolls;
      one["unfinished"] = line.is_unfinished;
      one["seats"] = Json::array();
      for (std::size_t k = 0; k < line.sums.size(); ++k)
        one["seats"].push_back(sum_json(line.sums[k], line.players[k]));
    }
    json["list"].push_back(std::move(one));
  }
  return text_of(json);
}

}  // namespace salida::cli

#include "cli/advising/review_json.hpp"

#include <cmath>

#include "advice/review_json.hpp"
#include "cli/advising/review_words.hpp"
#include "notation/json.hpp"
#include "notation/play_text.hpp"
#include "tui/board_labels.hpp"
#include "view/seat_marks.hpp"

namespace salida::cli {
namespace {

JsonObject source_json(const std::string& file, std::size_t number) {
  return JsonObject().add("file", file).add("game", number);
}

/// A plot shows no more.
Json to_ten_thousandths(double chance) { return json_of(std::round(chance * 1e4) / 1e4); }

Json plot_seats_json(const ReviewedGame& one, Language language) {
  const Record& record = one.record();
  const std::vector<SeatMark> labels = marks_of(record.named, language);
  JsonArray seats;
  for (const RecordedSeat& seat : record.seats) {
    JsonArray chances;
    for (const ReviewedRoll& roll : one.review.rolls) chances.add(to_ten_thousandths(roll.before[seat.seat]));
    chances.add(to_ten_thousandths(one.review.result[seat.seat]));
    seats.add(JsonObject()
                  .add("seat", seat.seat + 1)
                  .add("name", labels[seat.seat].name)
                  .add("letter", std::string(1, labels[seat.seat].letter))
                  .add("colour", labels[seat.seat].colour + 1)
                  .add("chances", chances));
  }
  return seats.done();
}

/// The mistakes, and the rolls of most luck.
Json plot_marks_json(const GameReview& review, Language language) {
  JsonArray marks;
  const auto add = [&](std::size_t k, Seat seat, std::string_view kind, const std::string& label) {
    marks.add(JsonObject()
                  .add("roll", k + 1)
                  .add("turn", review.rolls[k].turn)
                  .add("seat", seat + 1)
                  .add("kind", kind)
                  .add("chance", to_ten_thousandths(review.rolls[k].before[seat]))
                  .add("label", label));
  };
  for (const ReviewedDecision& mistake : marked_decisions(review)) {
    const Decision& decision = *mistake.decision;
    add(mistake.roll, decision.seat, name_of(decision.mark()),
        std::string(mark_words(language, decision.mark())) + " " + signed_text(-tenths(decision.loss)) + " %");
  }
  for (const Luckiest which : {Luckiest::best, Luckiest::worst}) {
    for (const std::size_t k : rolls_by_luck(review, which, most_by_luck)) {
      const ReviewedRoll& roll = review.rolls[k];
      add(k, roll.seat(), which == Luckiest::best ? "lucky" : "unlucky",
          to_text(roll.roll) + " " + signed_text(tenths(roll.luck()[roll.seat()])) + " %");
    }
  }
  return marks.done();
}

Json line_json(const GameLine& line) {
  JsonObject one = source_json(line.file, line.number);
  if (!line.fault.empty()) return one.add("fault", line.fault).done();
  JsonArray seats;
  for (std::size_t k = 0; k < line.sums.size(); ++k) seats.add(seat_sum_json(line.sums[k], line.players[k]));
  return one.add("rules", line.rules)
      .add("rolls", line.rolls)
      .add("unfinished", line.is_unfinished)
      .add("seats", seats)
      .done();
}

}  // namespace

std::string game_review_json(const ReviewedGame& one, ReviewTerms terms) {
  return review_json({.record = one.record(),
                      .review = one.review,
                      .looks = terms.looks,
                      .calling = terms.calling,
                      .has_network = !one.is_rough,
                      .cut_off = one.game.cut_off})
             .add_all(source_json(one.file, one.number))
             .done()
             .text +
         "\n";
}

std::string review_plot_json(const ReviewedGame& one, Language language) {
  return JsonObject()
      .add("kind", "review")
      .add("lang", language == Language::spanish ? "es" : "en")
      .add("seats", plot_seats_json(one, language))
      .add("marks", plot_marks_json(one.review, language))
      .done()
      .text;
}

std::string profile_json(const ReviewTotals& totals, const std::vector<GameLine>& games, ReviewTerms terms) {
  JsonArray list;
  for (const GameLine& line : games) list.add(line_json(line));
  return JsonObject()
             .add("format", json_format)
             .add("looks", terms.looks)
             .add("calls", name_of(terms.calling))
             .add("games", totals.games)
             .add("rolls", totals.rolls)
             .add("not_read", totals.not_read)
             .add("players", profiles_json(totals.players.all()))
             .add("seats", profiles_json(totals.seats.all()))
             .add("list", list)
             .done()
             .text +
         "\n";
}

}  // namespace salida::cli

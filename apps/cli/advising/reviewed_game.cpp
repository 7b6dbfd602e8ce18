#include "cli/advising/reviewed_game.hpp"

#include <cmath>
#include <numeric>

#include <fmt/core.h>

#include "notation/play_text.hpp"
#include "tui/styled_text.hpp"
#include "words/vocabulary.hpp"

namespace salida::cli {

void review(ReviewedGame& reviewed, const GameJudge& judge, ReviewTerms terms) {
  const Record& record = reviewed.record();
  Outlook outlook({.rules = record.named.rules,
                   .evaluation = judge.evaluation,
                   .called = chance_of(terms.calling),
                   .finished = record.begins.finished});
  reviewed.is_rough = judge.is_rough;
  reviewed.review = review_game(record, outlook, terms.looks);
  reviewed.sums = sums_of(reviewed.review, record.begins.playing);
}

std::string player_name(Language language, const Record& record, const RecordedSeat& seat) {
  if (!seat.name.empty()) return harmless(seat.name);
  return seat.kind.empty() ? seat_words(language, record.named, seat.seat) : harmless(seat.kind);
}

std::string decision_text(const Record& record, const Decision& decision) {
  return play_text(record.named.rules, decision.position, decision.play);
}

std::string better_text(const Record& record, const Decision& decision) {
  return play_text(record.named.rules, decision.position, decision.better);
}

long tenths(double chance) { return std::lround(1000 * chance); }

std::string tenths_text(long tenths) { return fmt::format("{:.1f}", static_cast<double>(tenths) / 10); }

std::string signed_text(long tenths) { return (tenths > 0 ? "+" : "") + tenths_text(tenths); }

std::vector<long> printed_parts(const SeatSum& sum) {
  std::vector<double> exact;
  for (const double part : sum.of) exact.push_back(1000 * part);
  std::vector<long> printed = rounded_together(exact);
  printed.push_back(std::accumulate(printed.begin(), printed.end(), 0L));
  return printed;
}

}  // namespace salida::cli

#include "cli/advising/review_rows.hpp"

#include <algorithm>

#include <fmt/core.h>

#include "cli/advising/review_words.hpp"
#include "notation/play_text.hpp"
#include "words/vocabulary.hpp"

namespace salida::cli {
namespace {

template <class... Values>
std::string fill(Language language, ReviewWord which, const Values&... values) {
  return fmt::format(fmt::runtime(review_words(language, which)), values...);
}

}  // namespace

std::string ReviewRows::name(Seat seat) const { return seat_words(language_, record_.named, seat); }

std::vector<std::string> ReviewRows::headlines(int looks) const {
  const NamedRules& named = record_.named;
  const GameReview& review = one_.review;
  std::vector<std::string> lines{fill(language_, ReviewWord::about,
                                      language_ == Language::spanish ? named.name.es : named.name.en,
                                      record_.seats.size(), one_.game.turns, review.rolls.size())};
  const bool is_decided = review.end != ReviewEnd::unfinished;
  const auto first = static_cast<Seat>(std::ranges::max_element(review.result) - review.result.begin());
  lines.back() += " " + fill(language_, is_decided ? ReviewWord::wins : ReviewWord::leads, name(first));
  std::string players;
  for (const RecordedSeat& seat : record_.seats)
    players += (players.empty() ? "" : "; ") + name(seat.seat) + ": " + player_name(language_, record_, seat);
  lines.push_back(players + ".");
  lines.push_back(fill(language_, one_.is_rough ? ReviewWord::by_expert : ReviewWord::by_network, looks));
  if (review.end == ReviewEnd::played_on) lines.push_back(fill(language_, ReviewWord::played_on));
  if (!is_decided) lines.push_back(fill(language_, ReviewWord::unfinished));
  return lines;
}

ReviewRow ReviewRows::headings() const {
  const auto word = [this](ReviewWord which) { return std::string(review_words(language_, which)); };
  return {.turn = word(ReviewWord::turn),
          .who = word(ReviewWord::who),
          .dice = word(ReviewWord::dice),
          .figures = {word(ReviewWord::before), word(ReviewWord::rolled), word(ReviewWord::played),
                      word(ReviewWord::luck), word(ReviewWord::loss)},
          .mark = {},
          .play = word(ReviewWord::play),
          .better = word(ReviewWord::better)};
}

/// Differences are those of the figures beside them.
ReviewRow ReviewRows::roll(const ReviewedRoll& one) const {
  const Decision& decision = one.decision;
  const long before = tenths(one.before[one.seat()]);
  const long rolled = tenths(one.rolled[one.seat()]);
  const long played = tenths(one.played[one.seat()]);
  const bool is_marked = decision.mark() != Mark::none;
  return {.turn = std::to_string(one.turn),
          .who = name(one.seat()),
          .dice = to_text(one.roll),
          .figures = {tenths_text(before), tenths_text(rolled), tenths_text(played), signed_text(rolled - before),
                      is_marked ? tenths_text(rolled - played) : std::string{}},
          .mark = std::string(mark_sign(decision.mark())),
          .play = decision_text(record_, decision),
          .better = is_marked ? better_text(record_, decision) : std::string{}};
}

ReviewRow ReviewRows::atonement(const ReviewedRoll& one, const Decision& decision) const {
  const bool is_marked = decision.mark() != Mark::none;
  ReviewRow row{.turn = std::to_string(one.turn),
                .who = name(decision.seat),
                .dice = {},
                .mark = std::string(mark_sign(decision.mark())),
                .play = fill(language_, ReviewWord::gives_up, decision_text(record_, decision)),
                .better = is_marked ? better_text(record_, decision) : std::string{}};
  if (is_marked) row.figures.back() = tenths_text(tenths(decision.loss));
  return row;
}

std::vector<ReviewRow> ReviewRows::all() const {
  std::vector<ReviewRow> rows;
  for (const ReviewedRoll& one : one_.review.rolls) {
    rows.push_back(roll(one));
    if (one.call) rows.push_back(atonement(one, one.call->atonement));
  }
  return rows;
}

std::vector<ReviewRow> ReviewRows::mistakes() const {
  std::vector<ReviewRow> rows;
  for (const ReviewedDecision& mistake : marked_decisions(one_.review)) rows.push_back(row_of(mistake));
  return rows;
}

std::vector<ReviewRow> ReviewRows::by_luck(Luckiest which) const {
  std::vector<ReviewRow> rows;
  for (const std::size_t k : rolls_by_luck(one_.review, which, most_by_luck))
    rows.push_back(roll(one_.review.rolls[k]));
  return rows;
}

std::vector<SumRow> ReviewRows::sums() const {
  std::vector<std::vector<long>> columns;
  for (const SeatSum& sum : one_.sums) columns.push_back(printed_parts(sum));
  std::vector<SumRow> rows;
  const auto add = [&](std::string_view label, bool is_part, const auto& cell) {
    rows.push_back({.label = std::string(label), .is_part = is_part});
    for (std::size_t k = 0; k < columns.size(); ++k) rows.back().cells.push_back(cell(k));
  };
  const auto add_sum = [&](std::string_view label, bool is_part, Part from, Part to) {
    add(label, is_part, [&](std::size_t k) {
      long sum = 0;
      for (auto part = static_cast<std::size_t>(from); part <= static_cast<std::size_t>(to); ++part)
        sum += columns[k][part];
      return signed_text(sum);
    });
  };
  const auto add_part = [&](Part part) { add_sum(part_words(language_, part), true, part, part); };
  const auto word = [this](ReviewWord which) { return review_words(language_, which); };
  add("", false, [&](std::size_t k) { return name(one_.sums[k].seat); });
  add(part_words(language_, Part::start), false, [&](std::size_t k) { return tenths_text(columns[k].front()); });
  add_sum(word(ReviewWord::luck), false, Part::own_rolls, Part::others_rolls);
  add_part(Part::own_rolls);
  add_part(Part::others_rolls);
  add_sum(word(ReviewWord::skill), false, Part::own_plays, Part::late);
  add_part(Part::own_plays);
  add_part(Part::others_plays);
  if (record_.named.rules.capture.calling) add_part(Part::calls);
  add_part(Part::late);
  add(word(ReviewWord::result), false, [&](std::size_t k) { return tenths_text(columns[k].back()); });
  add(word(ReviewWord::decisions), false, [&](std::size_t k) { return std::to_string(one_.sums[k].decisions); });
  for (const Mark mark : {Mark::inaccuracy, Mark::mistake, Mark::blunder}) {
    add(fmt::format("{:<2} {}", mark_sign(mark), mark_words(language_, mark)), true,
        [&](std::size_t k) { return std::to_string(one_.sums[k].marked[static_cast<std::size_t>(mark)]); });
  }
  return rows;
}

std::vector<std::vector<std::string>> profile_rows(const std::vector<PlayerProfile>& profiles, std::string_view heading,
                                                   Language language) {
  std::vector<std::vector<std::string>> rows{{std::string(heading)}};
  for (const ReviewWord word : {ReviewWord::games, ReviewWord::won, ReviewWord::expected, ReviewWord::luck,
                                ReviewWord::without_luck, ReviewWord::loss_a_decision})
    rows.front().emplace_back(review_words(language, word));
  constexpr std::array shown{Mark::inaccuracy, Mark::mistake, Mark::blunder};
  for (const Mark mark : shown) rows.front().emplace_back(mark_sign(mark));
  for (const PlayerProfile& profile : profiles) {
    const ProfileMean fair = profile.without_luck();
    const std::string half = fair.half > 0 ? fmt::format(" ± {:.1f}", 100 * fair.half) : std::string{};
    rows.push_back({profile.name(), std::to_string(profile.games()), tenths_text(tenths(profile.result().mean)),
                    tenths_text(tenths(profile.start())), signed_text(tenths(profile.luck().mean)),
                    tenths_text(tenths(fair.mean)) + half, fmt::format("{:.2f}", 100 * profile.loss_a_decision())});
    for (const Mark mark : shown) rows.back().push_back(fmt::format("{:.1f}", profile.marked(mark)));
  }
  return rows;
}

std::vector<std::string> profile_headlines(const ReviewTotals& totals, Language language) {
  std::vector<std::string> lines{fill(language, ReviewWord::profile, totals.games, totals.rolls)};
  if (totals.not_read > 0) lines.push_back(fill(language, ReviewWord::not_read, totals.not_read));
  return lines;
}

std::vector<std::string> variance_lines(const ReviewTotals& totals, Language language) {
  constexpr double nothing = 1e-9;  // one player on all seats always wins one game a game
  std::vector<std::string> lines;
  for (const PlayerProfile& profile : (totals.has_one_player() ? totals.seats : totals.players).all()) {
    const double raw = profile.result().variance;
    const double fair = profile.without_luck().variance;
    if (raw > nothing && fair > nothing)
      lines.push_back(fill(language, ReviewWord::variance, profile.name(), raw, fair, raw / fair));
  }
  return lines;
}

}  // namespace salida::cli

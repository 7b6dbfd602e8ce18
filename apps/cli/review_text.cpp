#include "review_text.hpp"

#include <algorithm>

#include <fmt/core.h>

#include "notation/play_text.hpp"
#include "review_words.hpp"
#include "tui/styled_text.hpp"
#include "words/vocabulary.hpp"

namespace salida::cli {
namespace {

constexpr unsigned page_width = 80;
constexpr std::size_t most_by_luck = 5;

class ReviewText {
 public:
  ReviewText(const ReviewedGame& one, Language language) : one_(one), record_(one.record()), language_(language) {
    for (const RecordedSeat& seat : record_.seats) name_width_ = std::max(name_width_, letters_in(name(seat.seat)));
  }

  [[nodiscard]] std::vector<std::string> headlines(int looks) const {
    const NamedRules& named = record_.named;
    const GameReview& review = one_.review;
    std::vector<std::string> lines;
    lines.push_back(fill(ReviewWord::about, language_ == Language::spanish ? named.name.es : named.name.en,
                         record_.seats.size(), one_.game.turns, review.rolls.size()));
    const auto first =
        static_cast<Seat>(std::max_element(review.result.begin(), review.result.end()) - review.result.begin());
    const bool is_decided = review.end != ReviewEnd::unfinished;
    lines.back() += " " + fill(is_decided ? ReviewWord::wins : ReviewWord::leads, name(first));
    std::string players;
    for (const RecordedSeat& seat : record_.seats)
      players +=
          (players.empty() ? "" : "; ") + name(seat.seat) + ": " + player_name(language_, record_, seat);
    lines.push_back(players + ".");
    lines.push_back(fill(one_.is_rough ? ReviewWord::by_expert : ReviewWord::by_network, looks));
    if (review.end == ReviewEnd::played_on) lines.emplace_back(word(ReviewWord::played_on));
    if (!is_decided) lines.emplace_back(word(ReviewWord::unfinished));
    return lines;
  }

  [[nodiscard]] std::string text(int looks, RollsShown shown) {
    for (const std::string& line : headlines(looks)) add_wrapped(line);
    if (shown == RollsShown::all) {
      begin_table(ReviewWord::every_roll);
      for (std::size_t k = 0; k < one_.review.rolls.size(); ++k) {
        add_roll(k);
        if (one_.review.rolls[k].call) add_atonement(k);
      }
    } else {
      add_mistakes();
    }
    add_by_luck(ReviewWord::luckiest, Luckiest::best);
    add_by_luck(ReviewWord::unluckiest, Luckiest::worst);
    add_sums();
    return std::move(text_);
  }

 private:
  [[nodiscard]] std::string_view word(ReviewWord which) const { return review_words(language_, which); }
  [[nodiscard]] std::string name(Seat seat) const { return seat_words(language_, record_.named, seat); }
  template <class... Values>
  [[nodiscard]] std::string fill(ReviewWord which, const Values&... values) const {
    return fmt::format(fmt::runtime(word(which)), values...);
  }

  void add(std::string_view line) {
    const std::size_t end = line.find_last_not_of(' ');
    text_ += line.substr(0, end == std::string_view::npos ? 0 : end + 1);
    text_ += '\n';
  }

  void add_wrapped(std::string_view line) {
    for (const std::string& part : wrapped(line, page_width)) add(part);
  }

  /// All figures of a line, and then what was played, and what was better, on as many lines as that takes.
  void add_row(std::string_view turn, std::string_view who, std::string_view dice, const std::vector<std::string>& cells,
               std::string_view mark, const std::vector<std::string>& plays) {
    std::string line = fmt::format("{:>5}  {:<{}}  {:<5}", turn, who, name_width_, dice);
    for (const std::string& cell : cells) line += fmt::format("{:>7}", cell);
    line += fmt::format(" {:<2}  ", mark);
    const unsigned indent = letters_in(line);
    for (const std::string& play : plays) {
      for (const std::string& part : wrapped(play, page_width - std::min(indent, page_width - 16))) {
        add(line + part);
        line.assign(indent, ' ');
      }
    }
  }

  void begin_table(ReviewWord heading) {
    add("");
    add(word(heading));
    add_row(word(ReviewWord::turn), word(ReviewWord::who), word(ReviewWord::dice),
            {std::string(word(ReviewWord::before)), std::string(word(ReviewWord::rolled)),
             std::string(word(ReviewWord::played)), std::string(word(ReviewWord::luck)),
             std::string(word(ReviewWord::loss))},
            "", {std::string(word(ReviewWord::play))});
  }

  /// Differences are those of the figures beside them.
  void add_roll(std::size_t k) {
    const ReviewedRoll& one = one_.review.rolls[k];
    const long before = tenths(one.before[one.seat()]);
    const long rolled = tenths(one.rolled[one.seat()]);
    const long played = tenths(one.played[one.seat()]);
    const bool is_marked = one.decision.mark() != Mark::none;
    add_row(std::to_string(one.turn), name(one.seat()), to_text(one.roll),
            {tenths_text(before), tenths_text(rolled), tenths_text(played), signed_text(rolled - before),
             is_marked ? tenths_text(rolled - played) : std::string{}},
            mark_sign(one.decision.mark()), plays_of(one.decision));
  }

  void add_atonement(std::size_t k) {
    const ReviewedRoll& one = one_.review.rolls[k];
    const Decision& atonement = one.call->atonement;
    const bool is_marked = atonement.mark() != Mark::none;
    add_row(std::to_string(one.turn), name(atonement.seat), "",
            {"", "", "", "", is_marked ? tenths_text(tenths(atonement.loss)) : std::string{}},
            mark_sign(atonement.mark()), plays_of(atonement, word(ReviewWord::gives_up)));
  }

  [[nodiscard]] std::vector<std::string> plays_of(const Decision& decision, std::string_view pattern = "{}") const {
    std::vector<std::string> plays{fmt::format(fmt::runtime(pattern), decision_text(record_, decision))};
    if (decision.mark() != Mark::none) plays.push_back(fill(ReviewWord::better, better_text(record_, decision)));
    return plays;
  }

  void add_mistakes() {
    const std::vector<ReviewedDecision> mistakes = marked_decisions(one_.review);
    if (mistakes.empty()) {
      add("");
      add(word(ReviewWord::no_mistakes));
      return;
    }
    begin_table(ReviewWord::mistakes);
    for (const ReviewedDecision& mistake : mistakes) {
      if (mistake.is_atonement) add_atonement(mistake.roll);
      else add_roll(mistake.roll);
    }
  }

  void add_by_luck(ReviewWord heading, Luckiest which) {
    begin_table(heading);
    for (const std::size_t k : rolls_by_luck(one_.review, which, most_by_luck)) add_roll(k);
  }

  /// A column for each seat; a line for each part, and for luck and skill what they come to.
  void add_sums() {
    add("");
    add(word(ReviewWord::sums));
    std::vector<std::vector<long>> columns;
    for (const SeatSum& sum : one_.sums) columns.push_back(printed_parts(sum));
    const auto line = [&](std::string_view label, const auto& cell) {
      std::string text = fmt::format("{:<20}", label);
      for (std::size_t k = 0; k < columns.size(); ++k) text += fmt::format("{:>{}}", cell(k), column_width());
      add(text);
    };
    const auto from_to = [&](std::size_t k, Part from, Part to) {
      long sum = 0;
      for (auto part = static_cast<std::size_t>(from); part <= static_cast<std::size_t>(to); ++part)
        sum += columns[k][part];
      return signed_text(sum);
    };
    const auto part_line = [&](Part part) {
      line("  " + std::string(part_words(language_, part)), [&](std::size_t k) { return from_to(k, part, part); });
    };
    line("", [&](std::size_t k) { return name(one_.sums[k].seat); });
    line(part_words(language_, Part::start), [&](std::size_t k) { return tenths_text(columns[k][0]); });
    line(word(ReviewWord::luck), [&](std::size_t k) { return from_to(k, Part::own_rolls, Part::others_rolls); });
    part_line(Part::own_rolls);
    part_line(Part::others_rolls);
    line(word(ReviewWord::skill), [&](std::size_t k) { return from_to(k, Part::own_plays, Part::late); });
    part_line(Part::own_plays);
    part_line(Part::others_plays);
    if (record_.named.rules.capture.calling) part_line(Part::calls);
    part_line(Part::late);
    line(word(ReviewWord::result), [&](std::size_t k) { return tenths_text(columns[k].back()); });
    line(word(ReviewWord::decisions), [&](std::size_t k) { return std::to_string(one_.sums[k].decisions); });
    for (const Mark mark : {Mark::inaccuracy, Mark::mistake, Mark::blunder}) {
      line(fmt::format("  {:<2} {}", mark_sign(mark), mark_words(language_, mark)),
           [&](std::size_t k) { return std::to_string(one_.sums[k].marked[static_cast<std::size_t>(mark)]); });
    }
    add_wrapped(word(ReviewWord::sums_note));
  }

  [[nodiscard]] unsigned column_width() const { return std::max(name_width_ + 2, 7U); }

  const ReviewedGame& one_;
  const Record& record_;
  Language language_;
  unsigned name_width_ = 1;
  std::string text_;
};

std::string profile_table(const std::vector<PlayerProfile>& profiles, ReviewWord heading, Language language) {
  const auto word = [language](ReviewWord which) { return review_words(language, which); };
  std::string text = fmt::format("{:<16}{:>6}{:>7}{:>9}{:>7}{:>13}{:>10}{:>6}{:>6}{:>6}\n", word(heading),
                                 word(ReviewWord::games), word(ReviewWord::won), word(ReviewWord::expected),
                                 word(ReviewWord::luck), word(ReviewWord::without_luck),
                                 word(ReviewWord::loss_a_decision), "?!", "?", "??");
  for (const PlayerProfile& profile : profiles) {
    const ProfileMean fair = profile.without_luck();
    text += fmt::format("{:<16}{:>6}{:>7.1f}{:>9.1f}{:>7}{:>13}{:>10.2f}{:>6.1f}{:>6.1f}{:>6.1f}\n",
                        first_letters(profile.name(), 15), profile.games(), 100 * profile.result().mean,
                        100 * profile.start(), signed_text(tenths(profile.luck().mean)),
                        fmt::format("{:.1f} ± {:.1f}", 100 * fair.mean, 100 * fair.half),
                        100 * profile.loss_a_decision(), profile.marked(Mark::inaccuracy),
                        profile.marked(Mark::mistake), profile.marked(Mark::blunder));
  }
  return text;
}

std::string variance_lines(const std::vector<PlayerProfile>& profiles, Language language) {
  std::string text;
  for (const PlayerProfile& profile : profiles) {
    const double raw = profile.result().variance;
    const double fair = profile.without_luck().variance;
    if (fair < 1e-9) continue;  // one player on all seats: always one win a game
    text += fmt::format(fmt::runtime(review_words(language, ReviewWord::variance)), profile.name(), raw, fair,
                        raw / fair) +
            "\n";
  }
  return text;
}

}  // namespace

std::vector<std::string> review_headlines(const ReviewedGame& one, int looks, Language language) {
  return ReviewText(one, language).headlines(looks);
}

std::string review_text(const ReviewedGame& one, int looks, RollsShown shown, Language language) {
  return ReviewText(one, language).text(looks, shown);
}

std::string profile_text(const ReviewTotals& totals, Language language) {
  const auto word = [language](ReviewWord which) { return review_words(language, which); };
  std::string text = fmt::format(fmt::runtime(word(ReviewWord::profile)), totals.games, totals.rolls) + "\n";
  if (totals.not_read > 0) text += fmt::format(fmt::runtime(word(ReviewWord::not_read)), totals.not_read) + "\n";
  if (totals.games == 0) return text;
  const bool one_player = totals.players.all().size() == 1;
  text += "\n" + profile_table(totals.players.all(), ReviewWord::player, language);
  if (one_player) text += "\n" + profile_table(totals.seats.all(), ReviewWord::by_seat, language);
  if (totals.games > 1) text += "\n" + variance_lines((one_player ? totals.seats : totals.players).all(), language);
  for (const std::string& line : wrapped(word(ReviewWord::profile_note), page_width)) text += line + "\n";
  return text;
}

}  // namespace salida::cli

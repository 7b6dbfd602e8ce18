// salida review: recorded games judged, luck and skill apart; several of them make a player's profile.
#include <atomic>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/core.h>

#include "bots/calling.hpp"
#include "cli/advising/judge_shelf.hpp"
#include "cli/advising/review_json.hpp"
#include "cli/advising/review_report.hpp"
#include "cli/advising/review_text.hpp"
#include "cli/advising/review_words.hpp"
#include "cli/advising/reviewed_game.hpp"
#include "cli/command_line/checks.hpp"
#include "cli/command_line/common_options.hpp"
#include "cli/command_line/verb.hpp"
#include "cli/exit_code.hpp"
#include "cli/machine/in_parallel.hpp"
#include "cli/machine/interrupts.hpp"
#include "cli/machine/output.hpp"
#include "cli/machine/output_file.hpp"
#include "cli/records/game_file.hpp"
#include "cli/verbs.hpp"
#include "tui/styled_text.hpp"
#include "words/language.hpp"

namespace salida::cli {
namespace {

struct ReviewOptions {
  std::vector<std::string> files;
  std::size_t game = 0;  // of the file; 0: all of them
  int looks = 2;
  Calling calling = Calling::always;
  unsigned threads = 0;  // 0: one for each core
  std::string json;
  std::string html;
  bool all = false;  // rolls, not only those that matter
  Language language = Language::english;
  std::string command;  // as it was typed
};

constexpr std::size_t games_a_lot = 64;  // read before they are reviewed, on all threads

class Reviewer {
 public:
  explicit Reviewer(const ReviewOptions& options)
      : options_(options), terms_{.looks = options.looks, .calling = options.calling} {}

  /// Nothing where it could be opened, whatever is in it.
  std::optional<Error> read(const std::string& path) {
    Result<GameFile> opened = GameFile::open(path);
    if (!opened) return opened.error();
    GameFile file = *std::move(opened);
    std::size_t number = 0;
    while (std::optional<Result<ReadGame>> game = file.next()) {
      ++number;
      if (options_.game != 0 && number != options_.game) continue;
      take(path, number, *std::move(game));
      if (is_interrupted()) break;
    }
    if (number == 0) return Error{path, "expected a recorded game; found none"};
    if (options_.game > number)
      return Error{"--game", fmt::format("expected 1 to {}; found {}", number, options_.game)};
    return std::nullopt;
  }

  /// The last games are reviewed only now: one game alone is shown whole.
  void finish() {
    review_lot();
    progress_.reset();
    std::erase_if(games_, [](const GameLine& line) { return line.fault.empty() && line.sums.empty(); });
    if (rough_ && !single_) note(fmt::format(fmt::runtime(word(ReviewWord::by_expert)), terms_.looks));
  }

  [[nodiscard]] std::string html() const {
    if (single_) return review_report(*single_, terms_.looks, options_.command, options_.language);
    return profile_report(totals_, games_, options_.command, options_.language);
  }
  [[nodiscard]] std::string json() const {
    return single_ ? game_review_json(*single_, terms_) : profile_json(totals_, games_, terms_);
  }
  [[nodiscard]] std::string text() const {
    if (!single_) return profile_text(totals_, options_.language);
    const RollsShown shown = options_.all ? RollsShown::all : RollsShown::those_that_matter;
    return review_text(*single_, terms_.looks, shown, options_.language);
  }

  [[nodiscard]] std::size_t games() const { return totals_.games; }
  [[nodiscard]] std::size_t not_read() const { return totals_.not_read; }

 private:
  [[nodiscard]] std::string_view word(ReviewWord which) const { return review_words(options_.language, which); }

  void take(const std::string& path, std::size_t number, Result<ReadGame> read) {
    ++met_;
    games_.push_back({.file = path, .number = number});
    if (!read) {
      leave_out(read.error());
      return;
    }
    const Result<const GameJudge*> judge = shelf_.judge_for(read->record);
    if (!judge) {
      leave_out(judge.error());
      return;
    }
    judges_.push_back(*judge);
    if (const std::optional<std::string>& end = read->cut_off) note(harmless(*end));
    lot_.push_back({.file = path, .number = number, .game = *std::move(read)});
    lines_.push_back(games_.size() - 1);
    if (lot_.size() == games_a_lot) review_lot();
  }

  /// The last game that was met counts for nothing.
  void leave_out(const Error& fault) {
    ++totals_.not_read;
    note(harmless(fault.text()));
    games_.back().fault = fault.text();
  }

  void review_lot() {
    if (progress_ && met_ == 1 && !lot_.empty())
      progress_->show(fmt::format(fmt::runtime(word(ReviewWord::rolls_so_far)), lot_.front().record().steps.size()));
    std::atomic<std::size_t> done{0};
    in_parallel(threads_for(options_.threads), lot_.size(), is_interrupted, [&](std::size_t k, unsigned thread) {
      review(lot_[k], *judges_[k], terms_);
      ++done;
      if (thread == 0 && progress_ && met_ > 1)
        progress_->show(fmt::format(fmt::runtime(word(ReviewWord::games_so_far)), totals_.games + done));
    });
    for (std::size_t k = 0; k < lot_.size(); ++k) {
      if (lot_[k].sums.empty()) break;  // interrupted: what counts is every game up to some number
      count(lot_[k], games_[lines_[k]]);
      if (met_ == 1) single_ = std::move(lot_[k]);
    }
    lot_.clear();
    judges_.clear();
    lines_.clear();
  }

  void count(const ReviewedGame& one, GameLine& line) {
    const Record& record = one.record();
    std::vector<std::string> players;
    std::vector<std::string> seats;
    for (const RecordedSeat& seat : record.seats) {
      players.push_back(player_name(options_.language, record, seat));
      seats.push_back(fmt::format("{} {}", word(ReviewWord::seat), seat.seat + 1));
    }
    ++totals_.games;
    totals_.rolls += one.review.rolls.size();
    totals_.players.add_game(one.sums, players);
    totals_.seats.add_game(one.sums, seats);
    rough_ = rough_ || one.is_rough;
    line.rules = record.named.id;
    line.rolls = one.review.rolls.size();
    line.is_unfinished = one.review.end == ReviewEnd::unfinished;
    line.players = std::move(players);
    line.sums = one.sums;
  }

  const ReviewOptions& options_;
  ReviewTerms terms_;
  JudgeShelf shelf_;
  std::size_t met_ = 0;  // games, read or not
  std::vector<ReviewedGame> lot_;
  std::vector<const GameJudge*> judges_;  // of the lot
  std::vector<std::size_t> lines_;        // of the lot's games, among games_
  std::optional<ReviewedGame> single_;
  ReviewTotals totals_;
  std::vector<GameLine> games_;
  bool rough_ = false;
  std::optional<Progress> progress_{std::in_place};
};

struct Outputs {
  std::optional<OutputFile> json;
  std::optional<OutputFile> html;
};

std::optional<Error> begin_outputs(const ReviewOptions& options, Outputs& outputs) {
  if (auto error = clash_of({{.option = "--json", .path = options.json}, {.option = "--html", .path = options.html}}))
    return error;
  if (auto error = begin_if_asked(options.json, outputs.json)) return error;
  return begin_if_asked(options.html, outputs.html);
}

int review_games(const ReviewOptions& options) {
  if (options.game != 0 && options.files.size() > 1)
    return refuse({"--game", fmt::format("expected one file beside it; found {}", options.files.size())});
  Outputs outputs;
  if (const auto error = begin_outputs(options, outputs)) return refuse(*error);
  catch_interrupts();
  Reviewer reviewer(options);
  for (const std::string& path : options.files) {
    if (const std::optional<Error> error = reviewer.read(path)) return refuse(*error);
  }
  reviewer.finish();
  if (is_interrupted()) note(review_words(options.language, ReviewWord::interrupted));
  if (reviewer.games() == 0) return ExitCode::bad_input;  // it has been said what is wrong
  const auto write = [](std::optional<OutputFile>& file, const std::string& text) {
    file->write(text);
    file->finish();
  };
  // Files first: whoever reads standard output may have gone.
  if (outputs.html && options.html != "-") write(outputs.html, reviewer.html());
  if (outputs.json) write(outputs.json, reviewer.json());
  if (outputs.html && options.html == "-") write(outputs.html, reviewer.html());
  if (options.json != "-" && options.html != "-") print(reviewer.text());
  return reviewer.not_read() == 0 ? ExitCode::success : ExitCode::bad_input;
}

}  // namespace

void add_review_verb(const Verb& program) {
  const Verb review = program.add_verb("review", "recorded games judged roll by roll: luck, skill, mistakes",
                                       "  salida review game.salida\n"
                                       "  salida review games.salida --game 3 --all --lang es\n"
                                       "  salida review game.salida --html review.html --json review.json\n"
                                       "  salida review records/*.salida --looks 1");
  auto& options = review.does(review_games);
  review.option("files", options.files, "FILE...", "recorded games, as docs/notation.md says; several make a profile")
      .required();
  review.option("--game", options.game, "K", "which of the file's games; by default all of them")
      .check(counted_from(1));
  review.option("--looks", options.looks, "1|2", "rolls looked ahead: 2 by default, or 1, which is quick")
      .between(1, 2);
  add_calling(
      review, [&options](Calling calling) { options.calling = calling; },
      "whether missed captures are reckoned to be called");
  add_threads(review, options.threads);
  review.option("--json", options.json, "FILE", "everything as JSON; - for standard output").check(not_empty());
  review.option("--html", options.html, "FILE", "a page that opens in any browser").check(not_empty());
  review.flag("--all", options.all, "every roll, not only mistakes and the luckiest and unluckiest rolls");
  add_language(review, options.language);
}

}  // namespace salida::cli

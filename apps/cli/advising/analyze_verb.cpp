// salida analyze: the plays of a roll, ranked, and why; or what each roll would be worth.
#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/core.h>

#include "bots/calling.hpp"
#include "cli/advising/analysis.hpp"
#include "cli/advising/analyze_words.hpp"
#include "cli/command_line/checks.hpp"
#include "cli/command_line/common_options.hpp"
#include "cli/command_line/verb.hpp"
#include "cli/exit_code.hpp"
#include "cli/machine/interrupts.hpp"
#include "cli/machine/output.hpp"
#include "cli/players/players.hpp"
#include "cli/verbs.hpp"
#include "core/hand.hpp"
#include "notation/play_text.hpp"
#include "words/bot_words.hpp"
#include "words/language.hpp"
#include "words/situation.hpp"
#include "words/vocabulary.hpp"

namespace salida::cli {
namespace {

class AnalysisPrinter {
 public:
  AnalysisPrinter(const Analysis& analysis, Language language) : analysis_(analysis), language_(language) {}

  void print_all() const {
    for (const std::string& sentence : situation_words(language_, analysis_.named, analysis_.rolled))
      print_line(sentence);
    print_line("");
    if (analysis_.awaits_roll) print_rolls();
    else print_plays();
    print_line("");
    print_how();
    print_why();
  }

 private:
  [[nodiscard]] std::string_view word(AnalyzeWord name) const { return analyze_words(language_, name); }

  [[nodiscard]] std::vector<Seat> seats() const {
    std::vector<Seat> seats;
    for (unsigned seat = 0; seat < analysis_.named.rules.board.arms; ++seat) {
      if ((analysis_.position.playing & bit_of(seat)) != 0) seats.push_back(static_cast<Seat>(seat));
    }
    return seats;
  }

  [[nodiscard]] static std::string percent(double share) { return fmt::format("{:.1f} %", 100 * share); }

  /// "52.3 ± 0.4", of one seat.
  [[nodiscard]] static std::string chance(const Verdict& verdict, Seat seat) {
    if (verdict.method == Method::certain || verdict.method == Method::exact)
      return fmt::format("{:.1f}", 100 * verdict.chances[seat]);
    return fmt::format("{:.1f} ± {:.1f}", 100 * verdict.chances[seat], 100 * verdict.error[seat]);
  }

  /// Where plays were judged in several ways, each says in which.
  [[nodiscard]] std::string sign_of(Method method) const {
    const Method first = analysis_.verdicts.front().method;
    const auto is_same = [first](const Verdict& one) { return one.method == first; };
    if (std::ranges::all_of(analysis_.verdicts, is_same)) return {};
    constexpr std::array<std::string_view, 4> signs{" !", " =", " *", ""};  // in the order of the methods
    return std::string(signs[static_cast<std::size_t>(method)]);
  }

  [[nodiscard]] bool has(Method method) const {
    return std::ranges::find(analysis_.verdicts, method, &Verdict::method) != analysis_.verdicts.end();
  }

  void print_plays() const {
    std::size_t width = word(AnalyzeWord::play).size();
    for (const Verdict& verdict : analysis_.verdicts)
      width = std::max(width, play_of(analysis_, verdict.outcome).size());
    std::string heading = fmt::format("    {:<{}} {:>12}", word(AnalyzeWord::play), width, word(AnalyzeWord::behind));
    for (const Seat seat : seats()) heading += fmt::format("{:>13}", seat_words(language_, analysis_.named, seat));
    print_line(heading + "  %");
    for (std::size_t k = 0; k < analysis_.verdicts.size(); ++k) {
      const Verdict& verdict = analysis_.verdicts[k];
      std::string behind;
      if (verdict.behind.mean > 0) {
        behind = fmt::format("{:.1f}", -100 * verdict.behind.mean);
        if (verdict.method == Method::trials) behind += fmt::format(" ± {:.1f}", 100 * verdict.behind.error);
      }
      std::string line = fmt::format("{:>2}. {:<{}} {:>12}", k + 1, play_of(analysis_, verdict.outcome), width, behind);
      for (const Seat seat : seats()) line += fmt::format("{:>13}", chance(verdict, seat));
      print_line(line + sign_of(verdict.method));
    }
  }

  void print_rolls() const {
    const Verdict& verdict = analysis_.verdicts.front();
    for (const Seat seat : seats()) {
      print_line(fmt::format("{:<10} {:>12} %", seat_words(language_, analysis_.named, seat), chance(verdict, seat)));
    }
    print_line("");
    print_line(fmt::format("{:<6} {:>8} {:>9} {:>8}  {}", word(AnalyzeWord::roll), word(AnalyzeWord::share),
                           word(AnalyzeWord::chance), word(AnalyzeWord::luck), word(AnalyzeWord::best_play)));
    const double mean = Outlook::mean_of(analysis_.prospects)[analysis_.seat];
    for (const Prospect& prospect : analysis_.prospects) {
      const double own = prospect.chances[analysis_.seat];
      print_line(fmt::format("{:<6} {:>8} {:>9} {:>+8.1f}  {}", to_text(prospect.roll), percent(prospect.share),
                             percent(own), 100 * (own - mean), best_play_of(analysis_, prospect)));
    }
  }

  /// How the figures were found, and what their intervals do not cover: a line for each way.
  void print_how() const {
    if (analysis_.is_called) print_line(word(AnalyzeWord::is_called));
    if (has(Method::certain)) print_line(word(AnalyzeWord::by_certainty));
    if (has(Method::exact)) {
      double error = 0;
      for (const Verdict& verdict : analysis_.verdicts) {
        if (verdict.method == Method::exact) error = std::max(error, *std::ranges::max_element(verdict.error));
      }
      print_line(fmt::format(fmt::runtime(word(AnalyzeWord::by_table)), 100 * error));
    }
    if (has(Method::sight)) print_line(word(analysis_.has_network ? AnalyzeWord::by_network : AnalyzeWord::by_expert));
    if (!has(Method::trials)) return;
    if (analysis_.has_network) {
      print_line(fmt::format(fmt::runtime(word(AnalyzeWord::by_trials)), analysis_.trials, analysis_.terms.rolls,
                             analysis_.seconds));
    } else {
      print_line(fmt::format(fmt::runtime(word(AnalyzeWord::by_whole_games)), analysis_.trials, analysis_.seconds));
    }
  }

  void print_why() const {
    if (analysis_.awaits_roll) return;
    const std::size_t plays = analysis_.verdicts.size();
    if (plays == 1) {
      print_line(word(AnalyzeWord::only_one));
      return;
    }
    const Verdict& next = analysis_.verdicts[1];
    if (next.method == Method::trials && next.behind.mean <= next.behind.error)
      print_line(word(AnalyzeWord::undecided));
    if (analysis_.rolled.phase != Phase::play) return;
    print_line("");
    print_line(fmt::format(fmt::runtime(word(AnalyzeWord::why)), play_of(analysis_, analysis_.verdicts[0].outcome),
                           play_of(analysis_, next.outcome)));
    for (const std::string& reason : analysis_.why) print_line("  " + reason);
    if (analysis_.why.empty()) print_line(fmt::format("  {}", word(AnalyzeWord::why_not_counted)));
  }

  const Analysis& analysis_;
  Language language_;
};

int analyze_position(const AnalyzeOptions& options) {
  if (options.position.empty())
    return refuse({"analyze", "expected --position TEXT; salida analyze --help has examples"});
  catch_interrupts();
  const Result<Analysis> analysis = analyze(options);
  if (!analysis) return refuse(analysis.error());
  if (options.json) {
    print_line(indented(analysis_json(*analysis)));
    return ExitCode::success;
  }
  if (!analysis->has_network) note(no_network_words(options.language, "analyze"));
  AnalysisPrinter(*analysis, options.language).print_all();
  return ExitCode::success;
}

}  // namespace

void add_analyze_verb(const Verb& program) {
  const Verb analyze = program.add_verb(
      "analyze", "the plays of a roll, ranked by the chance to win, and why; or what each roll is worth",
      "  salida analyze --position 'parchis2d t1 1:n,n,10,30 3:n,n,12,33' --roll 5-2\n"
      "  salida analyze --position 'medellin t1 1:13,24,g,g 3:n,20,30,g' --time 10 --lang es\n"
      "  salida analyze --position 'parcheesi t1 1:n,n,5,5 3:n,n,20,h3 now=play dice=5,3' --json");
  auto& options = analyze.does(analyze_position);
  analyze.option("--position", options.position, "TEXT", "a position, as docs/notation.md says");
  analyze.option("--roll", options.roll, "A-B|A", "A-B, or A for one die; by default every roll is looked at");
  analyze.option("--rules", options.rules, "ID|FILE", "the house-rules file that the position is of");
  const Option time = analyze.option("--time", options.time, "SECONDS", "seconds for trials, 0 for none; 2 by default")
                          .check(seconds_up_to(3600));
  analyze.option("--trials", options.trials, "N", "so many trials, however long they take; 2 or more")
      .check(counted_from(2))
      .excludes(time);
  analyze.option("--seed", options.seed, "S", "of the trials' dice; 1 by default").check(whole_number());
  add_threads(analyze, options.threads);
  add_calling(
      analyze, [&options](Calling calling) { options.calling = calling; },
      "whether missed captures are reckoned to be called");
  add_language(analyze, options.language);
  analyze.flag("--json", options.json, "as JSON");
}

}  // namespace salida::cli

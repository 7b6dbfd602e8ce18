// salida analyze: the plays of a roll, ranked, and why; or what each roll would be worth.
#include <algorithm>
#include <array>
#include <vector>

#include <fmt/core.h>

#include "cli/advising/analysis.hpp"
#include "cli/advising/analyze_words.hpp"
#include "cli/exit_code.hpp"
#include "cli/machine/output.hpp"
#include "cli/players/players.hpp"
#include "cli/simulating/sim_run.hpp"
#include "cli/verbs.hpp"
#include "core/hand.hpp"
#include "notation/play_text.hpp"
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

}  // namespace

int analyze_position(const AnalyzeOptions& options) {
  if (options.position.empty())
    return refuse({"analyze", "expected --position TEXT; salida analyze --help has examples"});
  catch_interrupts();
  const Result<Analysis> analysis = analyze(options);
  if (!analysis) return refuse(analysis.error());
  if (options.json) {
    print_line(analysis_json(*analysis));
    return ExitCode::success;
  }
  if (!analysis->has_network) note(no_network_remark("analyze"));
  AnalysisPrinter(*analysis, options.language).print_all();
  return ExitCode::success;
}

}  // namespace salida::cli

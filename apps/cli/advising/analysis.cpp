#include "cli/advising/analysis.hpp"

#include <algorithm>
#include <bit>
#include <chrono>
#include <memory>
#include <optional>

#include <fmt/core.h>

#include "cli/advising/judge_shelf.hpp"
#include "cli/machine/in_parallel.hpp"
#include "cli/machine/interrupts.hpp"
#include "cli/machine/output.hpp"
#include "cli/positions/typed_roll.hpp"
#include "cli/rules/load_rules.hpp"
#include "core/play.hpp"
#include "core/questions.hpp"

namespace salida::cli {
namespace {

constexpr std::uint64_t trials_at_once = 16;  // for each thread, between two looks at the clock

/// What was asked about, before anything is thought of it.
Result<Analysis> question_of(const AnalyzeOptions& options) {
  const Result<KnownRules> known = KnownRules::with(options.rules);
  if (!known) return known.error();
  const Result<FoundPosition> found = known->position(options.position);
  if (!found) return found.error();
  Analysis asked = question_about(*found->named, found->position);
  asked.roll = options.roll;
  const Rules& rules = asked.named.rules;
  if (asked.position.phase == Phase::over) return Error{"position", "expected a game that goes on; this one is over"};
  if (asked.position.phase != Phase::roll) {
    if (!options.roll.empty())
      return Error{"roll", "expected none: the position is inside a turn, its dice are thrown"};
    return asked;
  }
  asked.awaits_roll = options.roll.empty();
  asked.is_called = asked.awaits_roll && can_be_called(asked.position) && options.calling != Calling::never;
  if (asked.awaits_roll) return asked;
  const Result<Roll> roll = read_typed_roll(rules, asked.position, options.roll);
  if (!roll) return roll.error();
  asked.rolled = after_roll(rules, asked.position, *roll);
  return asked;
}

class Analyst {
 public:
  Analyst(const AnalyzeOptions& options, const JudgeAtHand& judge, Analysis& analysis)
      : options_(options), judge_(judge), analysis_(analysis), threads_(threads_for(options.threads)) {
    analysis.has_network = !judge.is_rough;
    for (unsigned thread = 0; thread < threads_; ++thread) {
      outlooks_.push_back(std::make_unique<Outlook>(OutlookSetup{.rules = rules(),
                                                                 .evaluation = judge.evaluation,
                                                                 .called = chance_of(options.calling),
                                                                 .finished = analysis.position.finished}));
    }
  }

  void run() {
    const auto begin = Clock::now();
    if (analysis_.is_called) analysis_.position = own().after_call(analysis_.position);
    look_at_sight(analysis_, own());
    note_errors_of_tables();
    try_out(begin + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(options_.time)));
    find_reasons(analysis_, options_.language);
    analysis_.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  }

 private:
  using Clock = std::chrono::steady_clock;

  [[nodiscard]] const Rules& rules() const { return analysis_.named.rules; }
  [[nodiscard]] Outlook& own() { return *outlooks_.front(); }

  /// What a table says is exact but for its own error.
  void note_errors_of_tables() {
    for (Verdict& verdict : analysis_.verdicts) {
      if (verdict.method != Method::exact) continue;
      const std::optional<ExactChances> exact = judge_.endings->chances(verdict.outcome.position);
      for (unsigned seat = 0; seat < rules().board.arms; ++seat) {
        const bool plays = ((analysis_.position.playing >> seat) & 1) != 0;
        verdict.error[seat] = exact && plays ? exact->error : 0;
      }
    }
  }

  /// Until the time is over, or the trials that were asked for are done.
  void try_out(Clock::time_point end) {
    const std::vector<std::size_t> tried = contenders(analysis_.verdicts, analysis_.seat);
    if (tried.empty()) return;
    std::vector<Position> positions;
    for (const std::size_t k : tried) positions.push_back(analysis_.verdicts[k].outcome.position);
    analysis_.terms = {.seed = options_.seed, .rolls = analysis_.has_network ? TrialTerms{}.rolls : to_the_end};
    Trials trials(positions, analysis_.terms);
    const auto is_over = [&] {
      if (is_interrupted()) return true;
      return options_.trials ? trials.number() >= *options_.trials : Clock::now() >= end;
    };
    Progress progress;
    while (!is_over()) {
      std::uint64_t lot = trials_at_once * threads_;
      if (options_.trials) lot = std::min<std::uint64_t>(lot, *options_.trials - trials.number());
      std::vector<std::vector<Chances>> results(lot);
      in_parallel(
          threads_, lot, [] { return false; },
          [&](std::size_t k, unsigned thread) { results[k] = trials.play(*outlooks_[thread], trials.number() + k); });
      for (const std::vector<Chances>& result : results) trials.add(result);
      progress.show(fmt::format("{} trials of {} positions, ± {:.2f} %", trials.number(), tried.size(),
                                100 * trials.chance(0, analysis_.seat).error));
    }
    analysis_.trials = trials.number();
    if (trials.number() < 2) analysis_.trials = 0;
    else take_over(analysis_.verdicts, tried, trials, analysis_.seat);
  }

  const AnalyzeOptions& options_;
  const JudgeAtHand& judge_;
  Analysis& analysis_;
  unsigned threads_;
  std::vector<std::unique_ptr<Outlook>> outlooks_;  // of each thread
};

}  // namespace

Result<Analysis> analyze(const AnalyzeOptions& options) {
  Result<Analysis> asked = question_of(options);
  if (!asked) return asked;
  Analysis analysis = *std::move(asked);
  const Result<JudgeAtHand> judge = judge_at_hand(analysis.named.rules, std::popcount(analysis.position.playing));
  if (!judge) return judge.error();
  Analyst(options, *judge, analysis).run();
  return analysis;
}

}  // namespace salida::cli

#include "advice/verdicts.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace salida {
namespace {

constexpr std::size_t most_contenders = 8;
constexpr double out_of_reach = 0.1;  // so far behind at sight is not compared

void rank(std::span<Verdict> verdicts, Seat seat) {
  std::ranges::stable_sort(verdicts, std::ranges::greater{}, [seat](const Verdict& one) { return one.chances[seat]; });
}

}  // namespace

Verdict verdict_at_sight(Outlook& outlook, Outcome outcome) {
  Verdict verdict{.outcome = std::move(outcome)};
  verdict.chances = outlook.chances(verdict.outcome.position, 1);
  if (outlook.is_decided(verdict.outcome.position)) {
    verdict.method = Method::certain;
    return verdict;
  }
  if (outlook.is_exact(verdict.outcome.position)) {
    verdict.method = Method::exact;
    return verdict;
  }
  const Chances unlooked = outlook.chances(verdict.outcome.position, 0);
  for (std::size_t k = 0; k < unlooked.size(); ++k) verdict.error[k] = std::abs(verdict.chances[k] - unlooked[k]);
  return verdict;
}

std::vector<Verdict> verdicts_at_sight(const Rules& rules, Outlook& outlook, const Position& rolled, Seat seat) {
  std::vector<Verdict> verdicts;
  for (Outcome& outcome : outcomes_inside_turn(rules, rolled))
    verdicts.push_back(verdict_at_sight(outlook, std::move(outcome)));
  rank(verdicts, seat);
  for (Verdict& verdict : verdicts) verdict.behind.mean = verdicts.front().chances[seat] - verdict.chances[seat];
  return verdicts;
}

std::vector<std::size_t> contenders(std::span<const Verdict> verdicts, Seat seat) {
  std::vector<std::size_t> found;
  if (verdicts.front().method == Method::certain) return found;
  const double least = verdicts.front().chances[seat] - out_of_reach;
  for (std::size_t k = 0; k < verdicts.size() && found.size() < most_contenders; ++k) {
    if (verdicts[k].method == Method::sight && verdicts[k].chances[seat] >= least) found.push_back(k);
  }
  return found;
}

void take_over(std::vector<Verdict>& verdicts, std::span<const std::size_t> tried, const Trials& trials, Seat seat) {
  for (std::size_t k = 0; k < tried.size(); ++k) {
    Verdict& verdict = verdicts[tried[k]];
    verdict.method = Method::trials;
    for (unsigned other = 0; other < max_seats; ++other) {
      const Estimated chance = trials.chance(k, static_cast<Seat>(other));
      verdict.chances[other] = chance.mean;
      verdict.error[other] = chance.error;
    }
  }
  // What was only looked at does not take the lead of what was tried.
  const auto is_guess = [](const Verdict& one) { return one.method == Method::sight; };
  std::size_t best = tried.front();
  for (std::size_t k = 0; k < verdicts.size(); ++k) {
    if (!is_guess(verdicts[k]) && verdicts[k].chances[seat] > verdicts[best].chances[seat]) best = k;
  }
  for (std::size_t k = 0; k < verdicts.size(); ++k) {
    const double behind = std::max(0.0, verdicts[best].chances[seat] - verdicts[k].chances[seat]);
    verdicts[k].behind = {.mean = behind, .error = verdicts[best].error[seat] + verdicts[k].error[seat]};
  }
  const auto as_tried = std::ranges::find(tried, best);
  if (as_tried != tried.end()) {  // the same dice tell more of a difference
    for (std::size_t k = 0; k < tried.size(); ++k) {
      const auto better = static_cast<std::size_t>(as_tried - tried.begin());
      verdicts[tried[k]].behind = trials.difference(better, k, seat);
    }
  }
  std::swap(verdicts.front(), verdicts[best]);
  rank(std::span(verdicts).subspan(1), seat);
}

}  // namespace salida

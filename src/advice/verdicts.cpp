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

std::size_t contenders(std::span<const Verdict> verdicts, Seat seat) {
  const auto is_known = [](const Verdict& one) { return one.method == Method::certain || one.method == Method::exact; };
  if (verdicts.front().method == Method::certain || std::ranges::all_of(verdicts, is_known)) return 0;
  const double least = verdicts.front().chances[seat] - out_of_reach;
  std::size_t number = 0;
  while (number < std::min(verdicts.size(), most_contenders) && verdicts[number].chances[seat] >= least) ++number;
  return number;
}

void take_over(std::vector<Verdict>& verdicts, const Trials& trials, Seat seat) {
  const std::size_t number = trials.positions();
  std::size_t best = 0;
  for (std::size_t k = 1; k < number; ++k) {
    if (trials.chance(k, seat).mean > trials.chance(best, seat).mean) best = k;
  }
  for (std::size_t k = 0; k < number; ++k) {
    Verdict& verdict = verdicts[k];
    verdict.method = Method::trials;
    for (unsigned other = 0; other < max_seats; ++other) {
      const Estimated chance = trials.chance(k, static_cast<Seat>(other));
      verdict.chances[other] = chance.mean;
      verdict.error[other] = chance.error;
    }
    verdict.behind = trials.difference(best, k, seat);
  }
  rank(std::span(verdicts).first(number), seat);
  for (std::size_t k = number; k < verdicts.size(); ++k)
    verdicts[k].behind.mean = std::max(0.0, verdicts.front().chances[seat] - verdicts[k].chances[seat]);
  rank(std::span(verdicts).subspan(1), seat);  // the best was tried
}

}  // namespace salida

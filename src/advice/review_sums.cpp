#include "advice/review_sums.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/hand.hpp"

namespace salida {
namespace {

void count(SeatSum& sum, const Decision& decision) {
  if (decision.seat != sum.seat || !decision.is_choice()) return;
  ++sum.decisions;
  ++sum.marked[static_cast<std::size_t>(decision.mark())];
}

void add_roll(SeatSum& sum, const ReviewedRoll& one) {
  const bool own = one.seat() == sum.seat;
  if (own) ++sum.rolls;
  sum[own ? Part::own_rolls : Part::others_rolls] += one.luck()[sum.seat];
  sum[own ? Part::own_plays : Part::others_plays] += one.skill[sum.seat];
  sum[Part::calls] += one.calls[sum.seat];
  sum[Part::late] += one.late[sum.seat];
  count(sum, one.decision);
  if (!one.call) return;
  const bool atones = one.call->atonement.seat == sum.seat;
  sum[atones ? Part::own_plays : Part::others_plays] += one.call->skill[sum.seat];
  count(sum, one.call->atonement);
}

}  // namespace

std::vector<SeatSum> sums_of(const GameReview& review, Seats seats) {
  std::vector<SeatSum> sums;
  for (unsigned seat = 0; seat < max_seats; ++seat) {
    if ((seats & bit_of(seat)) == 0) continue;
    SeatSum sum{.seat = static_cast<Seat>(seat), .result = review.result[seat]};
    sum[Part::start] = review.start[seat];
    for (const ReviewedRoll& one : review.rolls) add_roll(sum, one);
    sums.push_back(sum);
  }
  return sums;
}

std::vector<ReviewedDecision> marked_decisions(const GameReview& review) {
  std::vector<ReviewedDecision> marked;
  for (std::size_t k = 0; k < review.rolls.size(); ++k) {
    const ReviewedRoll& one = review.rolls[k];
    if (one.decision.mark() != Mark::none) marked.push_back({.roll = k, .decision = &one.decision});
    if (one.call && one.call->atonement.mark() != Mark::none)
      marked.push_back({.roll = k, .decision = &one.call->atonement, .is_atonement = true});
  }
  return marked;
}

std::vector<std::size_t> rolls_by_luck(const GameReview& review, Luckiest which, std::size_t most) {
  const double sign = which == Luckiest::best ? 1 : -1;
  const auto luck = [&](std::size_t k) { return sign * review.rolls[k].luck()[review.rolls[k].seat()]; };
  std::vector<std::size_t> found;
  for (std::size_t k = 0; k < review.rolls.size(); ++k) {
    if (luck(k) > 0) found.push_back(k);
  }
  std::ranges::stable_sort(found, std::ranges::greater{}, luck);
  if (found.size() > most) found.resize(most);
  return found;
}

std::vector<long> rounded_together(std::span<const double> numbers) {
  std::vector<long> rounded;
  std::vector<std::size_t> order(numbers.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  for (const double number : numbers) rounded.push_back(std::lround(number));
  // Those that were rounded down most are the first to take one more.
  const auto short_by = [&](std::size_t k) { return numbers[k] - static_cast<double>(rounded[k]); };
  std::ranges::stable_sort(order, std::ranges::greater{}, short_by);
  const double sum = std::accumulate(numbers.begin(), numbers.end(), 0.0);
  long missing = std::lround(sum) - std::accumulate(rounded.begin(), rounded.end(), 0L);
  for (std::size_t k = 0; missing > 0; ++k, --missing) ++rounded[order[k]];
  for (std::size_t k = order.size(); missing < 0; ++missing) --rounded[order[--k]];
  return rounded;
}

}  // namespace salida

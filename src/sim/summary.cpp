#include "sim/summary.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numbers>
#include <numeric>
#include <ranges>

#include "core/hand.hpp"

namespace salida {
namespace {

constexpr double z95 = 1.959963984540054;  // 95 % of a normal distribution lies within so many standard deviations

unsigned quantile_of(const Lengths& lengths, std::uint64_t games, int percent) {
  const double wanted = static_cast<double>(games) * percent / 100.0;
  std::uint64_t below = 0;
  for (unsigned bin = 0; bin < Lengths::bins; ++bin) {
    below += lengths.counts[bin];
    if (below > 0 && static_cast<double>(below) >= wanted) return Lengths::lowest_of(bin);
  }
  return 0;
}

/// 1, 2, 5, 10, 20, 50...: the least that makes at most so many bins.
unsigned round_width(unsigned span, unsigned most_bins) {
  unsigned width = 1;
  for (unsigned k = 0; span / width >= most_bins; ++k) width = k % 3 == 1 ? width / 2 * 5 : width * 2;
  return width;
}

Histogram histogram_of(const Lengths& lengths) {
  const auto& counts = lengths.counts;
  const auto used = [](std::uint64_t count) { return count != 0; };
  const auto first = std::ranges::find_if(counts, used);
  if (first == counts.end()) return {};
  const auto last = std::ranges::find_if(counts | std::views::reverse, used).base() - 1;
  const unsigned low = Lengths::lowest_of(static_cast<unsigned>(first - counts.begin()));
  const unsigned high = Lengths::lowest_of(static_cast<unsigned>(last - counts.begin()));
  Histogram histogram;
  histogram.width = round_width(high - low, 60);
  if (high >= Lengths::exact) histogram.width = std::max(histogram.width, Lengths::step);
  histogram.from = low / histogram.width * histogram.width;
  histogram.counts.resize(((high - histogram.from) / histogram.width) + 1);
  for (unsigned bin = 0; bin < Lengths::bins; ++bin) {
    if (counts[bin] == 0) continue;
    histogram.counts[(Lengths::lowest_of(bin) - histogram.from) / histogram.width] += counts[bin];
  }
  return histogram;
}

SeatSummary seat_summary(const Totals& totals, Seat seat, std::size_t players) {
  SeatSummary summary{.seat = seat, .wins = share_of(totals.places_of[seat][0], totals.games)};
  bool ranked = false;  // beyond the first
  for (const auto& places : totals.places_of)
    ranked |= std::accumulate(places.begin() + 1, places.end(), std::uint64_t{0}) > 0;
  for (std::size_t place = 0; place < (ranked ? players : 1); ++place)
    summary.places.push_back(share_of(totals.places_of[seat][place], totals.games));
  for (std::size_t k = 0; k < statistics; ++k) summary.estimates[k] = estimate_of(totals.seat[seat][k], totals.games);
  return summary;
}

FirstAdvantage advantage_of(std::uint64_t wins, std::uint64_t finished, std::size_t players) {
  FirstAdvantage first{.wins = share_of(wins, finished), .by_chance = 1.0 / static_cast<double>(players)};
  if (finished == 0) return first;
  const double deviation = std::sqrt(first.by_chance * (1 - first.by_chance) / static_cast<double>(finished));
  first.z = (first.wins.share - first.by_chance) / deviation;
  first.p = std::erfc(std::abs(first.z) / std::numbers::sqrt2);
  return first;
}

}  // namespace

Estimate estimate_of(const Moments& moments, std::uint64_t games, double scale) {
  if (games == 0) return {};
  const auto n = static_cast<double>(games);
  Estimate estimate;
  estimate.mean = static_cast<double>(moments.sum) / n / scale;
  const double variance = (static_cast<double>(moments.squares) / n / scale / scale) - (estimate.mean * estimate.mean);
  if (games > 1) estimate.sd = std::sqrt(std::max(0.0, variance) * n / (n - 1));
  const double half = z95 * estimate.sd / std::sqrt(n);
  estimate.low = estimate.mean - half;
  estimate.high = estimate.mean + half;
  return estimate;
}

Share share_of(std::uint64_t count, std::uint64_t games) {
  if (games == 0) return {.high = 1};
  const auto n = static_cast<double>(games);
  const double share = static_cast<double>(count) / n;
  const double middle = share + (z95 * z95 / (2 * n));
  const double half = z95 * std::sqrt(((share * (1 - share)) + (z95 * z95 / (4 * n))) / n);
  const double whole = 1 + (z95 * z95 / n);
  return {.count = count,
          .share = share,
          .low = std::max(0.0, (middle - half) / whole),
          .high = std::min(1.0, (middle + half) / whole)};
}

Summary summary_of(const Totals& totals, Seats seats) {
  const auto players = static_cast<std::size_t>(std::popcount(seats));
  const std::uint64_t finished = totals.games - totals.unfinished;
  Summary summary{.games = totals.games, .unfinished = totals.unfinished};
  for (std::size_t k = 0; k < statistics; ++k) summary.estimates[k] = estimate_of(totals.game[k], totals.games);
  summary.lead_changes = estimate_of(totals.lead_changes, totals.games);
  summary.lead_from = estimate_of(totals.lead_from, finished, lead_scale);
  summary.choices = estimate_of(totals.choices_a_decision, totals.choice_games, choices_scale);
  summary.choice_games = totals.choice_games;
  for (unsigned seat = 0; seat < max_seats; ++seat) {
    if ((seats & bit_of(seat)) != 0) summary.seats.push_back(seat_summary(totals, static_cast<Seat>(seat), players));
  }
  for (std::size_t order = 0; order < players; ++order)
    summary.wins_in_order.push_back(share_of(totals.wins_in_order[order], finished));
  summary.first = advantage_of(totals.wins_in_order[0], finished, players);
  for (const int percent : {5, 25, 50, 75, 95})
    summary.quantiles.push_back({.percent = percent, .turns = quantile_of(totals.lengths, totals.games, percent)});
  summary.lengths = histogram_of(totals.lengths);
  return summary;
}

}  // namespace salida

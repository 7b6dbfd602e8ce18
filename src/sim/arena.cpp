#include "sim/arena.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace salida {
namespace {

constexpr double standard_errors = 1.959964;  // of a 95 % interval
constexpr std::uint64_t fewest_deals = 16;    // before a variance is worth anything

}  // namespace

ArenaTally::ArenaTally(std::vector<Entrant> entrants) : entrants_(std::move(entrants)), sums_(entrants_.size()) {
  for (const Entrant& entrant : entrants_) seats_ += entrant.seats;
}

void ArenaTally::add_deal(std::span<const double> wins) {
  ++deals_;
  for (std::size_t k = 0; k < sums_.size(); ++k) {
    const double share = wins[k] / seats_;
    sums_[k].shares += share;
    sums_[k].squares += share * share;
  }
}

/// If each seat wins in proportion to its strength, an entrant's share is its seats' part of the sum of strengths.
double ArenaTally::strength(std::size_t entrant) const {
  const double least = 0.5 / static_cast<double>(games() + 1);  // nobody is infinitely weak
  const double share = deals_ == 0 ? 1 : sums_[entrant].shares / static_cast<double>(deals_);
  return std::max(share, least) / entrants_[entrant].seats;
}

/// With one deal that was all won and one that was all lost beside those that were played: where all deals agree, one
/// can still not be sure.
ArenaTally::Spread ArenaTally::spread(std::size_t entrant) const {
  const auto deals = static_cast<double>(deals_ + 2);
  const double mean = (sums_[entrant].shares + 1) / deals;
  return {.mean = mean, .variance = ((sums_[entrant].squares + 1) / deals) - (mean * mean)};
}

ArenaTally::Standing ArenaTally::standing(std::size_t entrant) const {
  Standing standing;
  standing.fair = static_cast<double>(entrants_[entrant].seats) / seats_;
  if (deals_ == 0) return standing;
  standing.share = sums_[entrant].shares / static_cast<double>(deals_);
  const auto [mean, variance] = spread(entrant);
  const double error = standard_errors * std::sqrt(variance / static_cast<double>(deals_ + 2));
  standing.low = std::clamp(mean - error, 0.0, standing.share);
  standing.high = std::clamp(mean + error, standing.share, 1.0);
  double weakest = strength(0);
  for (std::size_t k = 1; k < entrants_.size(); ++k) weakest = std::min(weakest, strength(k));
  standing.elo = 400 * std::log10(strength(entrant) / weakest);
  return standing;
}

double ArenaTally::log_likelihood_ratio(double gain) const {
  if (deals_ < fewest_deals) return 0;
  const auto deals = static_cast<double>(deals_);
  const double mean = sums_[0].shares / deals;
  const double fair = static_cast<double>(entrants_[0].seats) / seats_;
  return deals * gain * ((2 * mean) - (2 * fair) - gain) / (2 * spread(0).variance);
}

TestResult test_result(const ArenaTally& tally, double gain) {
  const double bound = std::log(0.95 / 0.05);
  const double ratio = tally.log_likelihood_ratio(gain);
  if (ratio >= bound) return TestResult::stronger;
  return ratio <= -bound ? TestResult::not_stronger : TestResult::open;
}

}  // namespace salida

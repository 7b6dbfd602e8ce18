// Turns totals into figures that people read: means with intervals, shares, quantiles, and whether it pays to begin.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/play.hpp"
#include "sim/totals.hpp"

namespace salida {

/// A mean over games. The interval holds the true mean in 95 of 100 runs.
struct Estimate {
  double mean = 0;
  double sd = 0;
  double low = 0;
  double high = 0;
};

/// A share of games, with Wilson's interval.
struct Share {
  std::uint64_t count = 0;
  double share = 0;
  double low = 0;
  double high = 0;
};

struct SeatSummary {
  Seat seat = 0;
  Share wins{};
  std::vector<Share> places{};  // first, second...; only the first if games end with it
  std::array<Estimate, statistics> estimates{};
};

struct Quantile {
  int percent = 0;
  unsigned turns = 0;
};

/// Bin k counts games of at least from + k * width turns and fewer than the next bin's.
struct Histogram {
  unsigned from = 0;
  unsigned width = 1;
  std::vector<std::uint64_t> counts{};
};

/// Whether whoever rolls first wins more often than by chance.
struct FirstAdvantage {
  Share wins{};
  double by_chance = 0;
  double z = 0;
  double p = 1;  // two-sided
};

struct Summary {
  std::uint64_t games = 0;
  std::uint64_t unfinished = 0;
  std::array<Estimate, statistics> estimates{};  // a whole game, all seats together
  Estimate lead_changes{};
  Estimate lead_from{};  // the share of the turns after which the winner led to the end
  Estimate choices{};    // at a decision
  std::uint64_t choice_games = 0;
  std::vector<SeatSummary> seats{};
  std::vector<Share> wins_in_order{};  // of the seat that rolled first, second...
  FirstAdvantage first{};
  std::vector<Quantile> quantiles{};
  Histogram lengths{};
};

[[nodiscard]] Estimate estimate_of(const Moments& moments, std::uint64_t games, double scale = 1);
[[nodiscard]] Share share_of(std::uint64_t count, std::uint64_t games);

[[nodiscard]] Summary summary_of(const Totals& totals, Seats seats);

}  // namespace salida

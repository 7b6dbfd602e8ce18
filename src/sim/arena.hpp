// Scores of a match between bots: games with the same dice in all seatings, and how certain the result is.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace salida {

/// A bot by its name, and how many seats it has.
struct Entrant {
  std::string name;
  unsigned seats = 0;
};

/// Wins by deal. The games of a deal have the same dice, so deals are independent and games are not.
class ArenaTally {
 public:
  explicit ArenaTally(std::vector<Entrant> entrants);

  /// `wins` of each entrant in the games of one deal. A game that somebody forfeits is won by the others together.
  void add_deal(std::span<const double> wins);

  struct Standing {
    double share = 0;  // of all games
    double low = 0;    // 95 %
    double high = 0;
    double fair = 0;  // by seats alone
    double elo = 0;   // above the weakest; limited if somebody never wins
  };
  [[nodiscard]] Standing standing(std::size_t entrant) const;

  [[nodiscard]] const std::vector<Entrant>& entrants() const { return entrants_; }
  [[nodiscard]] std::uint64_t deals() const { return deals_; }
  [[nodiscard]] std::uint64_t games() const { return deals_ * seats_; }

  /// How much likelier the results are if the first entrant wins `gain` more than its fair share than if it wins its
  /// fair share, as a logarithm (a sequential test on means whose variance is estimated).
  [[nodiscard]] double log_likelihood_ratio(double gain) const;

 private:
  struct Sums {
    double shares = 0;
    double squares = 0;
  };
  struct Spread {
    double mean = 0;
    double variance = 0;  // of one deal's share
  };
  [[nodiscard]] Spread spread(std::size_t entrant) const;
  [[nodiscard]] double strength(std::size_t entrant) const;

  std::vector<Entrant> entrants_;
  std::vector<Sums> sums_;
  unsigned seats_ = 0;
  std::uint64_t deals_ = 0;
};

/// Where a sequential test stands: undecided, or the first entrant is proven to be stronger, or not stronger by `gain`.
enum class TestResult : std::uint8_t { open, stronger, not_stronger };

/// Either kind of error happens in at most five of a hundred tests.
[[nodiscard]] TestResult test_result(const ArenaTally& tally, double gain);

}  // namespace salida

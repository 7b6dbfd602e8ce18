#include "bots/expert_evaluation.hpp"

#include <algorithm>
#include <cmath>

#include "core/questions.hpp"

namespace salida {
namespace {

// In squares. Found by trying: what wins most against three greedy players, over the five rule sets.
constexpr double nest_costs = 14;      // what it takes to come out again
constexpr double far_gains = 0.5;      // the last square of the way counts half as much again as the first
constexpr double column_gains = 6;     // nobody can send it back
constexpr double goal_gains = 6;       // nor does it need another roll
constexpr double safe_gains = 5;       // a good place to wait
constexpr double fear = 0.9;           // how much of a likely loss is felt
constexpr double others_weigh = 0.35;  // the mean of the rivals' standings, and once more the best of them
constexpr double a_doubling = 30;      // so much ahead, the odds are doubled or more

}  // namespace

double ExpertEvaluation::standing(const Position& position, Seat seat) const {
  double squares = 0;
  for (const Place place : position.pieces[seat]) {
    if (place == nest) {
      squares -= nest_costs;
      continue;
    }
    squares += place + (far_gains * place * place / board_.goal());
    if (place > board_.door()) squares += column_gains;
    if (place == board_.goal()) squares += goal_gains;
    if (!board_.on_ring(place)) continue;
    const double danger = danger_.at(position, seat, place);
    squares -= danger * (place + nest_costs + rules_->capture.reward) * fear;
    if (is_safe(place)) squares += safe_gains;
  }
  return squares;
}

double ExpertEvaluation::chance(const Position& position, Seat seat) const {
  double best_rival = -1000;
  double rivals = 0;
  int number = 0;
  for (unsigned other = 0; other < static_cast<unsigned>(board_.arms); ++other) {
    if (!are_rivals(*rules_, seat, other) || !is_racing(*rules_, position, other)) continue;
    const double squares = standing(position, static_cast<Seat>(other));
    best_rival = std::max(best_rival, squares);
    rivals += squares;
    ++number;
  }
  if (number == 0) return 1;
  const double ahead = standing(position, seat) - (others_weigh * ((rivals / number) + best_rival));
  return 1 / (1 + std::exp(-ahead / a_doubling));
}

}  // namespace salida

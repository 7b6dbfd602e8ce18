#include "advice/trials.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace salida {
namespace {

/// Laps make endless games possible.
constexpr unsigned most_rolls_a_trial = 20'000;

Roll in_order(Roll roll) {
  if (roll.second != 0 && roll.first > roll.second) std::swap(roll.first, roll.second);
  return roll;
}

Roll throw_dice(GameRandom& dice, int number) { return in_order(number == 1 ? dice.one_die() : dice.two_dice()); }

}  // namespace

Trials::Trials(std::span<const Position> positions, TrialTerms terms)
    : positions_(positions.begin(), positions.end()), terms_(terms) {}

Chances Trials::play_on(Outlook& outlook, Position position, GameRandom dice) const {
  const bool whole = terms_.rolls == to_the_end;
  Chances luck{};
  for (unsigned k = 0; k < (whole ? most_rolls_a_trial : terms_.rolls); ++k) {
    if (outlook.is_decided(position)) break;
    const bool is_called = position.guilty != 0 && dice.below(1000) < outlook.called() * 1000;
    if (is_called) position = outlook.after_call(position);
    const Roll roll = throw_dice(dice, outlook.dice_to_roll(position));
    if (whole) {
      position = outlook.after_best_play(position, roll);
      continue;
    }
    const std::vector<Prospect> prospects = outlook.prospects(position, 0);
    const Prospect& fell = *std::ranges::find(prospects, roll, &Prospect::roll);
    luck = plus(luck, 1, minus(fell.chances, Outlook::mean_of(prospects)));
    position = fell.after;
  }
  return minus(outlook.chances(position, 0), luck);
}

std::vector<Chances> Trials::play(Outlook& outlook, std::uint64_t number) const {
  std::vector<Chances> results;
  results.reserve(positions_.size());
  for (const Position& position : positions_)
    results.push_back(play_on(outlook, position, GameRandom(terms_.seed, number)));
  return results;
}

void Trials::add(std::span<const Chances> results) { results_.emplace_back(results.begin(), results.end()); }

template <class Value>
Estimated Trials::estimated(const Value& value) const {
  const auto n = static_cast<double>(results_.size());
  double sum = 0;
  for (const std::vector<Chances>& trial : results_) sum += value(trial);
  const double mean = sum / n;
  double squares = 0;
  for (const std::vector<Chances>& trial : results_) squares += (value(trial) - mean) * (value(trial) - mean);
  return {.mean = mean, .error = results_.size() < 2 ? 1.0 : 1.96 * std::sqrt(squares / (n - 1) / n)};
}

Estimated Trials::chance(std::size_t position, Seat seat) const {
  return estimated([=](const std::vector<Chances>& trial) { return trial[position][seat]; });
}

Estimated Trials::difference(std::size_t better, std::size_t worse, Seat seat) const {
  return estimated([=](const std::vector<Chances>& trial) { return trial[better][seat] - trial[worse][seat]; });
}

}  // namespace salida

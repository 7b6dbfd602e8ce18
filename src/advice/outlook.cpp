#include "advice/outlook.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "bots/one_roll_player.hpp"
#include "core/hand.hpp"
#include "core/questions.hpp"

namespace salida {
namespace {

/// Looking ahead, so many ways to play a roll are followed at the most: the best at sight, and none that is far behind.
constexpr std::size_t most_followed = 3;
constexpr double far_behind = 0.05;

std::vector<SharedRoll> rolls_with_shares(int dice) {
  std::vector<SharedRoll> rolls;
  for (std::uint8_t first = 1; first <= 6; ++first) {
    if (dice == 1) rolls.push_back({.roll = {.first = first, .second = 0}, .share = 1.0 / 6});
    for (std::uint8_t second = first; second <= 6 && dice == 2; ++second)
      rolls.push_back({.roll = {.first = first, .second = second}, .share = (first == second ? 1.0 : 2.0) / 36});
  }
  return rolls;
}

}  // namespace

const std::vector<SharedRoll>& all_rolls(int dice) {
  static const std::array<std::vector<SharedRoll>, 2> rolls{rolls_with_shares(1), rolls_with_shares(2)};
  return rolls[dice == 1 ? 0 : 1];
}

Outlook::Outlook(OutlookSetup setup)
    : setup_(std::move(setup)),
      engine_(engine_for(setup_.rules)),
      judge_(setup_.rules, *setup_.evaluation, setup_.called) {}

/// Who came home next has won.
Chances Outlook::winner_alone(const Position& position) const {
  Chances chances{};
  for (const Seat seat : seats_in(winners(setup_.rules, position, setup_.finished))) chances[seat] = 1;
  return chances;
}

/// What the evaluation says of each seat, made to add up to 1.
Chances Outlook::estimate(const Position& position) const {
  Chances chances{};
  double sum = 0;
  for (unsigned seat = 0; seat < setup_.rules.board.arms; ++seat) {
    if (!is_racing(setup_.rules, position, seat)) continue;
    chances[seat] = setup_.evaluation->chance(position, static_cast<Seat>(seat));
    sum += chances[seat];
  }
  for (double& chance : chances) chance /= sum;
  return chances;
}

Chances Outlook::uncalled(const Position& position, int looks) {
  return looks == 0 || is_exact(position) ? estimate(position) : mean_of(prospects(position, looks - 1));
}

Chances Outlook::chances(const Position& position, int looks) {
  if (is_decided(position)) return winner_alone(position);
  if (position.guilty == 0) return uncalled(position, looks);
  Chances chances{};
  if (called() < 1) chances = plus(chances, 1 - called(), uncalled(position, looks));
  if (called() > 0) chances = plus(chances, called(), uncalled(after_call(position), looks));
  return chances;
}

std::vector<Prospect> Outlook::prospects(const Position& position, int looks) {
  std::vector<Prospect> prospects;
  for (const auto& [roll, share] : all_rolls(engine_->dice_to_roll(position))) {
    Position rolled = position;
    engine_->begin_roll(rolled, roll);
    const RatedPlay best = best_of_roll(rolled, looks);
    prospects.push_back({.roll = roll, .share = share, .after = best.play.after, .chances = best.chances});
  }
  return prospects;
}

Chances Outlook::mean_of(const std::vector<Prospect>& prospects) {
  Chances mean{};
  for (const Prospect& prospect : prospects) mean = plus(mean, prospect.share, prospect.chances);
  return mean;
}

Position Outlook::after_best_play(Position position, Roll roll) {
  engine_->begin_roll(position, roll);
  if (position.phase != Phase::play) return position;
  return best_at_sight(position).after;
}

Play Outlook::best_at_sight(const Position& rolled) {
  engine_->find_plays(rolled, plays_);
  return best_of(plays_, judge_, rolled.turn);
}

RatedPlay Outlook::best_of_roll(const Position& rolled, int looks) {
  if (rolled.phase != Phase::play) return {.play = {.after = rolled}, .chances = chances(rolled, looks)};
  if (looks > 0) return rated(rolled, looks).front();
  const Play best = best_at_sight(rolled);
  return {.play = best, .chances = chances(best.after, 0)};
}

std::vector<RatedPlay> Outlook::rated(const Position& rolled, int looks) {
  std::vector<Play> plays;
  engine_->find_plays(rolled, plays);
  std::vector<RatedPlay> rated;
  rated.reserve(plays.size());
  for (const Play& play : plays) rated.push_back({.play = play, .chances = chances(play.after, 0)});
  const auto by_mover = [seat = rolled.turn](const RatedPlay& one) { return one.chances[seat]; };
  std::ranges::stable_sort(rated, std::ranges::greater{}, by_mover);
  if (looks == 0) return rated;
  const double least = by_mover(rated.front()) - far_behind;
  std::size_t followed = 0;
  while (followed < std::min(most_followed, rated.size()) && by_mover(rated[followed]) >= least) {
    rated[followed].chances = chances(rated[followed].play.after, looks);
    ++followed;
  }
  std::ranges::stable_sort(rated.begin(), rated.begin() + static_cast<std::ptrdiff_t>(followed), std::ranges::greater{},
                           by_mover);
  return rated;
}

}  // namespace salida

#include "advice/player_profile.hpp"

#include <algorithm>
#include <cmath>

namespace salida {

void PlayerProfile::add_game(const std::vector<SeatSum>& sums) {
  Game game{.seats = static_cast<double>(sums.size())};
  for (const SeatSum& sum : sums) {
    game.result += sum.result;
    game.luck += sum.luck();
    game.without_luck += sum.without_luck();
    start_ += sum[Part::start];
    loss_ -= sum[Part::own_plays];
    decisions_ += sum.decisions;
    for (std::size_t k = 0; k < mark_kinds; ++k) marked_[k] += sum.marked[k];
  }
  seats_ += sums.size();
  games_.push_back(game);
}

ProfileMean PlayerProfile::mean_of(double Game::* figure) const {
  ProfileMean found;
  for (const Game& game : games_) found.mean += game.*figure;
  found.mean /= static_cast<double>(seats_);
  if (games_.size() < 2) return found;
  double squares = 0;
  for (const Game& game : games_) squares += std::pow(game.*figure - found.mean * game.seats, 2);
  const auto games = static_cast<double>(games_.size());
  const auto seats = static_cast<double>(seats_);
  found.variance = squares / (games - 1);
  found.half = 1.96 * std::sqrt(found.variance * games) / seats;
  return found;
}

void Profiles::add_game(const std::vector<SeatSum>& sums, const std::vector<std::string>& names) {
  for (std::size_t k = 0; k < names.size(); ++k) {
    if (std::find(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(k), names[k]) !=
        names.begin() + static_cast<std::ptrdiff_t>(k))
      continue;  // it came with its first seat
    std::vector<SeatSum> own;
    for (std::size_t j = k; j < names.size(); ++j) {
      if (names[j] == names[k]) own.push_back(sums[j]);
    }
    auto profile = std::ranges::find(profiles_, names[k], &PlayerProfile::name);
    if (profile == profiles_.end()) profile = profiles_.emplace(profiles_.end(), names[k]);
    profile->add_game(own);
  }
}

}  // namespace salida

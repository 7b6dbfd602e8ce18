// What many games say about a player: how often it won, how much of that was luck, and how well it played.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "advice/review_sums.hpp"

namespace salida {

/// A mean over games, and half the width of its 95 % interval, which is 0 if there is only one game.
struct ProfileMean {
  double mean = 0;
  double half = 0;
  double variance = 0;  // of a game
};

/// The sums of one player. The seats of one game are not independent, so intervals are computed over games.
class PlayerProfile {
 public:
  explicit PlayerProfile(std::string_view name) : name_(name) {}

  /// Adds a game, with the sums of the seats that the player had in it: one or more.
  void add_game(const std::vector<SeatSum>& sums);

  [[nodiscard]] const std::string& name() const { return name_; }
  [[nodiscard]] std::size_t games() const { return games_.size(); }
  [[nodiscard]] std::size_t seats() const { return seats_; }  // over all games

  /// All of these are means for one seat in one game. `result` is 1 for a game that was won.
  [[nodiscard]] double start() const { return start_ / static_cast<double>(seats_); }
  [[nodiscard]] ProfileMean result() const { return mean_of(&Game::result); }
  [[nodiscard]] ProfileMean luck() const { return mean_of(&Game::luck); }
  /// The result minus luck: how often somebody who plays like this wins on average.
  [[nodiscard]] ProfileMean without_luck() const { return mean_of(&Game::without_luck); }
  [[nodiscard]] double marked(Mark mark) const {
    return static_cast<double>(marked_[static_cast<std::size_t>(mark)]) / static_cast<double>(seats_);
  }

  [[nodiscard]] std::size_t decisions() const { return decisions_; }
  [[nodiscard]] double loss_a_decision() const { return decisions_ == 0 ? 0 : loss_ / static_cast<double>(decisions_); }

 private:
  struct Game {
    double seats = 0;
    double result = 0;
    double luck = 0;
    double without_luck = 0;
  };
  [[nodiscard]] ProfileMean mean_of(double Game::* figure) const;

  std::string name_;
  std::vector<Game> games_;
  std::size_t seats_ = 0;
  double start_ = 0;
  double loss_ = 0;
  std::size_t decisions_ = 0;
  std::array<std::size_t, mark_kinds> marked_{};
};

/// The profiles of all players, in the order of their first games.
class Profiles {
 public:
  /// `names` are the players of these seats, in the same order as `sums`.
  void add_game(const std::vector<SeatSum>& sums, const std::vector<std::string>& names);
  [[nodiscard]] const std::vector<PlayerProfile>& all() const { return profiles_; }

 private:
  std::vector<PlayerProfile> profiles_;
};

}  // namespace salida

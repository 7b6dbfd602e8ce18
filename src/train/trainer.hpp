// Trains a network by playing against itself. A step plays a number of games with the current network, in portions that
// any thread may take, and then changes it once: the same seed gives the same network whatever the number of threads.
//
// The worth of a position to a seat is learned from what the positions after it were thought to be worth, the nearer
// ones counting more, and from how the game ended: TD(lambda).
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bots/judge.hpp"
#include "bots/plays.hpp"
#include "dice/game_random.hpp"
#include "train/training_network.hpp"

namespace salida {

struct TrainingPlan {
  Rules rules{};
  int players = 4;
  std::uint64_t seed = 1;
  std::uint64_t steps = 0;
};

class Trainer {
 public:
  static constexpr unsigned portions = 8;
  static constexpr unsigned games_a_portion = 4;
  static constexpr unsigned games_a_step = portions * games_a_portion;

  explicit Trainer(const TrainingPlan& plan);

  /// Plays portion k of the step; different portions may be played at the same time.
  void play_portion(unsigned portion);
  /// Changes the network; call this when all portions have been played.
  void learn();

  [[nodiscard]] std::uint64_t steps() const { return steps_; }
  [[nodiscard]] double error() const { return error_; }  // the mean over the last step
  [[nodiscard]] NetworkWeights network() const { return network_.rounded(); }

  /// Returns everything that a later run needs to go on.
  [[nodiscard]] std::string state();
  /// Reads it back. Returns false, and changes nothing, if this is not such a state.
  [[nodiscard]] bool resume(std::string_view state);

 private:
  struct Portion {
    Parameters slopes;
    double error = 0;
    std::uint64_t positions = 0;
    std::vector<Position> game;
    std::vector<Play> plays;
  };

  [[nodiscard]] Seats seats_of(std::uint64_t game) const;
  void play_game(std::uint64_t game, Portion& portion) const;
  void learn_from(const std::vector<Position>& game, Seats seats, GameRandom& random, Portion& portion) const;

  TrainingPlan plan_;
  std::unique_ptr<AnyEngine> engine_;
  TrainingNetwork network_;
  Network current_;  // the same in whole numbers, which plays the games
  Judge judge_;
  std::vector<Portion> played_ = std::vector<Portion>(portions);
  Parameters mean_;    // running mean of the slopes (Adam)
  Parameters square_;  // running mean of their squares
  std::uint64_t steps_ = 0;
  double error_ = 0;
};

}  // namespace salida

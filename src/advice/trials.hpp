// Compares positions by playing them on with the same dice, everybody by the best play at sight.
//
// From the result of a trial the luck of its dice is subtracted: how much better each roll was than the mean of all
// rolls. That is zero on average, so the mean stays right, and the variance becomes much smaller.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "advice/outlook.hpp"
#include "dice/game_random.hpp"

namespace salida {

struct TrialTerms {
  std::uint64_t seed = 1;
  unsigned rolls = 24;  // after which a trial stops and its position is judged at sight
};

/// For evaluations that are not chances: trials go on to the end of the game, and luck is not subtracted.
inline constexpr unsigned to_the_end = 0;

struct Estimated {
  double mean = 0;
  double error = 0;  // half the width of the 95 % interval
};

class Trials {
 public:
  Trials(std::span<const Position> positions, TrialTerms terms);

  /// Plays one trial of every position, with the dice of that number. Several threads may call it, each with its own
  /// outlook.
  [[nodiscard]] std::vector<Chances> play(Outlook& outlook, std::uint64_t number) const;

  /// Adds what play() returned; call it in the order of the numbers.
  void add(std::span<const Chances> results);

  [[nodiscard]] std::size_t positions() const { return positions_.size(); }
  [[nodiscard]] std::size_t number() const { return results_.size(); }
  [[nodiscard]] Estimated chance(std::size_t position, Seat seat) const;
  /// How much better one position is than another; with the same dice, much of the randomness cancels out.
  [[nodiscard]] Estimated difference(std::size_t better, std::size_t worse, Seat seat) const;

 private:
  [[nodiscard]] Chances play_on(Outlook& outlook, Position position, GameRandom dice) const;
  template <class Value>
  [[nodiscard]] Estimated estimated(const Value& value) const;

  std::vector<Position> positions_;
  TrialTerms terms_;
  std::vector<std::vector<Chances>> results_;  // a trial each
};

}  // namespace salida

// Who decides. A player is asked wherever somebody has a choice, and answers with one of the legal actions.
#pragma once

#include <functional>

#include "core/position.hpp"
#include "core/rules.hpp"
#include "dice/game_random.hpp"

namespace salida {

/// What a player is asked: phases `play` and `atone`.
struct Question {
  const Rules& rules;
  const Position& position;
  const ActionList& legal;  // never empty
  GameRandom& random;       // of its own: what a player draws changes nobody's dice
  /// Whether the time allowed is over; players that think long ask it. Nothing: as long as it takes.
  std::function<bool()> is_late{};
};

class Player {
 public:
  Player() = default;
  Player(const Player&) = delete;
  Player& operator=(const Player&) = delete;
  Player(Player&&) = delete;
  Player& operator=(Player&&) = delete;
  virtual ~Player() = default;

  [[nodiscard]] virtual Action choose(const Question& question) = 0;

  /// Whether it has lost the game by what it answered, or did not.
  [[nodiscard]] virtual bool has_forfeited() const { return false; }
};

}  // namespace salida

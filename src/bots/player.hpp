// The interface of all players. A player is asked whenever it has a choice, and answers with one of the legal actions.
#pragma once

#include <functional>

#include "core/position.hpp"
#include "core/rules.hpp"
#include "dice/game_random.hpp"

namespace salida {

/// What a player is asked, in phases `play` and `atone`.
struct Question {
  const Rules& rules;
  const Position& position;
  const ActionList& legal;  // never empty
  GameRandom& random;       // the player's own: what it draws changes nobody's dice
  /// Returns true if the time allowed is over; players that think for long ask it. If empty, there is no limit.
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

  /// Returns true if the player has lost the game by a wrong answer, or by none.
  [[nodiscard]] virtual bool has_forfeited() const { return false; }
};

}  // namespace salida

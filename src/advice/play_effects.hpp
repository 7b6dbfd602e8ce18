// What a play does and what it leaves behind, counted on the board: why one is better than another.
#pragma once

#include <span>

#include "bots/plays.hpp"
#include "core/position.hpp"
#include "core/rules.hpp"

namespace salida {

struct PlayEffects {
  bool wins = false;
  int captured = 0;         // rivals' pieces sent to their nests
  int home = 0;             // own pieces brought into the goal
  int out = 0;              // own pieces brought out of the nest
  int reward = 0;           // squares moved by rewards
  int blockades = 0;        // of its own, on the ring, where the rules have blockades
  int missed = 0;           // pieces that can be called (M10)
  int sheltered = 0;        // own pieces on safe squares of the ring or in the column
  int to_go = 0;            // squares that its foremost piece on the way has left to the goal
  int squares = 0;          // that its pieces moved, all together
  double exposed = 0;       // how likely a rival's next roll can capture one of its pieces, each rival by one roll
  double threatens = 0;     // how likely its own next roll can capture, if nothing changes until then
  double repeat_costs = 0;  // squares that one repeat too many costs, weighed with how likely it is (M7, P11, D3)
};

/// Counts them for a play that led from `rolled` (phase play) by these actions to `end`, for the seat that made it.
[[nodiscard]] PlayEffects effects_of(const Rules& rules, const AnyEngine& engine, const Position& rolled,
                                     std::span<const Action> play, const Position& end);

}  // namespace salida

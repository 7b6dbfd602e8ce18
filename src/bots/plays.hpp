// Every way to play a roll. Whoever looks one roll ahead compares the positions that it can end in.
#pragma once

#include <memory>
#include <vector>

#include "core/play.hpp"
#include "core/position.hpp"
#include "core/rules.hpp"

namespace salida {

/// One way to play what is left of a roll: how it begins, and the position that awaits the next roll, or is over.
struct Play {
  Position after{};
  Action first{};
};

/// The steps of a game at full speed for one rule set: its engine is chosen once.
class Steps {
 public:
  Steps() = default;
  Steps(const Steps&) = delete;
  Steps& operator=(const Steps&) = delete;
  Steps(Steps&&) = delete;
  Steps& operator=(Steps&&) = delete;
  virtual ~Steps() = default;

  [[nodiscard]] virtual int dice_to_roll(const Position& position) const = 0;
  /// Phase `roll`. Afterwards the phase is `play`, perhaps without a legal action, or the turn is over.
  virtual void begin_roll(Position& position, Roll roll) const = 0;
  /// Phase `play`: all ways to play the roll, each end once, never none. Where nothing is legal, the first action is
  /// `stop` and stands for nothing.
  virtual void find_plays(const Position& position, std::vector<Play>& plays) const = 0;
};

/// For rules that live longer.
[[nodiscard]] std::unique_ptr<Steps> steps_of(const Rules& rules);

}  // namespace salida

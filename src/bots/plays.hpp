// Finds every way to play a roll, for players that look one roll ahead and compare the positions it can end in.
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

/// An engine for rules that are chosen at run time: the fastest that the program has for them.
class AnyEngine {
 public:
  AnyEngine() = default;
  AnyEngine(const AnyEngine&) = delete;
  AnyEngine& operator=(const AnyEngine&) = delete;
  AnyEngine(AnyEngine&&) = delete;
  AnyEngine& operator=(AnyEngine&&) = delete;
  virtual ~AnyEngine() = default;

  [[nodiscard]] virtual int dice_to_roll(const Position& position) const = 0;
  /// Phase `roll`. Afterwards the phase is `play`, perhaps without a legal action, or the turn is over.
  virtual void begin_roll(Position& position, Roll roll) const = 0;
  /// Phase `play`: every way to play the roll, with each end once; at least one. If nothing is legal, the first action
  /// is `stop`, which does nothing.
  virtual void find_plays(const Position& position, std::vector<Play>& plays) const = 0;
};

/// The rules must outlive the engine.
[[nodiscard]] std::unique_ptr<AnyEngine> engine_for(const Rules& rules);

}  // namespace salida

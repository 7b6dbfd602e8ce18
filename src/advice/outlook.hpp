// The chance of each seat to win a position: at sight, by the evaluation alone, or after looking some rolls ahead.
// Everybody is taken to play what the evaluation thinks best.
//
// Looking ahead means: the mean over all rolls of what the best play of each leads to. What a roll changes, its luck,
// is therefore zero on average, however good or bad the evaluation is.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "advice/chances.hpp"
#include "bots/judge.hpp"
#include "bots/plays.hpp"
#include "core/play.hpp"

namespace salida {

/// One roll, and the best that can be made of it.
struct Prospect {
  Roll roll{};
  double share = 0;  // of all throws
  Position after{};  // the next roll is awaited, before anybody calls, or it is over
  Chances chances{};
};

/// One way to play a roll, and what it leads to.
struct RatedPlay {
  Play play{};
  Chances chances{};
};

struct OutlookSetup {
  const Rules& rules;  // have to outlive the outlook
  std::shared_ptr<const Evaluation> evaluation;
  double called = 1.0;         // how likely a missed capture is called (M10)
  std::uint32_t finished = 0;  // who is home before it begins (as in Position): the next one wins
};

/// Not for several threads at a time: each needs its own.
class Outlook {
 public:
  explicit Outlook(OutlookSetup setup);

  /// Whether somebody has won the next place since the setup.
  [[nodiscard]] bool is_decided(const Position& position) const {
    return position.phase == Phase::over || position.finished != setup_.finished;
  }

  /// Whether the chances of a position are exact and not an estimate; looking ahead does not change them.
  [[nodiscard]] bool is_exact(const Position& position) const {
    return position.guilty == 0 && !is_decided(position) && setup_.evaluation->is_exact(position);
  }

  /// The chances of a position that awaits a roll or is over, before anybody has called. `looks` is how many rolls to
  /// look ahead; 0 is at sight.
  [[nodiscard]] Chances chances(const Position& position, int looks);

  /// Every roll of a position that awaits one, each with its best play, whose chances look `looks` more rolls ahead.
  [[nodiscard]] std::vector<Prospect> prospects(const Position& position, int looks);

  /// The chances before the roll: the mean of the chances of all prospects.
  [[nodiscard]] static Chances mean_of(const std::vector<Prospect>& prospects);

  /// All ways to play a roll that was thrown (phase play), the best first. When looking ahead, plays that are far
  /// behind at sight keep their chances at sight, and come last.
  [[nodiscard]] std::vector<RatedPlay> rated(const Position& rolled, int looks);

  [[nodiscard]] int dice_to_roll(const Position& position) const { return engine_->dice_to_roll(position); }

  /// Returns the position after this roll and its best play at sight.
  [[nodiscard]] Position after_best_play(Position position, Roll roll);

  /// How likely a missed capture is called, and the position after a call (M10).
  [[nodiscard]] double called() const { return judge_.called(); }
  [[nodiscard]] Position after_call(const Position& position) const { return judge_.after_call(position); }

 private:
  /// The chances of a position in which nobody calls any more before the roll.
  [[nodiscard]] Chances uncalled(const Position& position, int looks);
  [[nodiscard]] Chances estimate(const Position& position) const;
  [[nodiscard]] Chances winner_alone(const Position& position) const;
  [[nodiscard]] Play best_at_sight(const Position& rolled);
  /// The best play of a roll that was thrown; the roll may be over already.
  [[nodiscard]] RatedPlay best_of_roll(const Position& rolled, int looks);

  OutlookSetup setup_;
  std::unique_ptr<AnyEngine> engine_;
  Judge judge_;
  std::vector<Play> plays_;  // of a roll that is looked at at sight
};

/// One of the different rolls of some dice, with its share of all throws.
struct SharedRoll {
  Roll roll{};
  double share = 0;
};
[[nodiscard]] const std::vector<SharedRoll>& all_rolls(int dice);

}  // namespace salida

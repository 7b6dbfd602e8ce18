// How likely each seat is to win from here: at sight, or looking some rolls ahead. Everybody plays to win, as far as
// the evaluation sees.
//
// To look ahead is to take the mean over all rolls of what the best play of each leads to. So what a roll changes, its
// luck, is nothing on average, however good or bad the evaluation is.
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
  const Rules& rules;  // they live longer
  std::shared_ptr<const Evaluation> evaluation;
  double called = 1.0;         // how likely a missed capture is called (M10)
  std::uint32_t finished = 0;  // who is home before it begins (as in Position): the next one wins
};

/// Each thread has its own.
class Outlook {
 public:
  explicit Outlook(OutlookSetup setup);

  /// Whether the next place is taken.
  [[nodiscard]] bool is_decided(const Position& position) const {
    return position.phase == Phase::over || position.finished != setup_.finished;
  }

  /// Whether the chances of a position are known, not estimated: they are the same however far one looks.
  [[nodiscard]] bool is_exact(const Position& position) const {
    return position.guilty == 0 && !is_decided(position) && setup_.evaluation->is_exact(position);
  }

  /// Of a position that awaits a roll or is over, before anybody has called. `looks`: how many rolls ahead.
  [[nodiscard]] Chances chances(const Position& position, int looks);

  /// All rolls of a position that awaits one, each played best, and rated with so many looks further.
  [[nodiscard]] std::vector<Prospect> prospects(const Position& position, int looks);

  /// The chances before the roll: the mean of all prospects.
  [[nodiscard]] static Chances mean_of(const std::vector<Prospect>& prospects);

  /// All ways to play a roll that was thrown (phase play), rated by the same; the best first. Looking ahead, those
  /// that are behind at sight keep what they were rated at sight, and come last.
  [[nodiscard]] std::vector<RatedPlay> rated(const Position& rolled, int looks);

  [[nodiscard]] int dice_to_roll(const Position& position) const { return engine_->dice_to_roll(position); }

  /// A position that awaits a roll, after the roll and its best play at sight.
  [[nodiscard]] Position after_best_play(Position position, Roll roll);

  /// How likely a miss is called, and what the position is then (M10).
  [[nodiscard]] double called() const { return judge_.called(); }
  [[nodiscard]] Position after_call(const Position& position) const { return judge_.after_call(position); }

 private:
  /// Of a position of which nobody speaks any more before the roll.
  [[nodiscard]] Chances uncalled(const Position& position, int looks);
  [[nodiscard]] Chances estimate(const Position& position) const;
  [[nodiscard]] Chances winner_alone(const Position& position) const;
  [[nodiscard]] Play best_at_sight(const Position& rolled);
  /// The best play of a roll that was thrown, which may be over already.
  [[nodiscard]] RatedPlay best_of_roll(const Position& rolled, int looks);

  OutlookSetup setup_;
  std::unique_ptr<AnyEngine> engine_;
  Judge judge_;
  std::vector<Play> plays_;  // of a roll that is looked at at sight
};

/// The rolls of so many dice, each with its share of all throws.
struct SharedRoll {
  Roll roll{};
  double share = 0;
};
[[nodiscard]] const std::vector<SharedRoll>& all_rolls(int dice);

}  // namespace salida

#include "advice/review.hpp"

#include <algorithm>
#include <utility>
#include <variant>

#include "sim/outcomes.hpp"

namespace salida {
namespace {

bool is_same_roll(Roll one, Roll other) {
  return one == other || (one.first == other.second && one.second == other.first);
}

/// The first way to get there.
std::vector<Action> play_to(const std::vector<Outcome>& outcomes, const Position& end) {
  const auto found = std::ranges::find(outcomes, end, &Outcome::position);
  return found == outcomes.end() ? std::vector<Action>{} : found->play;
}

/// Goes through a game roll by roll; between two of them a miss may be called.
class Reviewer {
 public:
  Reviewer(const Record& record, Outlook& outlook, int looks)
      : record_(record), rules_(record.named.rules), outlook_(outlook), further_(looks - 1), position_(record.begins) {}

  [[nodiscard]] GameReview review() {
    while (!outlook_.is_decided(position_) && take_roll()) {
    }
    if (outlook_.is_decided(position_)) {
      come_to(outlook_.chances(position_, 0));
      review_.end = position_.phase == Phase::over ? ReviewEnd::won : ReviewEnd::played_on;
    } else {
      come_to(before(prospects_unless_called()));
    }
    review_.result = reached_;
    return std::move(review_);
  }

 private:
  using Prospects = std::vector<Prospect>;

  [[nodiscard]] static Chances before(const Prospects& prospects) { return Outlook::mean_of(prospects); }

  [[nodiscard]] const Action* next_action() const {
    return next_ < record_.steps.size() ? std::get_if<Action>(&record_.steps[next_]) : nullptr;
  }

  /// Everything that was done until the next roll is awaited.
  [[nodiscard]] std::vector<Action> take_actions() {
    std::vector<Action> actions;
    while (position_.phase == Phase::play || position_.phase == Phase::atone) {
      const Action* const action = next_action();
      if (action == nullptr) return actions;
      actions.push_back(*action);
      position_ = after(rules_, position_, *action);
      ++next_;
    }
    return actions;
  }

  /// The game stands better or worse than had been thought: seen late, but for what somebody is answerable for.
  void come_to(const Chances& chances) {
    if (review_.rolls.empty()) review_.start = chances;
    else review_.rolls.back().late = plus(review_.rolls.back().late, 1, minus(chances, reached_));
    reached_ = chances;
  }

  /// M10: a miss counts as called where that is to be expected. Now it is clear that nobody has.
  [[nodiscard]] Prospects prospects_unless_called() {
    Prospects prospects = outlook_.prospects(position_, further_);
    if (review_.rolls.empty() || position_.guilty == 0) return prospects;
    come_to(outlook_.chances(position_, further_ + 1));
    Chances& calls = review_.rolls.back().calls;
    calls = plus(calls, 1, minus(before(prospects), reached_));
    reached_ = before(prospects);
    return prospects;
  }

  /// False where the record ends, or ends before this roll is played.
  bool take_roll() {
    if (next_action() != nullptr) return take_call();
    if (next_ == record_.steps.size()) return false;
    const Roll roll = *std::get_if<Roll>(&record_.steps[next_]);
    const Position awaited = position_;
    const std::size_t step = next_++;
    const Position rolled = after_roll(rules_, awaited, roll);
    position_ = rolled;
    std::vector<Action> play = take_actions();
    const Position end = std::exchange(position_, awaited);
    if (end.phase != Phase::roll && end.phase != Phase::over) {
      next_ = step;
      return false;
    }
    const Prospects prospects = prospects_unless_called();
    come_to(before(prospects));
    if (review_.rolls.empty() || awaited.turn != review_.rolls.back().seat()) ++turns_;
    ReviewedRoll one{.turn = turns_, .position = awaited, .roll = roll, .before = reached_};
    one.rolled =
        std::ranges::find_if(prospects, [roll](const Prospect& of) { return is_same_roll(of.roll, roll); })->chances;
    one.played = outlook_.chances(end, further_);
    one.decision = {.seat = awaited.turn, .position = rolled, .play = std::move(play)};
    judge(one, end);
    review_.rolls.push_back(std::move(one));
    position_ = end;
    return true;
  }

  /// Where a play turns out better than the best that was looked at, nobody has lost anything: it was seen late.
  void judge(ReviewedRoll& one, const Position& end) {
    reached_ = one.played;
    const Chances change = minus(one.played, one.rolled);
    Decision& decision = one.decision;
    if (decision.position.phase == Phase::play) {
      const std::vector<Outcome> outcomes = outcomes_inside_turn(rules_, decision.position);
      decision.ways = outcomes.size();
      if (change[decision.seat] < 0 && decision.is_choice()) {
        const Position best = outlook_.rated(decision.position, further_).front().play.after;
        if (best != end) {
          decision.loss = -change[decision.seat];
          decision.better = play_to(outcomes, best);
        }
      }
    }
    (decision.loss > 0 ? one.skill : one.late) = change;
  }

  /// M10: the offender gives up the piece that it can spare best, or another.
  bool take_call() {
    const Action call = *next_action();
    const Position called = after(rules_, position_, call);
    const std::size_t step = next_++;
    const Position awaited = std::exchange(position_, called);
    std::vector<Action> play = take_actions();
    if (position_.phase == Phase::atone) {
      next_ = step;
      position_ = awaited;
      return false;
    }
    if (review_.rolls.empty()) return true;  // of what was missed before the record begins
    const Seat offender = called.offender;
    const std::vector<Outcome> outcomes = outcomes_inside_turn(rules_, called);
    Chances best = outlook_.chances(position_, further_);
    const Chances chosen = best;
    const Outcome* better = nullptr;
    for (const Outcome& outcome : outcomes) {
      const Chances chances = outlook_.chances(outcome.position, further_);
      if (chances[offender] <= best[offender]) continue;
      best = chances;
      better = &outcome;
    }
    ReviewedRoll& last = review_.rolls.back();
    last.calls = plus(last.calls, 1, minus(best, reached_));
    reached_ = chosen;
    last.call = {.caller = call.caller(),
                 .atonement = {.seat = offender,
                               .position = called,
                               .play = std::move(play),
                               .ways = outcomes.size(),
                               .loss = best[offender] - chosen[offender],
                               .better = better == nullptr ? std::vector<Action>{} : better->play},
                 .skill = minus(chosen, best)};
    return true;
  }

  const Record& record_;
  const Rules& rules_;
  Outlook& outlook_;
  int further_;  // looks from the end of a roll
  Position position_;
  std::size_t next_ = 0;  // step
  std::size_t turns_ = 0;
  Chances reached_{};  // how the game stands now
  GameReview review_;
};

}  // namespace

GameReview review_game(const Record& record, Outlook& outlook, int looks) {
  return Reviewer(record, outlook, looks).review();
}

}  // namespace salida

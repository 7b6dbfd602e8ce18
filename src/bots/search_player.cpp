#include "bots/search_player.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "bots/one_roll_player.hpp"
#include "core/hand.hpp"
#include "core/play.hpp"
#include "core/questions.hpp"

namespace salida {
namespace {

constexpr unsigned rounds_at_once = 16;      // between two looks at who has fallen behind
constexpr double far_behind = 3;             // standard errors of the difference from the leader
constexpr double hopeless = 0.15;            // so much worse at first sight is not looked at
constexpr unsigned most_rolls_a_round = 40;  // repeats could go on for ever

}  // namespace

SearchPlayer::SearchPlayer(const Rules& rules, std::shared_ptr<const Evaluation> evaluation, SearchBudget budget,
                           double called)
    : rules_(&rules),
      engine_(engine_for(rules)),
      evaluation_(std::move(evaluation)),
      judge_(rules, *evaluation_, called),
      budget_(budget) {}

void SearchPlayer::find_candidates(Seat seat) {
  candidates_.clear();
  for (const Play& play : plays_) candidates_.push_back({.play = play, .worth = judge_.worth(play.after, seat)});
  std::ranges::stable_sort(candidates_, std::ranges::greater{}, &Candidate::worth);
  if (candidates_.size() > budget_.candidates) candidates_.resize(budget_.candidates);
  while (candidates_.back().worth < candidates_.front().worth - hopeless) candidates_.pop_back();
}

/// M10: a miss is called before the next roll, as often as it is reckoned with.
void SearchPlayer::settle(Position& position, GameRandom& dice) const {
  if (!can_be_called(position) || judge_.called() <= 0) return;
  if (judge_.called() < 1 && dice.below(1000) >= judge_.called() * 1000) return;
  position = judge_.after_call(position);
}

double SearchPlayer::end_of_round(Position position, Seat seat, GameRandom dice) {
  settle(position, dice);
  bool others_moved = false;
  for (unsigned rolls = 0; rolls < most_rolls_a_round && position.phase != Phase::over; ++rolls) {
    const Seat turn = position.turn;
    others_moved |= turn != seat;
    const Roll roll = engine_->dice_to_roll(position) == 1 ? dice.one_die() : dice.two_dice();
    engine_->begin_roll(position, roll);
    if (position.phase == Phase::play) {
      engine_->find_plays(position, plays_);
      judged_ += plays_.size();
      position = best_of(plays_, judge_, turn).after;
    }
    settle(position, dice);
    if (others_moved && turn == seat && position.turn != seat) break;
  }
  return judge_.worth(position, seat);
}

const SearchPlayer::Candidate& SearchPlayer::leader() const {
  return *std::ranges::max_element(candidates_, {},
                                   [](const Candidate& candidate) { return candidate.dropped ? -1.0 : candidate.sum; });
}

/// With the same dice for all, differences tell more than sums.
void SearchPlayer::drop_losers() {
  const Candidate& best = leader();
  const auto rounds = static_cast<double>(best.ends.size());
  for (Candidate& candidate : candidates_) {
    if (candidate.dropped || &candidate == &best) continue;
    double squares = 0;
    for (std::size_t k = 0; k < best.ends.size(); ++k) {
      const double difference = best.ends[k] - candidate.ends[k];
      squares += difference * difference;
    }
    const double mean = (best.sum - candidate.sum) / rounds;
    const double error = std::sqrt(std::max((squares / rounds) - (mean * mean), 0.0) / rounds);
    candidate.dropped = mean > far_behind * error;
  }
}

Action SearchPlayer::choose(const Question& question) {
  const Position& position = question.position;
  const Seat seat = to_act(position);
  find_answers(*engine_, question, plays_);
  if (plays_.size() == 1) return plays_.front().first;
  find_candidates(seat);
  if (has_won(*rules_, candidates_.front().play.after, seat)) return candidates_.front().play.first;
  const auto is_known = [this](const Play& play) { return evaluation_->is_exact(play.after); };
  if (std::ranges::all_of(plays_, is_known)) return candidates_.front().play.first;

  const std::uint64_t dice = (std::uint64_t{question.random.next()} << 32U) | question.random.next();
  const auto left = [this] { return std::ranges::count(candidates_, false, &Candidate::dropped); };
  judged_ = 0;
  for (unsigned round = 0; round < budget_.rounds && judged_ < budget_.judged && left() > 1; ++round) {
    for (Candidate& candidate : candidates_) {
      if (candidate.dropped) continue;
      const double end = end_of_round(candidate.play.after, seat, GameRandom(dice, round));
      candidate.ends.push_back(end);
      candidate.sum += end;
    }
    if ((round + 1) % rounds_at_once == 0) drop_losers();
    if (question.is_late && question.is_late()) break;
  }
  return leader().play.first;
}

}  // namespace salida

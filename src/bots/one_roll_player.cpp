#include "bots/one_roll_player.hpp"

#include "core/play.hpp"

namespace salida {

const Play& best_of(const std::vector<Play>& plays, const Judge& judge, Seat seat) {
  const Play* best = &plays.front();
  if (plays.size() == 1) return *best;
  double most = -1;
  for (const Play& play : plays) {
    const double worth = judge.worth(play.after, seat);
    if (worth <= most) continue;
    most = worth;
    best = &play;
  }
  return *best;
}

Action OneRollPlayer::choose(const Question& question) {
  const Position& position = question.position;
  if (position.phase == Phase::play) {
    steps_->find_plays(position, plays_);
  } else {
    plays_.clear();
    for (const Action& action : question.legal)
      plays_.push_back({.after = after(question.rules, position, action), .first = action});
  }
  return best_of(plays_, judge_, to_act(position)).first;
}

}  // namespace salida

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

void find_answers(const AnyEngine& engine, const Question& question, std::vector<Play>& plays) {
  if (question.position.phase == Phase::play) {
    engine.find_plays(question.position, plays);
    return;
  }
  plays.clear();
  for (const Action& action : question.legal)
    plays.push_back({.after = after(question.rules, question.position, action), .first = action});
}

Action OneRollPlayer::choose(const Question& question) {
  find_answers(*engine_, question, plays_);
  return best_of(plays_, judge_, to_act(question.position)).first;
}

}  // namespace salida

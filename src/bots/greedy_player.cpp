#include "bots/greedy_player.hpp"

#include "core/hand.hpp"
#include "core/play.hpp"
#include "core/questions.hpp"

namespace salida {
namespace {

unsigned rivals_in_nest(const Rules& rules, const Position& position, Seat seat) {
  unsigned number = 0;
  for (unsigned other = 0; other < max_seats; ++other)
    number += are_rivals(rules, seat, other) ? pieces_in_nest(position.pieces[other]) : 0U;
  return number;
}

}  // namespace

int GreedyPlayer::preference(const Question& question, Action action) const {
  const Board board{.arms = question.rules.board.arms};
  const Position& before = question.position;
  const Seat seat = to_act(before);
  const Place from = action.kind == ActionKind::enter ? nest : before.pieces[seat][action.piece];
  if (action.kind == ActionKind::atone) return -from;  // what has come least far
  if (action.kind == ActionKind::stop) return -1000;
  const Position next = after(question.rules, before, action);
  if (action.to == board.goal()) return 6000 + from;
  if (rivals_in_nest(question.rules, next, seat) > rivals_in_nest(question.rules, before, seat))
    return 5000 + action.to;
  if (action.kind == ActionKind::enter) return 4000;
  const double danger_before = danger_.at(before, seat, from);
  const double danger_after = danger_.at(next, seat, action.to);
  if (danger_after < danger_before) return 3000 + from;
  const bool was_safe = is_safe(from) || !board.on_ring(from);
  if (danger_after == 0 && !was_safe) return 2000 + from;
  if (danger_after > 0 && was_safe) return from;
  return 1000 + from;
}

Action GreedyPlayer::choose(const Question& question) {
  Action best = question.legal[0];
  int most = preference(question, best);
  for (unsigned k = 1; k < question.legal.size(); ++k) {
    const int rank = preference(question, question.legal[k]);
    if (rank <= most) continue;
    most = rank;
    best = question.legal[k];
  }
  return best;
}

}  // namespace salida

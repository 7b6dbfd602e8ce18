#include "advice/play_effects.hpp"

#include <algorithm>
#include <functional>
#include <vector>

#include "advice/outlook.hpp"
#include "core/hand.hpp"
#include "core/questions.hpp"

namespace salida {
namespace {

int in_nests(const Position& position, unsigned arms, const std::function<bool(unsigned)>& counts) {
  int pieces = 0;
  for (unsigned seat = 0; seat < arms; ++seat) {
    if ((position.playing & bit_of(seat)) != 0 && counts(seat))
      pieces += static_cast<int>(pieces_in_nest(position.pieces[seat]));
  }
  return pieces;
}

/// What one seat could do next, if the board stayed as it is.
class NextRoll {
 public:
  NextRoll(const Rules& rules, const AnyEngine& engine, const Position& position, Seat seat)
      : rules_(&rules), engine_(&engine), position_(position) {
    if (position.turn == seat) return;
    position_.turn = seat;
    position_.doubles = position_.tries = 0;
    position_.last = 0;
    position_.guilty = 0;
    position_.offender = 0;
  }

  /// How likely a roll can be played so that one more piece of these seats is in its nest.
  [[nodiscard]] double captures(const std::function<bool(unsigned)>& of_whom) const {
    const unsigned arms = rules_->board.arms;
    const int before = in_nests(position_, arms, of_whom);
    double share = 0;
    for_each_roll([&](const Position& rolled, double chance) {
      if (rolled.phase != Phase::play) return;
      std::vector<Play> plays;
      engine_->find_plays(rolled, plays);
      const auto captures_one = [&](const Play& play) { return in_nests(play.after, arms, of_whom) > before; };
      if (std::ranges::any_of(plays, captures_one)) share += chance;
    });
    return share;
  }

  /// Squares that a roll costs without being played, on average.
  [[nodiscard]] double costs() const {
    const Hand& hand = position_.pieces[position_.turn];
    double squares = 0;
    for_each_roll([&](const Position& rolled, double chance) {
      if (rolled.phase != Phase::play) squares += chance * (way_of(hand) - way_of(rolled.pieces[position_.turn]));
    });
    return squares;
  }

  /// Squares that the pieces on the way have come from the start.
  static int way_of(const Hand& hand) {
    int squares = 0;
    for (const Place place : hand) squares += std::max(place - int{start_place}, 0);
    return squares;
  }

 private:
  template <class Visit>
  void for_each_roll(const Visit& visit) const {
    for (const auto& [roll, share] : all_rolls(engine_->dice_to_roll(position_))) {
      Position rolled = position_;
      engine_->begin_roll(rolled, roll);
      visit(rolled, share);
    }
  }

  const Rules* rules_;
  const AnyEngine* engine_;
  Position position_;
};

}  // namespace

PlayEffects effects_of(const Rules& rules, const AnyEngine& engine, const Position& rolled,
                       std::span<const Action> play, const Position& end) {
  const Board board{.arms = rules.board.arms};
  const Seat seat = rolled.turn;
  const Hand& before = rolled.pieces[seat];
  const Hand& after = end.pieces[seat];
  const auto is_rival = [&](unsigned other) { return are_rivals(rules, seat, other); };
  PlayEffects effects;
  effects.wins = has_won(rules, end, seat);
  effects.captured = in_nests(end, rules.board.arms, is_rival) - in_nests(rolled, rules.board.arms, is_rival);
  effects.home = static_cast<int>(std::ranges::count(after, board.goal()) - std::ranges::count(before, board.goal()));
  effects.out = static_cast<int>(pieces_in_nest(before)) - static_cast<int>(pieces_in_nest(after));
  for (const Action& action : play) {
    const bool is_reward = action.kind == ActionKind::reward;
    const bool moves = is_reward || action.kind == ActionKind::walk || action.kind == ActionKind::jump;
    effects.reward += is_reward ? int{action.pips} : 0;
    effects.squares += moves ? int{action.pips} : 0;
  }
  if (effects.wins) return effects;
  if (rules.crowd.blockades) {
    for_each_blockade(board, after, [&](unsigned piece) { effects.blockades += board.on_ring(after[piece]) ? 1 : 0; });
  }
  Place foremost = start_place;
  for (const Place place : after) {
    if (!board.on_the_way(place)) continue;
    effects.sheltered += board.in_column(place) || is_safe(place) ? 1 : 0;
    foremost = std::max(foremost, place);
  }
  effects.to_go = board.goal() - foremost;
  effects.missed = end.offender == seat ? std::popcount(end.guilty) : 0;
  double unharmed = 1;
  for (unsigned other = 0; other < rules.board.arms; ++other) {
    if (!are_rivals(rules, seat, other) || !is_racing(rules, end, other)) continue;
    const NextRoll rival(rules, engine, end, static_cast<Seat>(other));
    unharmed *= 1 - rival.captures([seat](unsigned whose) { return whose == seat; });
  }
  effects.exposed = 1 - unharmed;
  const NextRoll own(rules, engine, end, seat);
  effects.threatens = own.captures(is_rival);
  if (end.turn == seat) effects.repeat_costs = own.costs();
  return effects;
}

}  // namespace salida

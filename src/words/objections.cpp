#include "words/objections.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "core/engine.hpp"
#include "core/questions.hpp"
#include "words/obstacles.hpp"

namespace salida {

namespace {

[[nodiscard]] Reason wrong_call(const Rules& rules, const Position& position, Seat caller) {
  if (!rules.capture.calling) return Reason::no_calling;
  if (position.phase == Phase::play) return Reason::calls_too_late;
  if (position.phase == Phase::atone) return Reason::atones_first;
  if ((position.playing & bit_of(caller)) == 0) return Reason::does_not_play;
  if (position.guilty == 0) return Reason::nothing_missed;
  return may_call(rules, position, caller) ? Reason::unexplained : Reason::own_miss;
}

[[nodiscard]] Objection wrong_atonement(const Rules& rules, const Position& position, const Written& written) {
  if (!rules.capture.calling) return {.reason = Reason::no_calling};
  if (position.phase != Phase::atone) return {.reason = Reason::nobody_called};
  const auto there = std::ranges::count(position.pieces[position.offender], written.from);
  if (there == 0) return {.reason = written.from == nest ? Reason::nobody_in_nest : Reason::nobody_there};
  return {.reason = written.which > there ? Reason::too_few_there : Reason::not_guilty};
}

/// A stop in phase `play`.
[[nodiscard]] Reason wrong_stop(const Rules& rules, const Position& position) {
  const ActionList legal = legal_actions(rules, position);
  if (legal.empty()) return Reason::nothing_left;
  const auto all = [&](ActionKind kind) {
    return std::ranges::all_of(legal, [&](Action action) { return action.kind == kind; });
  };
  if (all(ActionKind::crown)) return Reason::crowns_first;
  if (marks::must_win(rules, position)) return Reason::must_win;
  // A2: coming out is the player's choice, but here it is all that the dice can do.
  const bool comes_out = rules.entry.duty == EntryDuty::forced || rules.entry.on == EntryOn::doubles;
  if (all(ActionKind::enter) && comes_out) return Reason::must_come_out;
  if (all(ActionKind::reward)) return Reason::reward_must_be_played;
  return marks::freed(rules, position) > 0 ? Reason::die_after_freeing : Reason::die_must_be_played;
}

[[nodiscard]] Reason wrong_phase(const Position& position) {
  switch (position.phase) {
    case Phase::roll: return Reason::awaits_dice;
    case Phase::atone: return Reason::atones_first;
    case Phase::play: return Reason::plays_a_roll;
    case Phase::over: return Reason::game_is_over;
  }
  return Reason::unexplained;
}

/// A move that was written: which piece is meant, and whether the roll has a number that leads where it should go.
class WrittenMove {
 public:
  WrittenMove(const Rules& rules, const Position& position, const Written& written)
      : source_(rules), position_(position), written_(written) {}

  [[nodiscard]] Objection objection() const {
    if (const std::optional<Objection> wrong = wrong_piece()) return *wrong;
    if (written_.kind == ActionKind::crown) return {};
    if (written_.from == nest) return objection_in_nest();
    if (const std::optional<Objection> wrong = wrong_marks()) return *wrong;

    const std::vector<Action> moves = moves_meant();
    if (moves.empty()) return {.reason = wrong_count(), .needed = needed()};
    Obstacle nearest;
    for (const Action& move : moves) {
      const Obstacle obstacle = obstacle_to(rules(), position_, move);
      if (obstacle.rules_met > nearest.rules_met) nearest = obstacle;
    }
    return nearest.objection;
  }

 private:
  [[nodiscard]] const Rules& rules() const { return source_.rules; }
  [[nodiscard]] const Board& board() const { return source_.board; }
  [[nodiscard]] const Hand& hand() const { return position_.pieces[position_.turn]; }

  // --- Which piece

  [[nodiscard]] std::vector<unsigned> pieces_meant() const {
    std::vector<unsigned> pieces;
    unsigned number = 0;
    for (unsigned piece = 0; piece < max_pieces; ++piece) {
      if (hand()[piece] != written_.from) continue;
      ++number;
      if (written_.which == 0 || written_.which == number) pieces.push_back(piece);
    }
    return pieces;
  }

  [[nodiscard]] std::optional<Objection> wrong_piece() const {
    if (written_.from == board().goal()) return Objection{.reason = Reason::is_home};
    if (!pieces_meant().empty()) return std::nullopt;
    if (written_.from == nest) return Objection{.reason = Reason::nobody_in_nest};
    if (std::ranges::count(hand(), written_.from) > 0) return Objection{.reason = Reason::too_few_there};
    Objection nobody{.reason = Reason::nobody_there};
    if (!board().on_ring(written_.from)) return nobody;
    for_each_rival_at(
        source_, position_, Crowd<Given>(source_, position_), written_.from,
        [&](unsigned seat, unsigned) { nobody = {.reason = Reason::rivals_piece, .other = static_cast<Seat>(seat)}; });
    return nobody;
  }

  // --- Marks that are wrong on an action that would be legal without them

  [[nodiscard]] std::optional<Objection> wrong_marks() const {
    const std::vector<unsigned> pieces = pieces_meant();
    std::optional<Objection> wrong;
    for (const Action& action : legal_actions(rules(), position_)) {
      const bool meant = action.kind == written_.kind && action.to == written_.to &&
                         (written_.from == nest || std::ranges::find(pieces, action.piece) != pieces.end());
      if (!meant) continue;
      if (written_.pips != 0 && written_.pips != action.pips) {
        if (!wrong) wrong = {.reason = Reason::other_pips, .needed = action.pips};
      } else if (written_.captures) {
        const bool on_start = action.kind == ActionKind::enter;
        wrong = {.reason = on_start ? Reason::captures_nobody_on_start : Reason::captures_nobody};
      } else {
        wrong = {.reason = Reason::needless_pips};
      }
    }
    return wrong;
  }

  // --- Out of the nest

  [[nodiscard]] Objection objection_in_nest() const {
    if (written_.kind == ActionKind::reward) return {.reason = Reason::reward_frees_nobody};
    if (written_.kind != ActionKind::enter || written_.to != start_place) return {.reason = Reason::onto_start};
    if (written_.pips != 0) return {.reason = Reason::needless_pips};
    if (position_.dice.empty()) return {.reason = Reason::no_die_left};
    Position fresh = position_;
    fresh.freed = 0;
    fresh.walked = 0;
    if (!dice_open_nest(rules(), fresh)) return {.reason = Reason::dice_free_nobody};
    if (const std::optional<Objection> wrong = wrong_marks()) return *wrong;
    return obstacle_to(rules(), position_, enter_action).objection;
  }

  // --- How far

  /// What the roll has for an action of this kind.
  [[nodiscard]] std::vector<unsigned> numbers() const {
    std::vector<unsigned> all;
    switch (written_.kind) {
      case ActionKind::jump:
        if (rules().dice.together == Together::jump && marks::both_dice_left(rules(), position_))
          all.push_back(marks::dice_sum(rules(), position_));
        break;
      case ActionKind::reward:
        if (!marks::owes_rewards(rules(), position_)) break;
        if (position_.captures_owed > 0) all.push_back(rules().capture.reward);
        if (position_.goals_owed > 0) all.push_back(rules().goal.reward);
        break;
      default:
        for (int k = 0; k < position_.dice.size(); ++k) all.push_back(position_.dice[k]);
        break;
    }
    return all;
  }

  [[nodiscard]] bool leads_there(unsigned pips) const {
    const unsigned sum = written_.from + pips;
    const Place straight = straight_on(source_, written_.from, pips);
    const bool bounces = sum > board().goal() && sum - board().goal() <= column_length;
    if (straight == written_.to && (sum <= board().goal() || bounces)) return true;
    return written_.from <= board().door() && sum > board().door() &&
           round_again(board(), written_.from, pips) == written_.to;
  }

  [[nodiscard]] std::vector<Action> moves_meant() const {
    std::vector<Action> moves;
    for (const unsigned pips : numbers()) {
      if ((written_.pips != 0 && written_.pips != pips) || !leads_there(pips)) continue;
      for (const unsigned piece : pieces_meant()) {
        moves.push_back({.kind = written_.kind,
                         .piece = static_cast<std::uint8_t>(piece),
                         .pips = static_cast<std::uint8_t>(pips & 127U),
                         .to = written_.to});
      }
    }
    return moves;
  }

  /// How many squares it is, past the door or back from the goal where that is the only way; 0 where nothing that is
  /// ever counted leads there.
  [[nodiscard]] std::uint8_t needed() const {
    if (written_.pips != 0 && leads_there(written_.pips)) return written_.pips;
    const int from = written_.from;
    const int to = written_.to;
    if (to > from) return static_cast<std::uint8_t>(to - from);
    const bool bounces = rules().goal.overshoot == Overshoot::bounces;
    if (bounces && board().in_column(written_.to)) return static_cast<std::uint8_t>((2 * board().goal()) - from - to);
    const int round = to + board().door() - from;
    const int most = std::max({14, int{rules().capture.reward}, int{rules().goal.reward}});
    return to != nest && from <= board().door() && round <= most ? static_cast<std::uint8_t>(round) : std::uint8_t{0};
  }

  [[nodiscard]] Reason wrong_count() const {
    if (needed() == 0) return Reason::backwards;
    if (written_.pips != 0 && written_.pips != needed()) return Reason::other_pips;
    switch (written_.kind) {
      case ActionKind::jump: return wrong_sum();
      case ActionKind::reward: return wrong_reward();
      default: return wrong_die();
    }
  }

  [[nodiscard]] bool goes_beyond_goal() const {
    return written_.to == board().goal() &&
           std::ranges::any_of(numbers(), [&](unsigned number) { return number > needed(); });
  }

  [[nodiscard]] Reason wrong_sum() const {
    if (rules().dice.together == Together::none) return Reason::one_die;
    if (rules().dice.together == Together::steps) return Reason::in_steps;
    if (position_.dice.empty()) return Reason::no_die_left;
    if (!marks::both_dice_left(rules(), position_)) return Reason::one_die_left;
    return goes_beyond_goal() ? Reason::beyond_goal : Reason::not_the_sum;
  }

  [[nodiscard]] Reason wrong_reward() const {
    if (rules().reward.time == RewardTime::none) return Reason::no_rewards;
    if (!marks::owes_rewards(rules(), position_)) return Reason::no_reward_owed;
    return goes_beyond_goal() ? Reason::beyond_goal : Reason::reward_is_whole;
  }

  [[nodiscard]] bool is_owed(unsigned pips) const {
    return (position_.captures_owed > 0 && pips == rules().capture.reward) ||
           (position_.goals_owed > 0 && pips == rules().goal.reward);
  }

  [[nodiscard]] bool is_sum_of_dice(unsigned count) const {
    for (unsigned some = 1; some < bit_of(static_cast<unsigned>(position_.dice.size())); ++some) {
      unsigned sum = 0;
      for (int k = 0; k < position_.dice.size(); ++k)
        sum += (some & bit_of(static_cast<unsigned>(k))) != 0 ? position_.dice[k] : 0U;
      if (sum == count) return true;
    }
    return false;
  }

  [[nodiscard]] Reason wrong_die() const {
    const unsigned count = needed();
    const DiceLeft dice = position_.dice;
    if (marks::owes_rewards(rules(), position_) && is_owed(count)) return Reason::is_reward;
    if (dice.empty()) return Reason::no_die_left;
    if (goes_beyond_goal()) return Reason::beyond_goal;
    if (rules().dice.together == Together::jump && dice.size() == 2 && dice.sum() == count) return Reason::one_jump;
    if (rules().dice.together == Together::steps && is_sum_of_dice(count)) return Reason::in_steps;
    if (rules().dice.six_is_seven && count == 6 && dice.has(7)) return Reason::six_is_seven;
    if (rules().dice.six_is_seven && count == 7 && dice.has(6)) return Reason::six_is_six;
    const bool underside = count < 7 && dice.has(7U - count);
    if (rules().dice.undersides && position_.repeats && underside && has_piece_in_nest(hand()))
      return Reason::no_undersides;
    return Reason::not_a_die;
  }

  Given source_;
  const Position& position_;
  const Written& written_;
};

}  // namespace

Objection objection_to(const Rules& rules, const Position& position, const Written& written) {
  if (position.phase == Phase::over) return {.reason = Reason::game_is_over};
  if (written.kind == ActionKind::call) return {.reason = wrong_call(rules, position, written.caller)};
  if (written.kind == ActionKind::atone) return wrong_atonement(rules, position, written);
  if (position.phase != Phase::play) return {.reason = wrong_phase(position)};
  if (written.kind == ActionKind::stop) return {.reason = wrong_stop(rules, position)};
  const bool crowns = marks::crowns(rules, position);
  const bool crowned = written.kind == ActionKind::crown;
  if (crowned != crowns) return {.reason = crowned ? Reason::no_crown : Reason::crowns_first};
  return WrittenMove(rules, position, written).objection();
}

Objection objection_to(const Rules& rules, const Position& position, Roll roll) {
  if (position.phase != Phase::roll) return {.reason = wrong_phase(position)};
  const bool one = roll.second == 0;
  const bool in_range = roll.first >= 1 && roll.first <= 6 && roll.second <= 6;
  const int awaited = dice_to_roll(rules, position);
  if (!in_range || awaited == (one ? 1 : 2)) return {.reason = in_range ? Reason::unexplained : Reason::no_die};
  if (awaited == 2) return {.reason = Reason::rolls_two_dice};
  return {.reason = rules.dice.count == 1 ? Reason::rolls_one_die : Reason::rolls_one_die_at_the_end};
}

Objection objection_to_end(const Rules& rules, const Position& position) {
  if (position.phase != Phase::play) return {.reason = wrong_phase(position)};
  const ActionList legal = legal_actions(rules, position);
  const bool may_stop = std::ranges::any_of(legal, [](Action action) { return action.kind == ActionKind::stop; });
  if (!may_stop) return {.reason = wrong_stop(rules, position)};
  if (marks::freed(rules, position) > 0) return {.reason = Reason::writes_stop_for_nest};
  const bool rewards = std::ranges::any_of(legal, [](Action action) { return action.kind == ActionKind::reward; });
  return {.reason = rewards ? Reason::writes_stop_for_rewards : Reason::writes_stop_for_door};
}

}  // namespace salida

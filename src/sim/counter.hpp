// The watcher that counts what happens in games. It runs at every roll of the simulator, so it only adds, and looks
// closely only at rare events.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/engine.hpp"
#include "core/hand.hpp"
#include "core/questions.hpp"
#include "sim/playout.hpp"
#include "sim/totals.hpp"

namespace salida {

/// How far the four pieces of a hand have come, together.
[[nodiscard]] inline unsigned progress_of(const Hand& hand) {
  const auto places = std::bit_cast<std::uint32_t>(hand);
  const std::uint32_t pairs = (places & 0x00FF'00FFU) + ((places >> 8U) & 0x00FF'00FFU);
  return (pairs + (pairs >> 16U)) & 0xFFFFU;
}

template <class Source>
class GameCounter {
 public:
  GameCounter(const Source& source, Totals& totals) : source_(source), totals_(totals) {}

  /// Says whether to count the choices of the next game.
  void count_choices(bool count) { counts_choices_ = count; }

  void threw(Seat /*seat*/, std::uint32_t /*die*/) {}

  void begins(const Position& position) {
    counts_ = {};
    progress_ = {};
    playing_ = position.playing;
    first_ = position.turn;
    leader_ = nobody;
    lead_changes_ = 0;
    lead_since_ = 0;
    won_after_ = 0;
    decisions_ = 0;
    choices_ = 0;
    turn_ = 1;
    turn_begins_ = true;
    ++of(first_, Statistic::turns);
  }

  void rolls(const Position& before, Roll /*roll*/) {
    seat_ = before.turn;
    hand_ = before.pieces[seat_];
    moved_ = false;
    ++of(seat_, Statistic::rolls);
  }

  void rolled(const Position& after) {
    if (after.phase != Phase::play) {
      const Hand& now = after.pieces[seat_];
      of(seat_, Statistic::penalties) += pieces_in_nest(now) - pieces_in_nest(hand_);
      moved_ = true;
    } else {
      of(seat_, Statistic::nest_turns) += turn_begins_ && after.nested ? 1U : 0U;
    }
    turn_begins_ = false;
  }

  void acts(const Position& before, Action action) {
    if (source_.rules.capture.calling && action.kind == ActionKind::call) {
      ++of(action.caller(), Statistic::calls);
      called_ = true;
      return;
    }
    if (counts_choices_ && before.phase == Phase::play) count_choices_of(before);
  }

  void acted(const Position& after, Action action, Captured captured) {
    moved_ = true;
    std::uint64_t came = 1;
    if (action.kind == ActionKind::enter) {
      came = pieces_in_nest(hand_) - pieces_in_nest(after.pieces[seat_]);
      of(seat_, Statistic::exits) += static_cast<std::uint32_t>(came);
    }
    if (source_.rules.reward.time != RewardTime::none)
      of(seat_, Statistic::rewards) += action.kind == ActionKind::reward ? 1U : 0U;
    totals_.visits[seat_][action.to] += came;
    hand_ = after.pieces[seat_];
    if (!captured.none()) count_captures(after, action, captured);
  }

  void awaits_roll(const Position& position) {
    const unsigned progress = progress_of(position.pieces[seat_]);
    somebody_fell_ |= progress < progress_[seat_];  // M9: whoever goes round has farther to go
    progress_[seat_] = progress;
    if (called_) {  // the second time for one roll: a piece was given up
      called_ = false;
    } else {
      of(seat_, Statistic::idle_rolls) += moved_ ? 0U : 1U;
      if (source_.rules.capture.calling) of(seat_, Statistic::missed) += can_be_called(position) ? 1U : 0U;
      if (position.turn != seat_) {
        ++turn_;
        ++of(position.turn, Statistic::turns);
        turn_begins_ = true;
      }
    }
    note_lead();
    if (position.finished != 0 && won_after_ == 0) won_after_ = turn_;
  }

  /// Adds the game that has just ended to the totals.
  void finish(const GameEnd& end) {
    ++totals_.games;
    ++totals_.lengths.counts[Lengths::bin_of(end.turns)];
    for (std::size_t k = 0; k < statistics; ++k) {
      std::uint64_t all = 0;
      for (unsigned seat = 0; seat < max_seats; ++seat) {
        if ((playing_ & bit_of(seat)) == 0) continue;
        totals_.seat[seat][k].add(counts_[seat][k]);
        all += counts_[seat][k];
      }
      totals_.game[k].add(all);
    }
    totals_.lead_changes.add(lead_changes_);
    if (counts_choices_ && decisions_ != 0) {
      ++totals_.choice_games;
      totals_.decisions += decisions_;
      totals_.choices += choices_;
      totals_.choices_a_decision.add(choices_ * choices_scale / decisions_);
    }
    if (winners(source_.rules, end.position) == 0) {
      ++totals_.unfinished;
      return;
    }
    totals_.lead_from.add(std::uint64_t{lead_since_} * lead_scale / won_after_);
    for (const Seat seat : seats_in(winners(source_.rules, end.position))) ++totals_.wins_in_order[order_of(seat)];
    const SeatList places = places_of(end.position);
    for (unsigned place = 0; place < places.size(); ++place) ++totals_.places_of[places[place]][place];
  }

  // --- Of the game that has just ended

  [[nodiscard]] Seat first() const { return first_; }
  [[nodiscard]] std::uint64_t in_all(Statistic statistic) const {
    std::uint64_t all = 0;
    for (const auto& counts : counts_) all += counts[static_cast<std::size_t>(statistic)];
    return all;
  }
  [[nodiscard]] std::uint32_t lead_changes() const { return lead_changes_; }

 private:
  static constexpr unsigned nobody = max_seats;

  [[nodiscard]] std::uint32_t& of(unsigned seat, Statistic statistic) {
    return counts_[seat][static_cast<std::size_t>(statistic)];
  }

  [[gnu::noinline]] void count_choices_of(const Position& position) {
    ActionList list;
    Engine<Source>(source_).add_choices(position, list);
    ++decisions_;
    choices_ += list.size();
  }

  void count_captures(const Position& after, Action action, Captured captured) {
    const bool on_start = action.kind == ActionKind::enter;
    of(seat_, on_start ? Statistic::start_captures : Statistic::captures) += captured.all();
    totals_.captures[seat_][action.to] += captured.all();
    for (unsigned seat = 0; seat < max_seats; ++seat) {
      if (captured.of(seat) == 0) continue;
      of(seat, Statistic::suffered) += captured.of(seat);
      progress_[seat] = progress_of(after.pieces[seat]);
    }
    somebody_fell_ = true;
  }

  /// Whoever has come farthest leads; in a tie, whoever led before.
  void note_lead() {
    unsigned ahead = leader_;
    if (somebody_fell_) {
      for (unsigned seat = 0; seat < max_seats; ++seat) ahead = progress_[seat] > progress_[ahead] ? seat : ahead;
      somebody_fell_ = false;
    } else if (progress_[seat_] > progress_[ahead]) {
      ahead = seat_;
    }
    if (ahead == leader_) return;
    lead_changes_ += leader_ != nobody ? 1U : 0U;
    leader_ = ahead;
    lead_since_ = turn_;
  }

  /// How many seats rolled before this one in the first round.
  [[nodiscard]] unsigned order_of(Seat seat) const {
    unsigned order = 0;
    for (unsigned k = first_; k != seat; k = (k + 1U) % max_seats) order += (playing_ & bit_of(k)) != 0 ? 1U : 0U;
    return order;
  }

  [[no_unique_address]] Source source_;
  Totals& totals_;
  bool counts_choices_ = false;

  std::array<std::array<std::uint32_t, statistics>, max_seats> counts_{};
  std::array<unsigned, max_seats + 1> progress_{};  // the last is nobody's
  Hand hand_{};                                     // of the seat that rolls, before what it does next
  Seat seat_ = 0;
  Seat first_ = 0;
  std::uint8_t playing_ = 0;
  bool moved_ = false;
  bool turn_begins_ = true;
  bool called_ = false;
  bool somebody_fell_ = false;
  unsigned leader_ = nobody;
  std::uint32_t turn_ = 1;
  std::uint32_t lead_changes_ = 0;
  std::uint32_t lead_since_ = 0;
  std::uint32_t won_after_ = 0;
  std::uint64_t decisions_ = 0;
  std::uint64_t choices_ = 0;
};

}  // namespace salida

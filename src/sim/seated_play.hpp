// Lets players of any kind decide. A player is asked only if it has a choice, and draws from its own random stream, so
// that the dice are the same whoever plays.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "bots/calling.hpp"
#include "bots/player.hpp"
#include "core/engine.hpp"
#include "dice/game_random.hpp"

namespace salida {

/// The player on each seat; nullptr on empty seats.
using SeatedPlayers = std::array<Player*, max_seats>;

class SeatedPlay {
 public:
  SeatedPlay(const Rules& rules, const SeatedPlayers& players, Calling calling, std::uint64_t seed, std::uint64_t game)
      : rules_(&rules), players_(players), calling_(calling) {
    random_.reserve(max_seats);
    for (unsigned seat = 0; seat < max_seats; ++seat) random_.emplace_back(seed ^ stream, (game * max_seats) + seat);
  }

  template <class Source>
  [[nodiscard]] bool choose(const Engine<Source>& engine, const Position& position, Action& action,
                            Crowd<Source>& crowd) {
    ActionList legal;
    engine.add_choices(position, legal);
    if (legal.empty()) return false;
    action = ask(position, legal);
    if (is_forfeited_) return false;
    crowd = engine.crowd(position);
    return true;
  }

  [[nodiscard]] Action atone(const Position& position, const ActionList& atonements) {
    return ask(position, atonements);
  }

  [[nodiscard]] bool is_forfeited() const { return is_forfeited_; }

  [[nodiscard]] bool calls(Seat seat) {
    if (calling_ == Calling::by_chance) return random_[seat].below(2) == 0;
    return calling_ == Calling::always;
  }

 private:
  [[nodiscard]] Action ask(const Position& position, const ActionList& legal) {
    if (legal.size() == 1) return legal[0];
    const Seat seat = to_act(position);
    const Action action =
        players_[seat]->choose({.rules = *rules_, .position = position, .legal = legal, .random = random_[seat]});
    is_forfeited_ = position.phase == Phase::play && players_[seat]->has_forfeited();
    return action;
  }

  static constexpr std::uint64_t stream = 0x706C'6179'6572'7321U;  // apart from the dice of the same seed

  const Rules* rules_;
  SeatedPlayers players_;
  Calling calling_;
  std::vector<GameRandom> random_;  // of each seat
  bool is_forfeited_ = false;
};

}  // namespace salida

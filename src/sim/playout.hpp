// Plays one game from the first roll to the last, with the engine's own steps, and tells a watcher what happens.
#pragma once

#include <cstdint>

#include "bots/random_player.hpp"
#include "core/engine.hpp"
#include "core/questions.hpp"
#include "dice/first_player.hpp"
#include "dice/game_random.hpp"

// Everything is inlined into a playout, even functions that others call too. Not in builds that check every step, where
// that takes the compiler minutes, nor in files that are compiled for size: speed does not matter there.
#if defined(NDEBUG) && !defined(SALIDA_SMALL)
#define SALIDA_FLAT [[gnu::flatten]]
#else
#define SALIDA_FLAT
#endif

namespace salida {

/// Laps make endless games possible: after so many rolls a game ends as unfinished.
inline constexpr std::uint32_t most_rolls = 100'000;

struct GameSetup {
  Seats seats = 0;
  Until until = Until::first;
  std::uint64_t seed = 1;
  std::uint64_t game = 0;
};

struct GameEnd {
  Position position{};
  std::uint32_t rolls = 0;
  std::uint32_t turns = 0;
  bool forfeited = false;  // by the seat whose turn it is
  [[nodiscard]] bool is_finished() const { return position.phase == Phase::over; }
};

/// What a watcher is told while a game is played. This one ignores everything, and costs nothing.
struct NoWatcher {
  void threw(Seat /*seat*/, std::uint32_t /*die*/) {}  // one die, to see who begins
  void begins(const Position& /*position*/) {}
  void rolls(const Position& /*before*/, Roll /*roll*/) {}
  void rolled(const Position& /*after*/) {}  // there may be nothing left to play
  void acts(const Position& /*before*/, Action /*action*/) {}
  void acted(const Position& /*after*/, Action /*action*/, Captured /*captured*/) {}
  void awaits_roll(const Position& /*position*/) {}  // after a roll was played, and after a call
};

/// Tells two watchers, one after the other.
template <class First, class Second>
class BothWatchers {
 public:
  BothWatchers(First& first, Second& second) : first_(&first), second_(&second) {}
  void threw(Seat seat, std::uint32_t die) {
    first_->threw(seat, die);
    second_->threw(seat, die);
  }
  void begins(const Position& position) {
    first_->begins(position);
    second_->begins(position);
  }
  void rolls(const Position& before, Roll roll) {
    first_->rolls(before, roll);
    second_->rolls(before, roll);
  }
  void rolled(const Position& after) {
    first_->rolled(after);
    second_->rolled(after);
  }
  void acts(const Position& before, Action action) {
    first_->acts(before, action);
    second_->acts(before, action);
  }
  void acted(const Position& after, Action action, Captured captured) {
    first_->acted(after, action, captured);
    second_->acted(after, action, captured);
  }
  void awaits_roll(const Position& position) {
    first_->awaits_roll(position);
    second_->awaits_roll(position);
  }

 private:
  First* first_;
  Second* second_;
};

/// For a watcher that wants to see positions before and after: it is told rolled(before, roll, after) and
/// acted(before, action, after), where `after` includes everything that follows until the next choice.
template <class Watcher>
class BeforeAndAfter {
 public:
  explicit BeforeAndAfter(Watcher& watcher) : watcher_(&watcher) {}
  void threw(Seat seat, std::uint32_t die) { watcher_->threw(seat, die); }
  void begins(const Position& position) { watcher_->begins(position); }
  void rolls(const Position& before, Roll roll) {
    before_ = before;
    roll_ = roll;
    last_ = Last::roll;
  }
  void rolled(const Position& /*after*/) {}
  void acts(const Position& before, Action action) {
    tell(before);
    before_ = before;
    action_ = action;
    last_ = Last::action;
  }
  void acted(const Position& /*after*/, Action /*action*/, Captured /*captured*/) {}
  void awaits_roll(const Position& position) {
    tell(position);
    watcher_->awaits_roll(position);
  }

 private:
  enum class Last : std::uint8_t { nothing, roll, action };

  void tell(const Position& after) {
    if (last_ == Last::roll) watcher_->rolled(before_, roll_, after);
    if (last_ == Last::action) watcher_->acted(before_, action_, after);
    last_ = Last::nothing;
  }

  Watcher* watcher_;
  Position before_{};
  Roll roll_{};
  Action action_{};
  Last last_ = Last::nothing;
};

template <class Watcher>
concept SeesBefore =
    requires(Watcher& watcher, const Position& position, Roll roll) { watcher.rolled(position, roll, position); };

/// Everybody plays at random, and calls every missed capture.
class RandomPlay {
 public:
  explicit RandomPlay(GameRandom& random) : random_(&random) {}

  /// Sets `action` to what the seat to move does next. Returns false if it can do nothing. `crowd` is for Engine::act.
  template <class Source>
  [[nodiscard]] bool choose(const Engine<Source>& engine, const Position& position, Action& action,
                            Crowd<Source>& crowd) {
    return engine.pick_choice(position, [this](std::uint32_t n) { return random_->below(n); }, action, crowd);
  }
  [[nodiscard]] Action atone(const Position& /*position*/, const ActionList& atonements) {
    return choose_at_random(atonements, *random_);
  }
  /// M10: whether that seat calls a missed capture.
  [[nodiscard]] static bool calls(Seat /*seat*/) { return true; }
  /// Returns true if somebody has forfeited the game, which ends it.
  [[nodiscard]] static constexpr bool is_forfeited() { return false; }

 private:
  GameRandom* random_;
};

/// M10: the seats after the offender are asked in turn order; the first that wants to calls the miss, and the offender
/// gives up one of the guilty pieces.
template <class Source, class Play, class Watcher>
[[gnu::noinline]] void ask_who_calls(const Engine<Source>& engine, const Rules& rules, Position& position, Play& play,
                                     Watcher& watcher) {
  unsigned seat = position.offender;
  do {
    seat = seat_after(seat, 1, rules.board.arms);
    if (seat == position.offender) return;
  } while (!may_call(rules, position, seat) || !play.calls(static_cast<Seat>(seat)));
  watcher.acts(position, Action::call_by(static_cast<Seat>(seat)));
  position.phase = Phase::atone;
  ActionList atonements;
  engine.add_atonements(position, atonements);
  const Action atonement = play.atone(position, atonements);
  watcher.acts(position, atonement);
  engine.atone(position, atonement.piece);
  watcher.awaits_roll(position);
}

/// Plays one game. `dice` throws, also to see who begins; `play` decides.
template <class Source, class Dice, class Play, class Watcher>
SALIDA_FLAT GameEnd play_game(const Source& source, const GameSetup& setup, Dice& dice, Play& play, Watcher& watcher) {
  const Engine<Source> engine(source);
  const Rules& rules = source.rules;
  GameEnd end;
  const Seat first = draw_first(
      rules, setup.seats, [&dice](std::uint32_t n) { return dice.below(n); },
      [&watcher](Seat seat, std::uint32_t die) { watcher.threw(seat, die); });
  Position position = engine.start(setup.seats, first);
  position.play_on = setup.until == Until::places;
  watcher.begins(position);
  end.turns = 1;
  while (position.phase != Phase::over && end.rolls < most_rolls) {
    const Seat turn = position.turn;
    const Roll roll = engine.dice_to_roll(position) == 1 ? dice.one_die() : dice.two_dice();
    ++end.rolls;
    watcher.rolls(position, roll);
    engine.begin_roll(position, roll);
    watcher.rolled(position);
    if (position.phase == Phase::play) {
      Action action{};
      Crowd<Source> crowd;
      while (play.choose(engine, position, action, crowd)) {
        watcher.acts(position, action);
        const Captured captured = engine.act(position, crowd, action);
        watcher.acted(position, action, captured);
      }
      if (play.is_forfeited()) {
        end.forfeited = true;
        break;
      }
      engine.end_roll(position);
    }
    watcher.awaits_roll(position);
    if (rules.capture.calling && can_be_called(position)) ask_who_calls(engine, rules, position, play, watcher);
    end.turns += position.turn != turn ? 1U : 0U;
  }
  end.position = position;
  return end;
}

template <class Source, class Dice, class Watcher>
GameEnd play_random_game(const Source& source, const GameSetup& setup, Dice& dice, GameRandom& random,
                         Watcher& watcher) {
  RandomPlay play(random);
  return play_game(source, setup, dice, play, watcher);
}

template <class Source, class Watcher>
GameEnd play_random_game(const Source& source, const GameSetup& setup, Watcher& watcher) {
  GameRandom random(setup.seed, setup.game);
  return play_random_game(source, setup, random, random, watcher);
}

template <class Source, SeesBefore Watcher>
GameEnd play_random_game(const Source& source, const GameSetup& setup, Watcher& watcher) {
  BeforeAndAfter<Watcher> both(watcher);
  return play_random_game(source, setup, both);
}

}  // namespace salida

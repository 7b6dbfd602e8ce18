// One random game from the first roll to the last, over the engine's own steps, told to a watcher as it goes.
#pragma once

#include <cstdint>
#include <type_traits>

#include "bots/random_player.hpp"
#include "core/engine.hpp"
#include "dice/first_player.hpp"
#include "dice/game_random.hpp"

namespace salida {

/// Laps make endless games possible: a game of more rolls ends as unfinished.
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
  [[nodiscard]] bool is_finished() const { return position.phase == Phase::over; }
};

/// What a watcher may look at; every function gets the position before and after.
struct NoWatcher {
  void threw(Seat /*seat*/, std::uint32_t /*die*/) {}  // one die, to see who begins
  void begins(const Position& /*position*/) {}
  void rolled(const Position& /*before*/, Roll /*roll*/, const Position& /*after*/) {}
  void acted(const Position& /*before*/, Action /*action*/, const Position& /*after*/) {}
  void awaits_roll(const Position& /*position*/) {}  // after a roll was played, and after a call
};

/// Seats answer in turn order: the first after the offender calls a miss, at once (random play calls always).
[[nodiscard]] inline Action call_of_next_seat(const Rules& rules, const Position& position) {
  unsigned seat = position.offender;
  do {
    seat = (seat + 1U) % rules.board.arms;
  } while ((position.playing & bit_of(seat)) == 0);
  return {.kind = ActionKind::call, .piece = static_cast<std::uint8_t>(seat)};
}

/// M10: the miss is called, and the offender gives up one of the guilty pieces.
template <class Source, class Watcher>
[[gnu::noinline]] void call_miss(const Engine<Source>& engine, const Rules& rules, Position& position,
                                 GameRandom& random, Watcher& watcher) {
  const Action call = call_of_next_seat(rules, position);
  const Position missed = position;
  position.phase = Phase::atone;
  watcher.acted(missed, call, position);
  ActionList atonements;
  engine.add_atonements(position, atonements);
  const Action atonement = choose_at_random(atonements, random);
  const Position called = position;
  engine.atone(position, atonement.piece);
  watcher.acted(called, atonement, position);
  watcher.awaits_roll(position);
}

template <class Source, class Watcher>
GameEnd play_random_game(const Source& source, const GameSetup& setup, Watcher& watcher) {
  // A watcher that looks at nothing costs nothing.
  constexpr bool watched = !std::is_same_v<Watcher, NoWatcher>;
  const Engine<Source> engine(source);
  const Rules& rules = source.rules;
  GameRandom random(setup.seed, setup.game);
  GameEnd end;
  const Seat first = draw_first(
      rules, setup.seats, [&random](std::uint32_t n) { return random.below(n); },
      [&watcher](Seat seat, std::uint32_t die) { watcher.threw(seat, die); });
  Position position = engine.start(setup.seats, first);
  position.play_on = setup.until == Until::places;
  watcher.begins(position);
  const auto pick = [&random](std::uint32_t n) { return random.below(n); };
  end.turns = 1;
  while (position.phase != Phase::over && end.rolls < most_rolls) {
    const Seat turn = position.turn;
    const Roll roll = engine.dice_to_roll(position) == 1 ? random.one_die() : random.two_dice();
    ++end.rolls;
    [[maybe_unused]] Position before = position;  // NOLINT(misc-const-correctness): a watched game writes it
    engine.begin_roll(position, roll);
    Action action{};
    for (bool thrown = false;; thrown = true) {
      const Action played = action;
      const bool goes_on = position.phase == Phase::play && engine.pick_choice(position, pick, action);
      if (position.phase == Phase::play && !goes_on) engine.end_roll(position);
      if constexpr (watched) {
        if (thrown) watcher.acted(before, played, position);
        else watcher.rolled(before, roll, position);
        before = position;
      }
      if (!goes_on) break;
      engine.act(position, action);
    }
    watcher.awaits_roll(position);
    if (rules.capture.calling && position.guilty != 0 && position.phase == Phase::roll) {
      call_miss(engine, rules, position, random, watcher);
    }
    end.turns += position.turn != turn ? 1U : 0U;
  }
  end.position = position;
  return end;
}

}  // namespace salida

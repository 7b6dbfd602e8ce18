#include "sim/recorded_game.hpp"

#include <algorithm>
#include <utility>

#include "core/built_in.hpp"
#include "record/dice_check.hpp"
#include "record/record_headers.hpp"

namespace salida {
namespace {

/// Collects the steps of a playout.
struct StepCollector {
  Record* record;
  void threw(Seat seat, std::uint32_t die) const {
    record->draw.push_back({.seat = seat, .die = static_cast<std::uint8_t>(die)});
  }
  void begins(const Position& position) const { record->begins = position; }
  void rolls(const Position& /*before*/, Roll roll) const { record->steps.emplace_back(roll); }
  void rolled(const Position& /*after*/) {}
  void acts(const Position& /*before*/, Action action) const { record->steps.emplace_back(action); }
  void acted(const Position& /*after*/, Action /*action*/, Captured /*captured*/) {}
  void awaits_roll(const Position& /*position*/) {}
};

/// The same, and every position that awaits a roll.
struct PositionHasher : StepCollector {
  Fingerprint* fingerprint;
  void awaits_roll(const Position& position) const { fingerprint->add(position); }
};

}  // namespace

Record record_game(Record opening, const GameSetup& setup) {
  opening.dice = counter_dice(setup.seed, setup.game);
  opening.closed = true;
  StepCollector collector{&opening};
  with_fastest_source(opening.named.rules, [&](const auto& source) { play_random_game(source, setup, collector); });
  return opening;
}

Record record_given_game(Record opening, const GameSetup& setup, Fingerprint& fingerprint) {
  opening.dice = counter_dice(setup.seed, setup.game);
  opening.closed = true;
  PositionHasher hasher{{&opening}, &fingerprint};
  play_random_game(Given(opening.named.rules), setup, hasher);
  return opening;
}

Record record_game(Record opening, const GameSetup& setup, const DiceSeed& seed) {
  const Digest committed = commitment(seed, terms_of(opening));
  opening.dice = {.scheme = DiceScheme::hash, .run = 0, .game = 0, .commitment = committed, .seed = seed};
  opening.closed = true;
  StepCollector collector{&opening};
  HashRandom dice(seed, committed);
  GameRandom random(setup.seed, setup.game);
  play_random_game(Given(opening.named.rules), setup, dice, random, collector);
  return opening;
}

Record record_game(Record opening, const GameSetup& setup, SeatedPlay& players, const std::optional<DiceSeed>& seed) {
  opening.closed = true;
  StepCollector collector{&opening};
  const Given source(opening.named.rules);
  if (seed) {
    const Digest committed = commitment(*seed, terms_of(opening));
    opening.dice = {.scheme = DiceScheme::hash, .run = 0, .game = 0, .commitment = committed, .seed = seed};
    HashRandom dice(*seed, committed);
    play_game(source, setup, dice, players, collector);
  } else {
    opening.dice = counter_dice(setup.seed, setup.game);
    GameRandom dice(setup.seed, setup.game);
    play_game(source, setup, dice, players, collector);
  }
  return opening;
}

bool all_play_at_random(const Record& record) {
  return std::ranges::all_of(record.seats, [](const RecordedSeat& seat) { return seat.kind == random_kind; });
}

std::optional<Error> fault_of_counter_dice(const Record& record) {
  const GameSetup setup{.seats = record.begins.playing,
                        .until = record.begins.play_on ? Until::places : Until::first,
                        .seed = record.dice.run,
                        .game = record.dice.game};
  Record opening;
  opening.named = record.named;
  Fingerprint unused;
  return first_difference(record, record_given_game(std::move(opening), setup, unused));
}

}  // namespace salida

// A game is its record: who played by which rules, where the dice came from, every roll and every action. Everything
// else (positions, places, luck) is derived from it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/names.hpp"
#include "core/play.hpp"
#include "core/position.hpp"
#include "core/questions.hpp"
#include "core/rules.hpp"
#include "dice/hash_random.hpp"
#include "notation/catalogue.hpp"
#include "record/seat_changes.hpp"

namespace salida {

inline constexpr int record_format = 1;

/// Marks the end of a line that was cut off, when another game is added to its file.
inline constexpr char cut_mark = '~';

struct RecordedSeat {
  Seat seat = 0;
  std::string kind;  // "person", or a bot's name
  std::string name;  // may be empty
  std::string word;  // what the player added to the commitment; may be empty
  friend bool operator==(const RecordedSeat&, const RecordedSeat&) = default;
};

enum class DiceScheme : std::uint8_t {
  hand,     // thrown at a table: nothing can be computed again
  counter,  // the simulator's: from the run's seed and the game's number (dice/game_random.hpp)
  hash,     // from a secret seed, to which the record commits before the first roll (dice/hash_random.hpp)
};
template <>
inline constexpr auto names_of<DiceScheme> = named<DiceScheme>(
    {{DiceScheme::hand, "hand"}, {DiceScheme::counter, "philox4x32"}, {DiceScheme::hash, "hmac-sha256"}});

struct RecordedDice {
  DiceScheme scheme = DiceScheme::hand;
  std::uint64_t run = 0;         // counter: the run's seed...
  std::uint64_t game = 0;        // ...and the game's number
  Digest commitment{};           // hash: before the first roll...
  std::optional<DiceSeed> seed;  // ...and what it committed to, once the game is over
  friend bool operator==(const RecordedDice&, const RecordedDice&) = default;
};

/// The dice of the simulator's game of that number.
[[nodiscard]] inline RecordedDice counter_dice(std::uint64_t run, std::uint64_t game) {
  return {.scheme = DiceScheme::counter, .run = run, .game = game, .commitment = {}, .seed = {}};
}

/// One die, to see who begins.
struct DrawThrow {
  Seat seat = 0;
  std::uint8_t die = 0;
  friend bool operator==(DrawThrow, DrawThrow) = default;
};

/// A game is a list of steps: a roll of the dice, or an action.
using Step = std::variant<Roll, Action>;

struct RecordComment {
  std::size_t steps = 0;  // how many steps come before it
  std::string text;
  friend bool operator==(const RecordComment&, const RecordComment&) = default;
};

struct Record {
  NamedRules named{};
  std::string event;  // what the game was for; may be empty, like the date
  std::string date;   // 2026-11-15
  std::vector<RecordedSeat> seats;
  RecordedDice dice{};
  bool from_position = false;   // the game begins with `begins`, not with everything in its nest
  std::vector<DrawThrow> draw;  // A1: the throws for who begins, if the rules have them
  Position begins{};
  std::vector<Step> steps;
  std::vector<RecordComment> comments;
  std::vector<SeatChange> changes;  // who sat in for whom, and who resigned
  bool closed = false;              // its result is written: nothing may follow
  friend bool operator==(const Record&, const Record&) = default;
};

[[nodiscard]] inline Position after(const Rules& rules, const Position& position, const Step& step) {
  if (const Roll* const roll = std::get_if<Roll>(&step)) return after_roll(rules, position, *roll);
  return after(rules, position, *std::get_if<Action>(&step));
}

/// Seats as people and texts count them, from 1.
[[nodiscard]] inline std::vector<int> numbers_of(const SeatList& seats) {
  std::vector<int> numbers;
  for (const Seat seat : seats) numbers.push_back(seat + 1);
  return numbers;
}

}  // namespace salida

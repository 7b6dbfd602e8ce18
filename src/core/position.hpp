// A position is everything that the rest of a game depends on, in one cache line: copy it, there is no undo.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/board.hpp"
#include "core/names.hpp"

namespace salida {

enum class Phase : std::uint8_t {
  roll,   // the dice of `turn` are awaited; a missed capture may be called
  play,   // `turn` plays its roll
  atone,  // `offender` was called and gives up a guilty piece
  over,
};
template <>
inline constexpr auto names_of<Phase> =
    named<Phase>({{Phase::roll, "roll"}, {Phase::play, "play"}, {Phase::atone, "atone"}, {Phase::over, "over"}});

/// One die or two; `second` is 0 where one die is thrown.
struct Roll {
  std::uint8_t first = 0;
  std::uint8_t second = 0;
  [[nodiscard]] constexpr bool is_double() const { return first == second; }
  friend constexpr bool operator==(Roll, Roll) = default;
};

/// The dice not yet played: a list of up to four values. Read and written as one word: a processor waits where a read
/// gathers several writes.
class DiceLeft {
 public:
  constexpr DiceLeft() = default;
  constexpr explicit DiceLeft(unsigned first) : DiceLeft(first, 0, 0, 0) {}
  constexpr DiceLeft(unsigned first, unsigned second) : DiceLeft(first, second, 0, 0) {}
  constexpr DiceLeft(unsigned first, unsigned second, unsigned third, unsigned fourth)
      : DiceLeft(Word{first | (second << 8U) | (third << 16U) | (fourth << 24U)}) {}

  [[nodiscard]] constexpr unsigned operator[](int k) const {
    return (word() >> (8U * static_cast<unsigned>(k))) & 255U;
  }
  [[nodiscard]] constexpr bool empty() const { return word() == 0; }
  [[nodiscard]] constexpr int size() const { return (39 - std::countl_zero(word())) / 8; }
  [[nodiscard]] constexpr unsigned sum() const { return (word() * each_byte) >> 24U; }
  [[nodiscard]] constexpr bool has(unsigned value) const { return bits_at(value) != 0; }
  /// Without one die of that value, which is there.
  [[nodiscard]] constexpr DiceLeft without(unsigned value) const {
    const std::uint32_t found = bits_at(value);
    const std::uint32_t before = ((found & (0U - found)) / 128U) - 1U;  // the bits of the dice before it
    return DiceLeft(Word{(word() & before) | ((word() >> 8U) & ~before)});
  }
  friend constexpr bool operator==(const DiceLeft&, const DiceLeft&) = default;

 private:
  struct Word {
    std::uint32_t word;
  };
  constexpr explicit DiceLeft(Word dice) : values_(std::bit_cast<std::array<std::uint8_t, 4>>(dice.word)) {}
  [[nodiscard]] constexpr std::uint32_t word() const { return std::bit_cast<std::uint32_t>(values_); }

  /// The top bit of the byte of the first die of that value, and of some that follow.
  [[nodiscard]] constexpr std::uint32_t bits_at(unsigned value) const {
    const std::uint32_t apart = word() ^ (value * each_byte);
    return (apart - each_byte) & ~apart & (each_byte * 128U);
  }

  static constexpr std::uint32_t each_byte = 0x0101'0101U;
  std::array<std::uint8_t, 4> values_{};
};

using Hand = std::array<Place, max_pieces>;

struct Position {
  // Places of the pieces of each seat. Sorted while a roll is awaited; during a roll the mover's keep their index.
  // With fewer than four pieces each, the others stand in the goal from the beginning; absent seats stand in the nest.
  std::array<Hand, max_seats> pieces{};
  std::array<std::uint8_t, max_seats> stood{};  // two bits a piece: its blockade's age in the owner's turns
  std::uint32_t finished = 0;                   // seats that are home, counted from 1, the first in the lowest nibble
  Seats playing = 0;                            // who plays
  Seat turn = 0;
  Phase phase = Phase::roll;
  bool play_on = false;          // for places, after the first player is home
  std::uint8_t doubles = 0;      // repeats so far in this turn, where there is a limit
  std::uint8_t tries = 0;        // rolls missed in this turn with everything in the nest
  Place last = 0;                // P11: where the piece stands that the next repeat sends home
  std::uint8_t first_fives = 0;  // P5: a bit for each seat that has had its first five
  std::uint8_t latecomers = 0;   // P6, D8: a bit for each seat: of two rivals on its start, the one with
                                 // the higher seat came last
  Seat offender = 0;             // M10: who missed a capture...
  std::uint8_t guilty = 0;       // ...and which of its pieces could have made it

  // The roll that is being played. Its bits fill whole bytes, so that they are cleared without a look at what they
  // were.
  DiceLeft dice{};
  std::uint8_t captures_owed : 5 = 0;  // rewards earned and not yet played
  std::uint8_t goals_owed : 3 = 0;
  std::uint8_t walked : 4 = 0;     // pieces that may not take the other die
  std::uint8_t openers : 4 = 0;    // P13, D6: pieces of blockades, while the duty to open is not done
  std::uint8_t capturers : 4 = 0;  // M10: pieces that could capture with this roll
  std::uint8_t apart : 3 = 0;      // A10: bit k: pieces k and k+1 stood in one blockade
  bool must_win : 1 = false;       // only a play that brings the last piece home is legal now
  std::uint8_t freed : 3 = 0;      // pieces freed by this double
  bool repeats : 1 = false;        // another roll follows
  bool captured : 1 = false;
  bool passed : 1 = false;  // a piece went past its door
  bool breaks : 1 = false;  // A13: rivals' blockades do not hold
  bool nested : 1 = false;  // everything was in the nest at the roll, and still is
  bool crowns = false;      // the roll sends a piece of the player's choice to the goal

  friend constexpr bool operator==(const Position&, const Position&) = default;
};

static_assert(sizeof(Position) <= 64, "a position fits in one cache line");

enum class ActionKind : std::uint8_t {
  enter,   // out of the nest, as many as one choice brings out
  walk,    // a piece by one die
  jump,    // a piece by the sum of both dice, landing once
  reward,  // a piece by a reward
  stop,    // no more pieces freed, no more rewards taken
  crown,   // a piece straight into the goal
  call,    // a seat points out a missed capture
  atone,   // the guilty piece that goes to the nest
};
template <>
inline constexpr auto names_of<ActionKind> = named<ActionKind>({{ActionKind::enter, "enter"},
                                                                {ActionKind::walk, "walk"},
                                                                {ActionKind::jump, "jump"},
                                                                {ActionKind::reward, "reward"},
                                                                {ActionKind::stop, "stop"},
                                                                {ActionKind::crown, "crown"},
                                                                {ActionKind::call, "call"},
                                                                {ActionKind::atone, "atone"}});

struct Action {
  ActionKind kind = ActionKind::stop;
  std::uint8_t piece = 0;     // its index in the hand; a call has none, and keeps its caller here
  std::uint8_t pips : 7 = 0;  // the die, the sum or the reward
  bool must_win : 1 = false;  // it uses too few dice: legal only where the play brings the last piece home
  Place to = 0;

  /// M10: that seat points out a missed capture.
  [[nodiscard]] static constexpr Action call_by(Seat seat) { return {.kind = ActionKind::call, .piece = seat}; }
  /// Of a call: the seat that calls.
  [[nodiscard]] constexpr Seat caller() const { return piece; }
  friend constexpr bool operator==(Action, Action) = default;
};

// Lists are made by the million: a union keeps the compiler from writing actions that nobody has added.
// NOLINTBEGIN(*-union-access, *-member-init, *-equals-default, readability-identifier-naming)
/// Four pieces by two dice, the sum and two rewards, each along two ways, one that comes out and one that stops: 42.
class ActionList {
 public:
  static constexpr unsigned capacity = 48;
  constexpr ActionList() {}
  constexpr void add(Action action) { items_[size_++] = action; }
  constexpr void shorten(unsigned size) { size_ = size; }
  [[nodiscard]] constexpr unsigned size() const { return size_; }
  [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
  [[nodiscard]] constexpr Action operator[](unsigned k) const { return items_[k]; }
  [[nodiscard]] constexpr Action& operator[](unsigned k) { return items_[k]; }
  [[nodiscard]] constexpr const Action* begin() const { return items_.data(); }
  [[nodiscard]] constexpr const Action* end() const { return items_.data() + size_; }

 private:
  union {
    std::array<Action, capacity> items_;
  };
  unsigned size_ = 0;
};
// NOLINTEND(*-union-access, *-member-init, *-equals-default, readability-identifier-naming)

}  // namespace salida

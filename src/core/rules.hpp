// The rules of one game, as data. Every field answers one question that a player would ask; fields.hpp has the numbers
// of the rulebook that it holds. A field that cannot matter stands at its neutral value (0, false, none).
#pragma once

#include <cstdint>

namespace salida {

enum class TurnOrder : std::uint8_t { with_travel, against_travel };
enum class FirstPlayer : std::uint8_t { seat_1, random, lowest_roll, highest_roll };
enum class Together : std::uint8_t { none, jump, steps };
enum class EntryOn : std::uint8_t { doubles, five, five_or_sum };
enum class EntryDuty : std::uint8_t { choice, forced };
enum class ThenMove : std::uint8_t { nobody, another, anyone };
enum class OnStart : std::uint8_t { all_captured, captured_when_full };
enum class RewardTime : std::uint8_t { none, at_once, any_time, after_dice };
enum class RewardDuty : std::uint8_t { none, forced, choice };
enum class Penalty : std::uint8_t { none, farthest_to_nest, last_moved_to_nest, piece_to_goal };
enum class Passing : std::uint8_t { never, by_choice, by_duty };
enum class Overshoot : std::uint8_t { stays, bounces };
enum class Until : std::uint8_t { first, places };

struct BoardRules {
  std::uint8_t arms = 4;                     // of the board: 4, 6 or 8
  std::uint8_t pieces = 4;                   // of each seat
  TurnOrder turns = TurnOrder::with_travel;  // which way turns pass
  FirstPlayer first = FirstPlayer::seat_1;   // who begins
  std::uint8_t outside = 0;                  // pieces that begin on the start
  friend constexpr bool operator==(const BoardRules&, const BoardRules&) = default;
};

struct DiceRules {
  std::uint8_t count = 2;              // with one die a six repeats the turn, with two a double
  Together together = Together::jump;  // both dice on one piece
  bool six_is_seven = false;           // with an empty nest
  bool undersides = false;             // a double with an empty nest gives four moves
  bool one_at_the_end = false;         // for the last piece, within six of the goal
  friend constexpr bool operator==(const DiceRules&, const DiceRules&) = default;
};

struct EntryRules {
  EntryOn on = EntryOn::doubles;             // what brings a piece out
  bool five_six = false;                     // 5-6 counts as a double to come out
  EntryDuty duty = EntryDuty::choice;        // whether it must come out
  std::uint8_t tries = 1;                    // rolls while everything is in the nest
  std::uint8_t most = 1;                     // pieces that a double frees
  std::uint8_t most_high = 1;                // pieces that 1-1 and 6-6 free
  ThenMove then_move = ThenMove::nobody;     // who takes one die after exactly one was freed
  std::uint8_t first_five = 1;               // pieces that a player's first five brings out
  OnStart on_start = OnStart::all_captured;  // rivals on the start when a piece comes out
  bool blockade_holds = false;               // a rival's blockade on the start keeps pieces in
  friend constexpr bool operator==(const EntryRules&, const EntryRules&) = default;
};

struct CrowdRules {
  std::uint8_t limit = 0;           // most pieces on a square; 0: any number
  bool blockades = false;           // two of one colour stop everybody
  bool share_safe = true;           // two colours on a safe square
  bool repeat_opens = false;        // a roll that repeats must open a blockade
  bool keep_apart = false;          // on a double the two of a blockade may not meet again
  bool one_one_breaks = false;      // against 1-1 rivals' blockades do not hold
  std::uint8_t blockade_turns = 0;  // turns that a blockade may stand; 0: any number
  friend constexpr bool operator==(const CrowdRules&, const CrowdRules&) = default;
};

struct CaptureRules {
  bool calling = false;      // a missed capture may be called
  std::uint8_t reward = 0;   // squares that a capture earns
  bool reward_each = false;  // one reward for each piece captured at once
  friend constexpr bool operator==(const CaptureRules&, const CaptureRules&) = default;
};

struct GoalRules {
  Passing passing = Passing::never;        // round again instead of into the column
  Overshoot overshoot = Overshoot::stays;  // what a count beyond the goal does
  std::uint8_t reward = 0;                 // squares that a piece in the goal earns
  Until until = Until::first;              // when the game ends
  friend constexpr bool operator==(const GoalRules&, const GoalRules&) = default;
};

struct RewardRules {
  RewardTime time = RewardTime::none;  // when rewards are played
  RewardDuty duty = RewardDuty::none;  // whether they must be
  friend constexpr bool operator==(const RewardRules&, const RewardRules&) = default;
};

struct RepeatRules {
  std::uint8_t limit = 0;           // the repeat that is not played; 0: no limit
  Penalty penalty = Penalty::none;  // what it costs
  friend constexpr bool operator==(const RepeatRules&, const RepeatRules&) = default;
};

struct Rules {
  BoardRules board{};
  DiceRules dice{};
  EntryRules entry{};
  CrowdRules crowd{};
  CaptureRules capture{};
  GoalRules goal{};
  RewardRules reward{};
  RepeatRules repeat{};
  friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

}  // namespace salida

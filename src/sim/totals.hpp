// The counts over many games. They are all sums of whole numbers, so that totals can be added in any order, whichever
// thread played which game, and kept in a file between two halves of a run.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "core/board.hpp"
#include "core/names.hpp"

namespace salida {

/// What is counted for each seat in each game.
enum class Statistic : std::uint8_t {
  turns,  // all the rolls of one seat until another seat's
  rolls,
  captures,        // pieces captured by landing
  start_captures,  // pieces captured by leaving the nest
  suffered,        // own pieces that were captured
  exits,           // pieces that left the nest
  rewards,         // rewards played
  penalties,       // pieces sent to the nest by the repeat that is not played
  missed,          // rolls that could have captured and did not, if such a miss may be called
  calls,           // misses that the seat called
  idle_rolls,      // rolls that nothing could be played with
  nest_turns,      // turns begun with everything in the nest
};
template <>
inline constexpr auto names_of<Statistic> = named<Statistic>({{Statistic::turns, "turns"},
                                                              {Statistic::rolls, "rolls"},
                                                              {Statistic::captures, "captures"},
                                                              {Statistic::start_captures, "start_captures"},
                                                              {Statistic::suffered, "suffered"},
                                                              {Statistic::exits, "exits"},
                                                              {Statistic::rewards, "rewards"},
                                                              {Statistic::penalties, "penalties"},
                                                              {Statistic::missed, "missed"},
                                                              {Statistic::calls, "calls"},
                                                              {Statistic::idle_rolls, "idle_rolls"},
                                                              {Statistic::nest_turns, "nest_turns"}});
inline constexpr std::size_t statistics = names_of<Statistic>.size();

/// The sum of a number over games, and of its square.
struct Moments {
  std::uint64_t sum = 0;
  std::uint64_t squares = 0;
  void add(std::uint64_t number) {
    sum += number;
    squares += number * number;
  }
};

/// Lengths of games in turns: one bin for each length below `exact`, then one for every hundred.
struct Lengths {
  static constexpr unsigned exact = 2'000;
  static constexpr unsigned step = 100;
  static constexpr unsigned bins = exact + 1'000;  // a game has at most 100,000 rolls
  std::array<std::uint64_t, bins> counts{};

  [[nodiscard]] static constexpr unsigned bin_of(std::uint32_t turns) {
    if (turns < exact) return turns;
    const unsigned bin = exact + ((turns - exact) / step);
    return bin < bins ? bin : bins - 1;
  }
  [[nodiscard]] static constexpr unsigned lowest_of(unsigned bin) {
    return bin < exact ? bin : exact + ((bin - exact) * step);
  }
};

inline constexpr unsigned lead_scale = 10'000;    // lead_from is in 10,000ths of a game's turns
inline constexpr unsigned choices_scale = 1'000;  // choices_a_decision is in 1,000ths

struct Totals {
  static constexpr std::size_t places = 160;  // enough for the longest way, on eight arms

  std::uint64_t games = 0;
  std::uint64_t unfinished = 0;
  std::array<Moments, statistics> game{};  // all seats together
  std::array<std::array<Moments, statistics>, max_seats> seat{};
  std::array<std::array<std::uint64_t, max_seats>, max_seats> places_of{};  // [seat][place - 1]
  std::array<std::uint64_t, max_seats> wins_in_order{};                     // of the seat that rolled first, second...
  Lengths lengths{};
  Moments lead_changes{};
  Moments lead_from{};  // of finished games: when the winner took the lead for good
  // Choices are counted only in some games, but there at every decision.
  std::uint64_t choice_games = 0;
  std::uint64_t decisions = 0;
  std::uint64_t choices = 0;
  Moments choices_a_decision{};
  std::array<std::array<std::uint64_t, places>, max_seats> visits{};    // pieces of that seat that landed there
  std::array<std::array<std::uint64_t, places>, max_seats> captures{};  // pieces that they captured there

  using Words = std::array<std::uint64_t, (2 * (statistics + (max_seats * statistics))) + (max_seats * max_seats) +
                                              max_seats + Lengths::bins + 11 + (2 * max_seats * places)>;
  [[nodiscard]] Words words() const { return std::bit_cast<Words>(*this); }

  void add(const Totals& other) {
    Words sums = words();
    const Words more = other.words();
    for (std::size_t k = 0; k < sums.size(); ++k) sums[k] += more[k];
    *this = std::bit_cast<Totals>(sums);
  }
};

static_assert(sizeof(Totals) == sizeof(Totals::Words) && std::is_trivially_copyable_v<Totals>);
static_assert(Board{.arms = max_seats}.goal() < Totals::places);

}  // namespace salida

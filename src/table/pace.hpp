// How fast a game goes on by itself: one table of pauses for the terminal, the page and whatever else shows a game.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/names.hpp"

namespace salida {

enum class Pace : std::uint8_t { slow, normal, fast, none };
template <>
inline constexpr auto names_of<Pace> =
    named<Pace>({{Pace::slow, "slow"}, {Pace::normal, "normal"}, {Pace::fast, "fast"}, {Pace::none, "none"}});
inline constexpr int paces = static_cast<int>(names_of<Pace>.size());

/// What goes on if nobody does anything.
enum class ByItself : std::uint8_t {
  nothing,
  bot_acts,     // a bot throws, plays or gives up a piece
  forced_move,  // a person has one thing to do
  calls_end,    // M10: the time to call is over
};

template <>
inline constexpr auto names_of<ByItself> = named<ByItself>({{ByItself::nothing, "nothing"},
                                                            {ByItself::bot_acts, "bot_acts"},
                                                            {ByItself::forced_move, "forced_move"},
                                                            {ByItself::calls_end, "calls_end"}});

struct PaceTimes {
  Pace pace{};
  std::chrono::milliseconds bot;     // before each thing that a bot does
  std::chrono::milliseconds forced;  // before a forced move
  std::chrono::milliseconds calls;   // that people have to call; never a hint whether anything was missed
};

// clang-format off
inline constexpr std::array<PaceTimes, paces> pace_times{{
    {.pace = Pace::slow,   .bot = std::chrono::milliseconds(1400), .forced = std::chrono::milliseconds(700), .calls = std::chrono::milliseconds(5000)},
    {.pace = Pace::normal, .bot = std::chrono::milliseconds(600),  .forced = std::chrono::milliseconds(300), .calls = std::chrono::milliseconds(3000)},
    {.pace = Pace::fast,   .bot = std::chrono::milliseconds(150),  .forced = std::chrono::milliseconds(75),  .calls = std::chrono::milliseconds(2000)},
    {.pace = Pace::none,   .bot = std::chrono::milliseconds(0),    .forced = std::chrono::milliseconds(0),   .calls = std::chrono::milliseconds(1000)},
}};
// clang-format on

[[nodiscard]] constexpr const PaceTimes& times_of(Pace pace) { return pace_times[static_cast<std::size_t>(pace)]; }
static_assert([] {
  for (std::size_t k = 0; k < pace_times.size(); ++k)
    if (times_of(static_cast<Pace>(k)).pace != static_cast<Pace>(k)) return false;
  return true;
}());

/// How long until it happens by itself; nothing where somebody has to act.
[[nodiscard]] constexpr std::optional<std::chrono::milliseconds> pause_before(ByItself what, Pace pace) {
  switch (what) {
    case ByItself::nothing: return std::nullopt;
    case ByItself::bot_acts: return times_of(pace).bot;
    case ByItself::forced_move: return times_of(pace).forced;
    case ByItself::calls_end: break;
  }
  return times_of(pace).calls;
}

}  // namespace salida

// Ranks everything that a seat can do in a position by its chance to win.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "advice/outlook.hpp"
#include "advice/trials.hpp"
#include "core/names.hpp"
#include "sim/outcomes.hpp"

namespace salida {

/// How chances were found.
enum class Method : std::uint8_t {
  certain,  // it is won
  exact,    // from a table of solved endings
  sight,    // by the evaluation, looking a roll ahead
  trials,   // played on many times
};
template <>
inline constexpr auto names_of<Method> = named<Method>(
    {{Method::certain, "certain"}, {Method::exact, "exact"}, {Method::sight, "sight"}, {Method::trials, "trials"}});

struct Verdict {
  Outcome outcome{};
  Chances chances{};
  Chances error{};     // by trials, half the width of the 95 % interval; at sight, what looking a roll ahead changed
  Estimated behind{};  // the best play, in the chance of the seat that decides
  Method method = Method::sight;
};

/// Judges an outcome whose position awaits a roll or is over.
[[nodiscard]] Verdict verdict_at_sight(Outlook& outlook, Outcome outcome);

/// Judges everything that the seat to act can do with the rest of its roll; the best first.
[[nodiscard]] std::vector<Verdict> verdicts_at_sight(const Rules& rules, Outlook& outlook, const Position& rolled,
                                                     Seat seat);

/// Returns the indexes of those worth trying: not exact, and not far behind the best. Empty if the best is settled.
[[nodiscard]] std::vector<std::size_t> contenders(std::span<const Verdict> verdicts, Seat seat);

/// Replaces the chances at sight of those in `tried` by what the trials found, and ranks all again.
void take_over(std::vector<Verdict>& verdicts, std::span<const std::size_t> tried, const Trials& trials, Seat seat);

}  // namespace salida

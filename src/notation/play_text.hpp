// Rolls, actions and plays as people write them. Squares are those of the seat that acts:
//
//   n-5  out of the nest      10-13  by one die      10=17  by the sum      13+33  by a reward      10-13x  captures
//   .    stops                10^g   crowned         call3  seat 3 calls    13!n   atones
//
// Of several pieces on one square the second, third and fourth have a letter: 12b-14. Where one action could be done
// with two dice, the pips follow: h6-h7:3.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/position.hpp"
#include "core/rules.hpp"
#include "notation/result.hpp"

namespace salida {

/// "5-3", or "5" for one die.
[[nodiscard]] std::string to_text(Roll roll);
Result<Roll> parse_roll(std::string_view text);

/// An action that is legal in that position.
[[nodiscard]] std::string to_text(const Rules& rules, const Position& position, Action action);

/// Whether its text ends in the pips, as :3: bouncing at the goal, a piece may come to one square by two dice or two
/// rewards.
[[nodiscard]] bool needs_pips(const Rules& rules, const Position& position, Action action);

/// Whether a legal action sends a rival to its nest.
[[nodiscard]] bool captures(const Rules& rules, const Position& position, Action action);

/// The legal action that the text means. The marks of captures may be left out, and the letter where it is the first
/// piece that may do so.
Result<Action> parse_action(const Rules& rules, const Position& position, std::string_view text);

/// The actions that play a roll, from the position after it was thrown, one word each; "-" where there was no choice.
[[nodiscard]] std::string play_text(const Rules& rules, Position position, std::span<const Action> play);

/// A whole play: it goes on until nobody has to act.
Result<std::vector<Action>> parse_play(const Rules& rules, Position position, std::string_view text);

}  // namespace salida

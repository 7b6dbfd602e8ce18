// Reads and writes rolls, actions and plays. Nest, column and goal are those of the seat that acts:
//
//   n-5  out of the nest      10-13  by one die      10=17  by the sum      13+33  by a reward      10-13x  captures
//   .    stops                10^g   crowned         call3  seat 3 calls    13!n   atones
//
// If several pieces stand on one square, the second, third and fourth have a letter: 12b-14. If either of two dice
// could do the same, the pips follow: h6-h7:3.
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

/// Writes an action that is legal in that position.
[[nodiscard]] std::string to_text(const Rules& rules, const Position& position, Action action);

/// Returns true if the action's text has to end in the pips, as in :3. If pieces bounce at the goal, two dice or two
/// rewards can bring a piece to the same square.
[[nodiscard]] bool needs_pips(const Rules& rules, const Position& position, Action action);

/// Returns true if this legal action sends a rival to its nest.
[[nodiscard]] bool captures(const Rules& rules, const Position& position, Action action);

/// Returns the first legal action that fits the text; the letter, the x and the pips may be left out.
Result<Action> parse_action(const Rules& rules, const Position& position, std::string_view text);

/// Writes the actions that play a roll, one word each, from the position after the throw; "-" if there are none.
[[nodiscard]] std::string play_text(const Rules& rules, Position position, std::span<const Action> play);

/// Reads a whole play. It is an error if somebody still has to act at its end.
Result<std::vector<Action>> parse_play(const Rules& rules, Position position, std::string_view text);

}  // namespace salida

// Derives what happened, for people, from the position before, the roll or action, and the position after. There are no
// words here, and the engine keeps nothing for it.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/position.hpp"
#include "core/rules.hpp"

namespace salida {

enum class EventKind : std::uint8_t {
  threw_for_first,     // seat, pips: one die, to see who begins
  begins,              // seat
  rolled,              // seat, roll; dice: what it counts for, if not what the dice show (P10, A6)
  entered,             // seat, count, captured
  walked,              // seat, from, to, pips, captured: by one die or by both
  reward_played,       // seat, from, to, pips, captured
  crowned,             // seat, from, to
  blockade_formed,     // seat, to
  blockade_opened,     // seat, from
  reward_earned,       // seat, pips, count
  reward_lost,         // seat, pips, count: no piece could take it
  reward_declined,     // seat, pips, count
  dice_lost,           // seat, dice: no piece could take them
  stopped,             // seat: no more pieces freed, or no piece taken past its door
  stayed_in_nest,      // seat, count: the number of the roll in this turn (M2, S14)
  could_not_move,      // seat
  repeated_too_often,  // seat, count: this roll is not played (M7, P11, D3)
  penalised,           // seat, from, to
  spared,              // seat: nothing to lose
  called,              // seat, other: who missed a capture (M10)
  called_in_vain,      // seat: nothing was missed. Made by a table, not by the engine
  atoned,              // seat, from, to
  rolls_again,         // seat
  turn_passes,         // seat: who is next
  finished,            // seat, count: its place
  came_last,           // seat, count: the only seat left (P14)
  won,                 // seat: the game is over
  left_unfinished,     // too many rolls. Made by whoever counts them, not by the engine
  bot_sits_in,         // seat: a bot plays for it from now on. Comes from the record, as do the next three
  person_back,         // seat: its person plays again
  resigned,            // seat
  won_by_resignation,  // seat: everybody else has resigned
};

template <>
inline constexpr auto names_of<EventKind> = named<EventKind>({{EventKind::threw_for_first, "threw_for_first"},
                                                              {EventKind::begins, "begins"},
                                                              {EventKind::rolled, "rolled"},
                                                              {EventKind::entered, "entered"},
                                                              {EventKind::walked, "walked"},
                                                              {EventKind::reward_played, "reward_played"},
                                                              {EventKind::crowned, "crowned"},
                                                              {EventKind::blockade_formed, "blockade_formed"},
                                                              {EventKind::blockade_opened, "blockade_opened"},
                                                              {EventKind::reward_earned, "reward_earned"},
                                                              {EventKind::reward_lost, "reward_lost"},
                                                              {EventKind::reward_declined, "reward_declined"},
                                                              {EventKind::dice_lost, "dice_lost"},
                                                              {EventKind::stopped, "stopped"},
                                                              {EventKind::stayed_in_nest, "stayed_in_nest"},
                                                              {EventKind::could_not_move, "could_not_move"},
                                                              {EventKind::repeated_too_often, "repeated_too_often"},
                                                              {EventKind::penalised, "penalised"},
                                                              {EventKind::spared, "spared"},
                                                              {EventKind::called, "called"},
                                                              {EventKind::called_in_vain, "called_in_vain"},
                                                              {EventKind::atoned, "atoned"},
                                                              {EventKind::rolls_again, "rolls_again"},
                                                              {EventKind::turn_passes, "turn_passes"},
                                                              {EventKind::finished, "finished"},
                                                              {EventKind::came_last, "came_last"},
                                                              {EventKind::won, "won"},
                                                              {EventKind::left_unfinished, "left_unfinished"},
                                                              {EventKind::bot_sits_in, "bot_sits_in"},
                                                              {EventKind::person_back, "person_back"},
                                                              {EventKind::resigned, "resigned"},
                                                              {EventKind::won_by_resignation, "won_by_resignation"}});
inline constexpr int event_kinds = static_cast<int>(names_of<EventKind>.size());

struct Event {
  EventKind kind = EventKind::begins;
  Seat seat = 0;
  Seat other = 0;
  Roll roll{};
  DiceLeft dice{};
  std::uint8_t pips = 0;
  std::uint8_t count = 0;
  Place from = 0;  // as `seat` counts its way
  Place to = 0;
  std::array<std::uint8_t, max_seats> captured{};  // how many pieces of each seat went to their nest
  friend constexpr bool operator==(const Event&, const Event&) = default;
};

/// after == after_roll(rules, before, roll).
[[nodiscard]] std::vector<Event> events_of(const Rules& rules, const Position& before, Roll roll,
                                           const Position& after);

/// after == after(rules, before, action). A missed capture is no event: it would give away that a call pays.
[[nodiscard]] std::vector<Event> events_of(const Rules& rules, const Position& before, Action action,
                                           const Position& after);

}  // namespace salida

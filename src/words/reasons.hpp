// The catalogue of reasons why something may not be done: the rule that forbids it, and a sentence in both languages.
#pragma once

#include <cstdint>
#include <string_view>

#include "words/language.hpp"

namespace salida {

enum class Reason : std::uint8_t {
  // No rule speaks of it
  no_action,  // the text is no action
  needless_pips,
  no_die,  // no die shows that
  unexplained,

  // Not now
  game_is_over,
  awaits_dice,
  plays_a_roll,
  atones_first,
  not_played,  // M7, P11, D3
  crowns_first,
  no_crown,
  nothing_left,

  // Calls
  no_calling,
  calls_too_late,
  nothing_missed,
  own_miss,
  does_not_play,
  nobody_called,
  not_guilty,

  // Which piece
  nobody_there,
  nobody_in_nest,
  too_few_there,
  rivals_piece,
  is_home,

  // How far
  backwards,
  other_pips,
  beyond_goal,
  not_a_die,
  no_die_left,
  one_jump,
  in_steps,
  one_die,
  one_die_left,
  not_the_sum,
  is_reward,
  six_is_seven,
  six_is_six,
  no_undersides,
  no_rewards,
  no_reward_owed,
  reward_is_whole,
  captures_nobody,

  // Out of the nest
  onto_start,
  reward_frees_nobody,
  dice_free_nobody,
  frees_no_more,
  start_is_full,
  start_is_blocked,
  captures_nobody_on_start,

  // What stands in the way
  must_turn_in,
  blockade_in_the_way,
  blockade_there,
  safe_with_rival,
  square_is_full,
  partners_meet,

  // What comes first, and who may
  must_come_out,
  reward_first,
  dice_first,
  freed_and_moves_nothing,
  freed_and_moves_one_die,
  just_freed,
  one_die_each,
  must_open,
  stood_too_long,

  // Duties
  must_win,
  frees_or_uses_both,
  most_dice,
  die_must_be_played,
  die_after_freeing,
  reward_must_be_played,
  writes_stop_for_rewards,
  writes_stop_for_nest,
  writes_stop_for_door,

  // Rolls
  rolls_two_dice,
  rolls_one_die,
  rolls_one_die_at_the_end,
};

inline constexpr int reasons = static_cast<int>(Reason::rolls_one_die_at_the_end) + 1;

struct ReasonWords {
  Reason reason;
  std::string_view field;    // the field of the rules that holds it; may be empty
  std::string_view numbers;  // rule numbers, if they are not those of the field
  std::string_view en;       // sentences with gaps
  std::string_view es;
};

[[nodiscard]] const ReasonWords& words_for(Reason reason);

/// The number of the rule that gives a reason: the one with the letter of the rule set, or else the first. Empty if no
/// rule does.
[[nodiscard]] std::string_view rule_number(Reason reason, char letter);

}  // namespace salida

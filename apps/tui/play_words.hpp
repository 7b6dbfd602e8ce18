// Keys, questions and messages of a game in the terminal, in both languages.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "table/pace.hpp"
#include "words/language.hpp"

namespace salida {

enum class PlayWord : std::uint8_t {
  keys_roll,   // a person is to roll
  keys_throw,  // ...with real dice
  keys_play,   // a person has to choose
  keys_watch,  // a bot plays
  keys_over,   // the game is over
  keys_paused,
  keys_calls,  // which key calls for whom: {}
  call_time,   // so many seconds are left to call: {}
  ask_why,     // why is a move not legal? typed so far: {}
  ask_dice,    // which dice were thrown? typed so far: {}
  ask_seat,    // whose seat goes to a bot, or back? {}
  ask_resign,  // {} gives up?
  is_legal,    // {} may be played
  why_rule,    // {} (the rule {})
  hint,        // {}
  nothing_to_undo,
  call_in_vain,  // {} called, but no capture was missed
  call_oneself,
  dice_again,  // a bot called first: the dice do not count
  bad_dice,    // two dice were expected, as in 53
  bad_die,
  bot_sits,     // a bot of level {} plays for {}
  person_sits,  // {} plays again
  resigned,     // {} gives up
  forced_on,
  forced_off,
  speed,      // {}
  no_person,  // the seat does not belong to a person
  saved,      // the game is in {}; how to resume it: {}
};
[[nodiscard]] std::string_view play_word(Language language, PlayWord word);

[[nodiscard]] std::vector<std::string> play_help(Language language, bool calling);

[[nodiscard]] std::string_view pace_words(Language language, Pace pace);

}  // namespace salida

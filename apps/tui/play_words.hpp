// What a game in the terminal says beside the game itself, in both languages.
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
  keys_throw,  // ...with dice of the table
  keys_play,   // a person has to choose
  keys_watch,  // a bot plays
  keys_over,   // the game is over
  keys_paused,
  keys_calls,  // who may call by which key: {}
  call_time,   // before a bot rolls: so many seconds
  ask_why,     // a move that somebody wonders about: {}
  ask_dice,    // what was thrown: {}
  ask_seat,    // whose seat goes to a bot or back: {}
  ask_resign,  // {} gives up?
  is_legal,    // {} may be played
  why_rule,    // {} (the rule {})
  hint,        // {}
  nothing_to_undo,
  call_in_vain,  // {} called
  call_oneself,
  dice_again,  // a bot called before they were thrown
  bad_dice,    // expected two dice, as in 53
  bad_die,
  bot_sits,     // a bot of level {} plays for {}
  person_sits,  // {} plays again
  resigned,     // {} gives up
  forced_on,
  forced_off,
  speed,      // {}
  no_person,  // no person's seat
  saved,      // the game is in {}; go on by...
};
[[nodiscard]] std::string_view play_word(Language language, PlayWord word);

[[nodiscard]] std::vector<std::string> play_help(Language language, bool calling);

[[nodiscard]] std::string_view pace_words(Language language, Pace pace);

}  // namespace salida

// A recorded game on the screen: from where somebody is in it to lines of text.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "record/record.hpp"
#include "tui/game_replay.hpp"
#include "tui/game_screen.hpp"
#include "tui/replay_words.hpp"
#include "view/seat_marks.hpp"
#include "words/language.hpp"

namespace salida {

/// What the screen shows beside the game.
struct ReplayStatus {
  GameNumber game{};
  std::optional<double> turns_a_second{};  // while it plays by itself
  std::string message{};                   // in place of the keys; may be empty
  std::string cut_off{};                   // at the end of the game: why there is no more of it; may be empty
};

[[nodiscard]] std::vector<std::string> replay_screen(const GameReplay& replay, const ReplayStatus& status,
                                                     Language language, TextStyle style, ScreenSize size);

}  // namespace salida

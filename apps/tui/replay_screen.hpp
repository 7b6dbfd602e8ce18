// Draws a recorded game on the screen, at the place where the replay is.
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

/// What the screen shows besides the game.
struct ReplayStatus {
  GameNumber game{};
  std::optional<double> turns_a_second{};  // while it plays automatically
  std::string message{};                   // shown instead of the keys; may be empty
  std::string cut_off{};                   // why the record ends early, shown at its end; may be empty
};

[[nodiscard]] std::vector<std::string> replay_screen(const GameReplay& replay, const ReplayStatus& status,
                                                     Language language, TextStyle style, ScreenSize size);

}  // namespace salida

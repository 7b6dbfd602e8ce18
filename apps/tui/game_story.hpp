// Tells the story of a game beside its board: who plays, and what happened, a line for each roll.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "record/record.hpp"
#include "tui/game_replay.hpp"
#include "tui/game_screen.hpp"
#include "view/seat_marks.hpp"
#include "words/language.hpp"

namespace salida {

/// Labels each seat with its player's name, if there is room for it.
[[nodiscard]] std::vector<SeatMark> marks_with_names(const Record& record, Language language);

/// Returns the story up to where the replay is, the newest line last, and about `most` lines of it. `cut_off` says why
/// a record ends early, and may be empty; std::nullopt means that the game goes on.
[[nodiscard]] std::vector<StoryLine> story_of(const GameReplay& replay, std::optional<std::string_view> cut_off,
                                              Language language, std::size_t most);

/// Says what the game is for, when it was, and who plays, as far as the record says: "Final. 2026-11-15. Red: Ana.
/// Blue: random."
[[nodiscard]] std::string opening_words(Language language, const Record& record);

/// Tells the throws for who begins, and who does.
[[nodiscard]] std::string beginning_words(Language language, const Record& record);

}  // namespace salida

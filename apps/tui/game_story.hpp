// The story of a game beside its board: who plays, and what happened, a line for each roll.
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

/// Each seat with its player's name, where there is room for it.
[[nodiscard]] std::vector<SeatMark> marks_with_names(const Record& record, Language language);

/// As far as somebody is in it: the newest last, and no more lines than that. `cut_off` says at the end why there is no
/// more of it, and may be empty; none for a game that goes on.
[[nodiscard]] std::vector<StoryLine> story_of(const GameReplay& replay, std::optional<std::string_view> cut_off,
                                              Language language, std::size_t most);

/// What for, when, and who plays, as far as the record says: "Final. 2026-11-15. Red: Ana. Blue: random."
[[nodiscard]] std::string opening_words(Language language, const Record& record);

/// The throws for who begins, and who does.
[[nodiscard]] std::string beginning_words(Language language, const Record& record);

}  // namespace salida

// Lays out a game on a terminal's screen: where status, board, story and keys go, wherever they come from.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "view/board_text.hpp"

namespace salida {

struct ScreenSize {
  unsigned rows = 0;
  unsigned columns = 0;
  friend bool operator==(ScreenSize, ScreenSize) = default;
};

/// The board has 79 columns and up to 21 lines.
inline constexpr ScreenSize smallest_screen{.rows = 24, .columns = 80};

[[nodiscard]] constexpr bool is_large_enough(ScreenSize size) {
  return size.rows >= smallest_screen.rows && size.columns >= smallest_screen.columns;
}

/// A line of the story: what was told before, and what has just happened.
struct StoryLine {
  std::string number;  // of the turn; may be empty
  std::string told;
  std::string newest;
};

struct GameScreen {
  std::string status;                  // the first line
  std::string title;                   // beside the board, on its left
  std::vector<std::string> corner;     // beside the board, on its right: at most two lines
  std::vector<std::string> board;      // as board_text returns it
  bool has_corners = true;             // a cross leaves room in its corners; a list does not
  std::vector<std::string> choices{};  // what can be done now; may be empty
  std::size_t chosen = 0;              // index of the one that is selected
  std::string preview{};               // what the selected choice would do
  std::vector<StoryLine> story;        // the newest last; as many lines are shown as fit
  std::string keys;                    // the last line
};

/// Returns one line for each row, no longer than the screen is wide. The screen must be large enough.
[[nodiscard]] std::vector<std::string> lines_of(const GameScreen& screen, TextStyle style, ScreenSize size);

/// Returns the choice that is shown there, or std::nullopt if there is none.
[[nodiscard]] std::optional<std::size_t> choice_at(const GameScreen& screen, ScreenSize size, unsigned row,
                                                   unsigned column);

/// Centres a text on an otherwise empty screen of any size. Its first line stands out; lines that are too long are
/// wrapped.
[[nodiscard]] std::vector<std::string> lines_of(std::span<const std::string> text, TextStyle style, ScreenSize size);

}  // namespace salida

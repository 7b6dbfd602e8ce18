// The terminal as a whole screen: lines out, keys in. The one place that knows ncurses. However the program ends, the
// terminal is as it was.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "tui/game_screen.hpp"
#include "tui/key.hpp"
#include "view/board_text.hpp"

namespace salida {

class Terminal {
 public:
  /// Whether clicks are keys, or left to the terminal, which then marks text by them.
  enum class Mouse { left_alone, used };

  /// Null where there is no terminal, or none on which a cursor can be moved.
  [[nodiscard]] static std::unique_ptr<Terminal> open(Mouse mouse = Mouse::left_alone);

  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;
  Terminal(Terminal&&) = delete;
  Terminal& operator=(Terminal&&) = delete;
  ~Terminal();

  [[nodiscard]] static ScreenSize size();
  [[nodiscard]] TextStyle style() const;

  void show(const std::vector<std::string>& lines);

  /// Waits no longer than that; without end where nothing is said.
  [[nodiscard]] Key wait_for_key(std::optional<std::chrono::milliseconds> most);

  /// The signal that asked the program to end, or 0. Once the terminal is given back, it is for the caller to obey it.
  [[nodiscard]] static int asked_to_end();

 private:
  class Curses;
  explicit Terminal(std::unique_ptr<Curses> curses);
  std::unique_ptr<Curses> curses_;
};

}  // namespace salida

// The terminal as a full screen: lines out, keys in. The only place that knows ncurses. The terminal is restored
// however the program ends.
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
  /// Whether clicks come in as keys, or are left to the terminal, which uses them to select text.
  enum class Mouse { left_alone, used };

  /// Returns nullptr if there is no terminal, or if its cursor cannot be moved.
  [[nodiscard]] static std::unique_ptr<Terminal> open(Mouse mouse = Mouse::left_alone);

  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;
  Terminal(Terminal&&) = delete;
  Terminal& operator=(Terminal&&) = delete;
  ~Terminal();

  [[nodiscard]] static ScreenSize size();
  [[nodiscard]] TextStyle style() const;

  void show(const std::vector<std::string>& lines);

  /// Waits at most that long, or without limit if `most` is empty.
  [[nodiscard]] Key wait_for_key(std::optional<std::chrono::milliseconds> most);

  /// Returns the signal that asked the program to end, or 0. The caller obeys it once the terminal is restored.
  [[nodiscard]] static int asked_to_end();

 private:
  class Curses;
  explicit Terminal(std::unique_ptr<Curses> curses);
  std::unique_ptr<Curses> curses_;
};

}  // namespace salida

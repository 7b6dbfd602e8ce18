// Looking at recorded games: what each key does, and what is on the screen. It does not touch the terminal.
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "record/record_reader.hpp"
#include "tui/game_replay.hpp"
#include "tui/key.hpp"
#include "tui/replay_screen.hpp"
#include "tui/replay_words.hpp"
#include "words/language.hpp"

namespace salida {

/// What a key asks for that the session cannot do itself.
enum class ReplayWish { nothing, quit, next_game, previous_game };

class ReplaySession {
 public:
  ReplaySession(ReadGame game, GameNumber number, Language language);

  /// Replaces this game with another one of the file.
  void open(ReadGame game, GameNumber number);

  [[nodiscard]] ReplayWish press(Key key);

  /// Returns how long to show a turn while the game plays automatically; then call turn_is_over(). Returns std::nullopt
  /// if it does not.
  [[nodiscard]] std::optional<std::chrono::milliseconds> pause() const;
  void turn_is_over();

  /// Shows a message instead of the keys, until one is pressed.
  void say(std::string message) { message_ = std::move(message); }

  [[nodiscard]] GameReplay& replay() { return replay_; }
  [[nodiscard]] const GameReplay& replay() const { return replay_; }
  [[nodiscard]] std::vector<std::string> screen(TextStyle style, ScreenSize size) const;

 private:
  [[nodiscard]] ReplayWish press_letter(char letter);
  void press_in_prompt(Key key, std::string& typed);
  [[nodiscard]] bool go(KeyKind key);
  void go_to_typed_turn();
  void go_some_turns(std::ptrdiff_t turns);
  void play_or_stop();
  void change_speed(int levels);
  [[nodiscard]] double turns_a_second() const;

  GameReplay replay_;
  GameNumber number_;
  Language language_;
  ReplayWords words_;
  std::string cut_off_;
  std::string message_;
  std::optional<std::string> typed_;  // the number of a turn, while it is typed in
  bool plays_ = false;
  bool helps_ = false;
  int speed_ = 2;
};

}  // namespace salida

// Somebody looks at recorded games: what each key does, and what is on the screen. No terminal here.
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

/// What a key asks for that the session itself has not got.
enum class ReplayWish { nothing, quit, next_game, previous_game };

class ReplaySession {
 public:
  ReplaySession(ReadGame game, GameNumber number, Language language);

  /// Another game of the file takes the place of this one.
  void open(ReadGame game, GameNumber number);

  [[nodiscard]] ReplayWish press(Key key);

  /// How long it shows a turn while it plays by itself; nothing while it does not. Then comes `turn_is_over`.
  [[nodiscard]] std::optional<std::chrono::milliseconds> pause() const;
  void turn_is_over();

  /// Instead of the keys, until one is pressed.
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
  std::optional<std::string> typed_;  // the number of a turn, while it is asked for
  bool plays_ = false;
  bool helps_ = false;
  int speed_ = 2;
};

}  // namespace salida

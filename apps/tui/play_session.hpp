// A game played in the terminal: what each key does and what is on the screen. The game itself is in src/table; this
// class does not touch the terminal or a clock.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "table/pace.hpp"
#include "table/session.hpp"
#include "tui/game_replay.hpp"
#include "tui/game_screen.hpp"
#include "tui/key.hpp"
#include "tui/play_choices.hpp"
#include "tui/play_words.hpp"
#include "words/language.hpp"

namespace salida {

struct PlaySettings {
  Language language = Language::english;
  Pace pace = Pace::normal;  // of the bots
  bool plays_forced = true;  // if only one action is possible, it is played without asking
};

enum class PlayWish : std::uint8_t { nothing, quit };

class PlaySession {
 public:
  PlaySession(Session session, PlaySettings settings);

  /// Sets the size of the screen. If the board does not fit, all one can do is quit.
  void fit(ScreenSize size) { size_ = size; }

  /// Shows a message until something happens.
  void say(std::string message) { message_ = std::move(message); }

  [[nodiscard]] PlayWish press(Key key);

  /// Returns how long to wait until something happens by itself, such as a bot's move or the end of the time to call;
  /// then call time_is_over(). Returns std::nullopt if the game waits for a key.
  [[nodiscard]] std::optional<std::chrono::milliseconds> pause() const;
  void time_is_over();

  [[nodiscard]] const Session& session() const { return session_; }
  [[nodiscard]] const PlaySettings& settings() const { return settings_; }
  /// Returns true if the game is over or has ended by resignation.
  [[nodiscard]] bool is_finished() const { return session_.is_closed(); }

  [[nodiscard]] std::vector<std::string> screen(TextStyle style, ScreenSize size) const;

 private:
  enum class Asks : std::uint8_t { nothing, why, dice, seat, resign };

  [[nodiscard]] PlayWish press_letter(char letter);
  void press_in_prompt(Key key);
  void answer_prompt();
  void press_at_roll(Key key);
  void press_at_play(Key key);
  void press_arrow(KeyKind key);
  void take_up(std::size_t choice);
  void click(Key key);
  void throw_dice();
  void read_dice();
  void explain();
  void play_chosen();
  void call(Seat caller);
  void change_pace(int levels);
  void hand_over_or_back();
  void change_sitter(Seat seat);
  void resign();
  void changed();

  [[nodiscard]] bool person_chooses() const;
  [[nodiscard]] Seat who_would_resign() const;
  [[nodiscard]] std::string seat_name(Seat seat) const;
  [[nodiscard]] std::string_view word(PlayWord name) const { return play_word(settings_.language, name); }
  [[nodiscard]] GameScreen view(TextStyle style, ScreenSize size) const;
  [[nodiscard]] std::string status() const;
  [[nodiscard]] std::string keys() const;
  [[nodiscard]] std::string dice_shown() const;

  Session session_;
  GameReplay replay_;  // the same game, for its story
  PlaySettings settings_;
  std::vector<PlayChoice> choices_;  // empty unless a person has to choose
  std::size_t chosen_ = 0;
  bool is_taken_up_ = false;  // the person has selected it; before that, the first is only highlighted
  std::string message_;
  Asks asks_ = Asks::nothing;
  std::string typed_;
  ScreenSize size_ = smallest_screen;
  bool paused_ = false;
  bool helps_ = false;
};

}  // namespace salida

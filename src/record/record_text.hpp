// A record as text, in the manner of PGN: headers, who begins, a line for each turn, how it ended.
//
//   [record "1"]
//   [rules "medellin"]
//   ...
//   draw 1:3 2:5 3:1 4:2
//   begins 3
//   1. t3 2-4: - 3-3: n-39 n-39 1-6: 39-40 39-45
//   2. t4 6-5: -
//   ...
//   [result "3 wins"]
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/play.hpp"
#include "notation/move_text.hpp"
#include "record/record.hpp"

namespace salida {

[[nodiscard]] std::string to_text(const Record& record);

/// Adds the headers, and who begins: what stands before the first turn. The terms are terms_of(record), which are the
/// same for all games of a run.
void add_opening(std::string& text, std::string_view terms, const Record& record);

/// draw 1:3 2:5
[[nodiscard]] std::string draw_text(std::span<const DrawThrow> draw);

/// How the game ended, and an empty line.
[[nodiscard]] std::string closing_text(const Record& record, const Position& end);

/// Writes the turns of a game as they are played, after its opening. Games are written by the million: the letters go
/// into a buffer, and from there into the text.
class TurnsText {
 public:
  TurnsText(const Rules& rules, std::string& text) : places_(rules), text_(&text) {}

  /// From now on, those of another game.
  void begin_game() {
    turns_ = 0;
    line_begun_ = awaits_action_ = false;
  }

  void roll(const Position& before, Roll roll) {
    make_room();
    end_roll();
    if (before.turn != turn_ || turns_ == 0) begin_turn(before.turn);
    put(' ');
    put(digit(roll.first));
    if (roll.second != 0) {
      put('-');
      put(digit(roll.second));
    }
    put(':');
    awaits_action_ = true;
  }

  /// The move of an action; what it captures, and the pips where they are needed, come behind. A call is no part of the
  /// roll before it.
  void move(const Position& before, Action action) {
    make_room();
    if (action.kind == ActionKind::call) end_roll();
    awaits_action_ = false;
    put_blank();
    used_ = static_cast<std::size_t>(put_move(buffer_.data() + used_, before, action, places_) - buffer_.data());
    line_begun_ = true;
  }
  void capture() { put('x'); }
  void pips(unsigned pips);
  void comment(std::string_view comment);
  void end();

 private:
  void begin_turn(Seat seat);
  void flush();

  void make_room() {
    if (used_ > buffer_.size() - most_at_once) flush();
  }
  void put(char c) { buffer_[used_++] = c; }
  void put_blank() {
    if (line_begun_) put(' ');
  }
  void end_roll() {
    if (!awaits_action_) return;
    put(' ');
    put('-');
    awaits_action_ = false;
  }
  static char digit(unsigned number) { return static_cast<char>('0' + number); }

  static constexpr std::size_t most_at_once = 64;
  PlaceTexts places_;
  std::string* text_;
  std::array<char, 1024> buffer_;  // NOLINT(*-member-init): what has been used of it is written
  std::size_t used_ = 0;
  std::uint32_t turns_ = 0;
  Seat turn_ = 0;
  bool line_begun_ = false;
  bool awaits_action_ = false;
};

}  // namespace salida

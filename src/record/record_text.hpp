// Writes a record as text, in the manner of PGN: headers, who begins, a line for each turn, how it ended.
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

#include <algorithm>
#include <array>
#include <bit>
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

/// Adds everything before the first turn: the headers, and who begins. `terms` has to be terms_of(record), which is the
/// same for all games of a run.
void add_opening(std::string& text, std::string_view terms, const Record& record);

/// draw 1:3 2:5
[[nodiscard]] std::string draw_text(std::span<const DrawThrow> draw);

/// Adds how the game ended, and an empty line.
void add_closing(std::string& text, const Record& record, const Position& end);

/// A counter that is kept as text: nine times of ten only its last digit changes. The digits are one word, the first in
/// its lowest byte, since a processor waits when a read gathers several writes.
class CountedText {
 public:
  [[nodiscard]] bool is_zero() const { return number_ == 0; }
  void add_one() {
    ++number_;
    if (number_ % 10 == 0) rewrite();
    else text_ += one_;
  }
  char* put(char* at) const {
    std::ranges::copy(std::bit_cast<std::array<char, sizeof text_>>(text_), at);
    return at + size_;
  }

 private:
  void rewrite();

  std::uint64_t text_ = '0';
  std::uint64_t one_ = 1;  // in the place of the last digit
  std::size_t size_ = 1;
  std::uint32_t number_ = 0;
};

/// Writes the turns of a game while they are played. Games are written by the million: letters go into a buffer, and
/// from there into the text.
class TurnsText {
 public:
  TurnsText(const Rules& rules, std::string& text) : places_(rules), text_(&text) {}
  TurnsText(const TurnsText&) = delete;
  TurnsText& operator=(const TurnsText&) = delete;
  TurnsText(TurnsText&&) = delete;
  TurnsText& operator=(TurnsText&&) = delete;
  ~TurnsText() = default;

  /// Begins another game.
  void begin_game() {
    turns_ = {};
    line_begun_ = awaits_action_ = false;
  }

  void roll(const Position& before, Roll roll) {
    char* at = end_roll(make_room());
    if (before.turn != turn_ || turns_.is_zero()) at = begin_turn(at, before.turn);
    *at++ = ' ';
    *at++ = digit(roll.first);
    if (roll.second != 0) {
      *at++ = '-';
      *at++ = digit(roll.second);
    }
    *at++ = ':';
    end_ = at;
    line_begun_ = true;  // also if a turn goes on in a line of its own
    awaits_action_ = true;
  }

  /// Writes the move of an action; capture() and pips() may follow. A call is not part of the roll before it.
  void move(const Position& before, Action action) {
    char* at = make_room();
    if (action.kind == ActionKind::call) at = end_roll(at);
    awaits_action_ = false;
    if (line_begun_) *at++ = ' ';
    line_begun_ = true;
    end_ = put_move(at, before, action, places_);
  }
  void capture() { *end_++ = 'x'; }
  void pips(unsigned pips);
  void comment(std::string_view comment);
  void change(const SeatChange& change);
  /// The last roll is not over: do not write that nothing was played.
  void leave_roll_open() { awaits_action_ = false; }
  void end();

 private:
  /// The place to write at is passed in a register: in memory, each letter would wait for the last.
  char* begin_turn(char* at, Seat seat) {
    if (line_begun_) *at++ = '\n';
    line_begun_ = true;
    turn_ = seat;
    turns_.add_one();
    at = turns_.put(at);
    for (const char c : {'.', ' ', 't', digit(seat + 1U)}) *at++ = c;
    return at;
  }
  char* end_roll(char* at) {
    at[0] = ' ';
    at[1] = '-';
    at += awaits_action_ ? 2 : 0;
    awaits_action_ = false;
    return at;
  }
  char* make_room() {
    if (buffer_.data() + buffer_.size() - end_ < most_at_once) flush();
    return end_;
  }
  void flush();

  static char digit(unsigned number) { return static_cast<char>('0' + number); }

  static constexpr std::ptrdiff_t most_at_once = 64;
  PlaceTexts places_;
  std::string* text_;
  std::array<char, 1024> buffer_;  // NOLINT(*-member-init): what is read of it has been written
  char* end_ = buffer_.data();     // of what has been written there
  CountedText turns_;
  Seat turn_ = 0;
  bool line_begun_ = false;
  bool awaits_action_ = false;
};

}  // namespace salida

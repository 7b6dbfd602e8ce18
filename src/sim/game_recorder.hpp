// The watcher that writes the record of a game while it is played: the same text as to_text of the finished record,
// without the cost of building that record.
#pragma once

#include <string>
#include <utility>

#include "core/act.hpp"
#include "notation/play_text.hpp"
#include "record/record.hpp"
#include "record/record_headers.hpp"
#include "record/record_text.hpp"

namespace salida {

class GameRecorder {
 public:
  /// `opening` says who plays by which rules; dice, draw and who begins differ from game to game.
  GameRecorder(Record opening, std::string& text)
      : record_(std::move(opening)), terms_(terms_of(record_)), text_(&text), turns_(record_.named.rules, text) {}

  void begin_game(const RecordedDice& dice) {
    record_.dice = dice;
    record_.draw.clear();
    turns_.begin_game();
  }

  void threw(Seat seat, std::uint32_t die) {
    record_.draw.push_back({.seat = seat, .die = static_cast<std::uint8_t>(die)});
  }
  void begins(const Position& position) {
    record_.begins.turn = position.turn;
    add_opening(*text_, terms_, record_);
  }
  void rolls(const Position& before, Roll roll) { turns_.roll(before, roll); }
  void rolled(const Position& /*after*/) {}
  void acts(const Position& before, Action action) {
    turns_.move(before, action);
    shows_pips_ = bounces_ && needs_pips(record_.named.rules, before, action);
  }
  void acted(const Position& /*after*/, Action action, Captured captured) {
    if (!captured.none()) turns_.capture();
    if (shows_pips_) turns_.pips(action.pips);
  }
  void awaits_roll(const Position& /*position*/) {}

  void finish(const Position& end) {
    turns_.end();
    add_closing(*text_, record_, end);
  }

 private:
  Record record_;
  std::string terms_;
  std::string* text_;
  TurnsText turns_;
  bool bounces_ = record_.named.rules.goal.overshoot == Overshoot::bounces;  // else pips say nothing new
  bool shows_pips_ = false;
};

}  // namespace salida

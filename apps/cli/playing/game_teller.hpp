// Tells a game on standard output: a heading for each turn, a line for each roll, a table at the end.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/position.hpp"
#include "notation/catalogue.hpp"
#include "record/record.hpp"
#include "words/events.hpp"
#include "words/game_tally.hpp"
#include "words/language.hpp"

namespace salida::cli {

class GameTeller {
 public:
  /// `turn_over` is called between two turns. Turns before `first_turn` are counted but not told.
  GameTeller(const NamedRules& named, Language language, std::function<void(const Position&)> turn_over,
             std::size_t first_turn = 1);

  /// Tells the whole game, and says if it is not over. Returns the position at its end.
  Position tell_game(const Record& record);

  /// Prints the table of what happened to each seat.
  void sum_up(const Position& end) const;

  [[nodiscard]] std::size_t turns() const { return turns_; }
  [[nodiscard]] std::size_t rolls() const { return rolls_; }

 private:
  void tell_step(const Position& before, const Step& step, const Position& after);
  /// Keeps a comment of the record, to be told below the current line.
  void remark(std::string_view text);
  void begin_turn(const Position& position);
  void say(const Event& event);
  void say_all(const std::vector<Event>& events);
  void end_line();
  [[nodiscard]] bool is_told() const { return std::max<std::size_t>(turns_, 1) >= first_turn_; }

  const NamedRules& named_;
  Language language_;
  std::function<void(const Position&)> turn_over_;
  GameTally tally_;
  Seat turn_seat_ = 0;
  std::size_t first_turn_;
  std::size_t turns_ = 0;
  std::size_t rolls_ = 0;
  std::string line_;
  std::vector<std::string> remarks_;
};

}  // namespace salida::cli

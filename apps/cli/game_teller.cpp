#include "game_teller.hpp"

#include <utility>

#include <fmt/core.h>

#include "output.hpp"
#include "tui/position_words.hpp"
#include "words/story.hpp"
#include "words/vocabulary.hpp"

namespace salida::cli {

GameTeller::GameTeller(const NamedRules& named, Language language, std::function<void(const Position&)> turn_over,
                       std::size_t first_turn)
    : named_(named), language_(language), turn_over_(std::move(turn_over)), first_turn_(first_turn) {}

void GameTeller::threw(Seat seat, std::uint32_t die) {
  say({.kind = EventKind::threw_for_first, .seat = seat, .pips = static_cast<std::uint8_t>(die)});
}

void GameTeller::begins(const Position& position) {
  say({.kind = EventKind::begins, .seat = position.turn});
  end_line();
}

void GameTeller::rolled(const Position& before, Roll roll, const Position& after) {
  if (before.turn != turn_seat_ || turns_ == 0) begin_turn(before);
  say_all(events_of(named_.rules, before, roll, after));
}

void GameTeller::acted(const Position& before, Action action, const Position& after) {
  say_all(events_of(named_.rules, before, action, after));
}

void GameTeller::awaits_roll(const Position& /*position*/) { end_line(); }

void GameTeller::remark(std::string_view text) {
  remarks_.emplace_back(text);
  if (line_.empty()) end_line();
}

void GameTeller::ends(const Position& position) {
  end_line();
  if (position.phase == Phase::over) return;
  say({.kind = EventKind::left_unfinished});
  end_line();
}

void GameTeller::sum_up(const Position& end) const {
  for (const std::string& line : summary_.lines(language_, named_, end)) print_line(line);
  print_line("");
}

void GameTeller::begin_turn(const Position& position) {
  if (turns_ > 0 && is_told()) turn_over_(position);
  turn_seat_ = position.turn;
  ++turns_;
  if (is_told()) print_line(fmt::format("{:>4}  {}", turns_, seat_words(language_, named_, turn_seat_)));
}

void GameTeller::say(const Event& event) {
  summary_.note(event);
  if (goes_without_saying(event.kind)) return;
  const std::string sentence = tell(language_, named_, event);
  line_ += line_.empty() ? sentence : " " + sentence;
}

void GameTeller::say_all(const std::vector<Event>& events) {
  for (const Event& event : events) say(event);
}

void GameTeller::end_line() {
  if (!line_.empty() && is_told()) print_line("      " + line_);
  line_.clear();
  for (const std::string& remark : remarks_) {
    if (is_told()) print_line("      (" + remark + ")");
  }
  remarks_.clear();
}

}  // namespace salida::cli

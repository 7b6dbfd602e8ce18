#include "cli/playing/game_teller.hpp"

#include <utility>
#include <variant>

#include <fmt/core.h>

#include "cli/machine/output.hpp"
#include "cli/playing/game_summary.hpp"
#include "record/record_events.hpp"
#include "tui/styled_text.hpp"
#include "words/position_words.hpp"
#include "words/story.hpp"
#include "words/vocabulary.hpp"

namespace salida::cli {

GameTeller::GameTeller(const NamedRules& named, Language language, std::function<void(const Position&)> turn_over,
                       std::size_t first_turn)
    : named_(named), language_(language), turn_over_(std::move(turn_over)), first_turn_(first_turn) {}

Position GameTeller::tell_game(const Record& record) {
  for (const DrawThrow& thrown : record.draw)
    say({.kind = EventKind::threw_for_first, .seat = thrown.seat, .pips = thrown.die});
  say({.kind = EventKind::begins, .seat = record.begins.turn});
  end_line();
  auto comment = record.comments.begin();
  const auto tell_comments = [&](std::size_t steps) {
    for (; comment != record.comments.end() && comment->steps <= steps; ++comment) remark(harmless(comment->text));
  };
  const auto tell_seats = [&](std::size_t steps) { say_all(events_of_seats(record, steps)); };
  tell_seats(0);
  tell_comments(0);
  Position position = record.begins;
  for (std::size_t k = 0; k < record.steps.size(); ++k) {
    const Position next = after(record.named.rules, position, record.steps[k]);
    tell_step(position, record.steps[k], next);
    position = next;
    tell_seats(k + 1);
    tell_comments(k + 1);
  }
  end_line();
  if (const std::optional<Event> left = event_of_leaving(record, position)) say(*left);
  end_line();
  return position;
}

void GameTeller::tell_step(const Position& before, const Step& step, const Position& after) {
  if (const Roll* const roll = std::get_if<Roll>(&step)) {
    if (before.turn != turn_seat_ || turns_ == 0) begin_turn(before);
    ++rolls_;
    say_all(events_of(named_.rules, before, *roll, after));
  } else {
    say_all(events_of(named_.rules, before, *std::get_if<Action>(&step), after));
  }
  if (after.phase == Phase::roll || after.phase == Phase::over) end_line();
}

void GameTeller::remark(std::string_view text) {
  remarks_.emplace_back(text);
  if (line_.empty()) end_line();
}

void GameTeller::sum_up(const Position& end) const {
  for (const std::string& line : summary_lines(language_, named_, tally_, end)) print_line(line);
  print_line("");
}

void GameTeller::begin_turn(const Position& position) {
  if (turns_ > 0 && is_told()) turn_over_(position);
  turn_seat_ = position.turn;
  ++turns_;
  if (is_told()) print_line(fmt::format("{:>4}  {}", turns_, seat_words(language_, named_, turn_seat_)));
}

void GameTeller::say(const Event& event) {
  tally_.note(event);
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

// What a game that is played looks like: the part of PlaySession that draws.
#include <algorithm>
#include <ranges>

#include <fmt/core.h>

#include "core/play.hpp"
#include "tui/board_labels.hpp"
#include "tui/game_replay.hpp"
#include "tui/game_story.hpp"
#include "tui/play_session.hpp"
#include "tui/replay_words.hpp"
#include "tui/styled_text.hpp"
#include "words/position_words.hpp"
#include "words/situation.hpp"
#include "words/vocabulary.hpp"

namespace salida {
namespace {

/// The squares of what was done with the last roll that was played.
[[nodiscard]] std::vector<BoardMark> last_moves_of(const GameReplay& replay) {
  const std::vector<Step>& steps = replay.record().steps;
  std::vector<BoardMark> marks;
  for (std::size_t k = steps.size(); k-- > 0;) {
    const Action* const action = std::get_if<Action>(&steps[k]);
    if (action == nullptr && !marks.empty()) break;
    if (action == nullptr) continue;
    for (const BoardMark& mark : marks_of_move(replay.record().named.rules, replay.position_at(k), *action))
      marks.push_back(mark);
  }
  return marks;
}

}  // namespace

std::string PlaySession::status() const {
  std::string text;
  if (session_.awaited().what == Awaits::calls && !paused_) {
    const auto pause = this->pause().value_or(std::chrono::milliseconds(0));
    text = fmt::format(fmt::runtime(word(PlayWord::call_time)), pause.count() / 1000);
  }
  const Table& table = session_.table();
  for (const std::string& sentence : situation_words(settings_.language, table.named(), table.seen()))
    text += sentence + ' ';
  return text;
}

/// The dice of this roll; those that are played are blank.
std::string PlaySession::dice_shown() const {
  const std::vector<Step>& steps = session_.record().steps;
  for (const Step& step : std::views::reverse(steps)) {
    const Roll* const roll = std::get_if<Roll>(&step);
    if (roll == nullptr) continue;
    std::string text;
    DiceLeft left = session_.position().dice;
    const bool is_played = session_.position().phase != Phase::play;
    for (const std::uint8_t face : {roll->first, roll->second}) {
      if (face == 0) continue;
      const bool is_left = left.has(face) || (face == 6 && left.has(7));  // P10
      if (left.has(face)) left = left.without(face);
      text += is_played || is_left ? fmt::format("[{}]", face) : "[ ]";
    }
    return text;
  }
  return {};
}

std::string PlaySession::keys() const {
  if (!message_.empty()) return message_;
  switch (asks_) {
    case Asks::why: return fmt::format(fmt::runtime(word(PlayWord::ask_why)), harmless(typed_));
    case Asks::dice: return fmt::format(fmt::runtime(word(PlayWord::ask_dice)), harmless(typed_));
    case Asks::resign: return fmt::format(fmt::runtime(word(PlayWord::ask_resign)), seat_name(who_would_resign()));
    case Asks::seat: {
      std::string seats;
      for (const RecordedSeat& seat : session_.record().seats) {
        if (session_.belongs_to_person(seat.seat)) seats += fmt::format("{} {}  ", seat.seat + 1, seat_name(seat.seat));
      }
      return fmt::format(fmt::runtime(word(PlayWord::ask_seat)), seats);
    }
    case Asks::nothing: break;
  }
  if (is_finished()) return std::string(word(PlayWord::keys_over));
  if (paused_) return std::string(word(PlayWord::keys_paused));
  std::string calls;
  if (const std::vector<Seat> seats = session_.callers(); !seats.empty()) {
    for (const Seat seat : seats) calls += fmt::format("{}{} {}", calls.empty() ? "" : " ", seat + 1, seat_name(seat));
    calls = fmt::format(fmt::runtime(word(PlayWord::keys_calls)), calls);
  }
  if (person_chooses()) return std::string(word(PlayWord::keys_play));
  if (session_.table().awaits_roll() && session_.table().throws_by_hand())
    return calls + std::string(word(PlayWord::keys_throw));
  return calls + std::string(word(session_.awaits_person() ? PlayWord::keys_roll : PlayWord::keys_watch));
}

GameScreen PlaySession::view(TextStyle style, ScreenSize size) const {
  const NamedRules& named = session_.table().named();
  GameScreen screen;
  screen.status = status();
  screen.title = harmless(settings_.language == Language::spanish ? named.name.es : named.name.en);
  const std::string dice = dice_shown();
  if (!dice.empty()) screen.corner.push_back(dice);
  std::vector<BoardMark> marks = last_moves_of(replay_);
  if (chosen_ < choices_.size()) {
    marks = choices_[chosen_].marks;
    screen.preview = choices_[chosen_].told;
  }
  screen.board = board_text(named.rules, session_.position(), marks_with_names(session_.record(), settings_.language),
                            board_words_of(named, settings_.language), style, marks);
  screen.has_corners = named.rules.board.arms == 4;
  for (std::size_t k = 0; k < choices_.size(); ++k) {
    const std::string number = k < 10 ? std::to_string((k + 1) % 10) + " " : "- ";
    screen.choices.push_back(number + choices_[k].text);
  }
  screen.chosen = chosen_;
  screen.story = story_of(replay_, std::nullopt, settings_.language, size.rows);
  screen.keys = keys();
  return screen;
}

std::vector<std::string> PlaySession::screen(TextStyle style, ScreenSize size) const {
  if (!is_large_enough(size)) return lines_of(ReplayWords(settings_.language).too_small(size), style, size);
  if (helps_)
    return lines_of(play_help(settings_.language, session_.table().named().rules.capture.calling), style, size);
  return lines_of(view(style, size), style, size);
}

}  // namespace salida

#include "tui/replay_session.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "notation/reading.hpp"

namespace salida {
namespace {

constexpr std::array<double, 7> speeds{0.25, 0.5, 1, 2, 4, 8, 16};  // turns a second

}  // namespace

ReplaySession::ReplaySession(ReadGame game, GameNumber number, Language language)
    : replay_(std::move(game.record)),
      number_(number),
      language_(language),
      words_(language),
      cut_off_(game.cut_off.value_or("")),
      message_(cut_off_) {}

void ReplaySession::open(ReadGame game, GameNumber number) {
  replay_ = GameReplay(std::move(game.record));
  number_ = number;
  cut_off_ = game.cut_off.value_or("");
  message_ = cut_off_;
  plays_ = false;
}

ReplayWish ReplaySession::press(Key key) {
  if (key.kind == KeyKind::none) return ReplayWish::nothing;
  if (key.kind == KeyKind::end_of_input) return ReplayWish::quit;
  message_.clear();
  if (std::exchange(helps_, false)) return ReplayWish::nothing;
  if (typed_) {
    press_in_prompt(key, *typed_);
    return ReplayWish::nothing;
  }
  if (go(key.kind)) {
    plays_ = false;
    return ReplayWish::nothing;
  }
  return key.kind == KeyKind::letter ? press_letter(key.letter) : ReplayWish::nothing;
}

bool ReplaySession::go(KeyKind key) {
  switch (key) {
    case KeyKind::right:
    case KeyKind::enter: replay_.to_next_turn(); return true;
    case KeyKind::left:
    case KeyKind::backspace: replay_.to_previous_turn(); return true;
    case KeyKind::down: replay_.to_next_step(); return true;
    case KeyKind::up: replay_.to_previous_step(); return true;
    case KeyKind::page_down: go_some_turns(10); return true;
    case KeyKind::page_up: go_some_turns(-10); return true;
    case KeyKind::home: replay_.to_first(); return true;
    case KeyKind::end: replay_.to_last(); return true;
    default: return false;
  }
}

ReplayWish ReplaySession::press_letter(char letter) {
  switch (letter) {
    case ' ': return press({.kind = KeyKind::right});
    case 'c':
      plays_ = false;
      if (!replay_.to_next_capture()) message_ = words_.no_capture(Direction::on);
      break;
    case 'C':
      plays_ = false;
      if (!replay_.to_previous_capture()) message_ = words_.no_capture(Direction::back);
      break;
    case 'g':
      plays_ = false;
      typed_.emplace();
      break;
    case 'p': play_or_stop(); break;
    case '+':
    case '=': change_speed(1); break;  // the same key on many keyboards
    case '-': change_speed(-1); break;
    case '?': helps_ = true; break;
    case 'n': return ReplayWish::next_game;
    case 'N': return ReplayWish::previous_game;
    case 'q': return ReplayWish::quit;
    default: break;
  }
  return ReplayWish::nothing;
}

void ReplaySession::press_in_prompt(Key key, std::string& typed) {
  constexpr std::size_t most_figures = 6;
  const bool is_figure = key.kind == KeyKind::letter && key.letter >= '0' && key.letter <= '9';
  if (is_figure && typed.size() < most_figures) typed += key.letter;
  else if (key.kind == KeyKind::backspace && !typed.empty()) typed.pop_back();
  else if (key.kind == KeyKind::enter) go_to_typed_turn();
  else if (key.kind == KeyKind::escape || key == Key{.kind = KeyKind::letter, .letter = 'q'}) typed_.reset();
}

void ReplaySession::go_to_typed_turn() {
  const std::string typed = typed_.value_or("");
  typed_.reset();
  if (typed.empty()) return;
  const std::optional<int> turn = number_in(typed, 1, static_cast<int>(replay_.turns()));
  if (turn) replay_.to_turn(static_cast<std::size_t>(*turn));
  else message_ = words_.no_such_turn(typed, replay_.turns());
}

void ReplaySession::go_some_turns(std::ptrdiff_t turns) {
  const auto turn = static_cast<std::ptrdiff_t>(replay_.turn()) + turns;
  if (turn > static_cast<std::ptrdiff_t>(replay_.turns())) replay_.to_last();
  else replay_.to_turn(static_cast<std::size_t>(std::max<std::ptrdiff_t>(turn, 1)));
}

void ReplaySession::play_or_stop() {
  plays_ = !plays_;
  if (plays_ && replay_.is_at_end()) replay_.to_first();
}

void ReplaySession::change_speed(int levels) {
  speed_ = std::clamp(speed_ + levels, 0, static_cast<int>(speeds.size()) - 1);
  if (!plays_) message_ = words_.speed(turns_a_second());
}

double ReplaySession::turns_a_second() const { return speeds[static_cast<std::size_t>(speed_)]; }

std::optional<std::chrono::milliseconds> ReplaySession::pause() const {
  if (!plays_) return std::nullopt;
  return std::chrono::milliseconds(static_cast<int>(1000 / turns_a_second()));
}

void ReplaySession::turn_is_over() {
  if (!plays_) return;
  replay_.to_next_turn();
  plays_ = !replay_.is_at_end();
}

std::vector<std::string> ReplaySession::screen(TextStyle style, ScreenSize size) const {
  if (helps_ && is_large_enough(size)) return lines_of(words_.help(), style, size);
  const ReplayStatus status{.game = number_,
                            .turns_a_second = plays_ ? std::optional(turns_a_second()) : std::nullopt,
                            .message = typed_ ? words_.ask_for_turn(replay_.turns(), *typed_) : message_,
                            .cut_off = cut_off_};
  return replay_screen(replay_, status, language_, style, size);
}

}  // namespace salida

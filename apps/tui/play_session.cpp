#include "tui/play_session.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/core.h>

#include "notation/play_text.hpp"
#include "table/typed_dice.hpp"
#include "tui/styled_text.hpp"
#include "words/vocabulary.hpp"
#include "words/why_not.hpp"

namespace salida {
namespace {

constexpr std::size_t longest_typed = 12;

}  // namespace

PlaySession::PlaySession(Session session, PlaySettings settings)
    : session_(std::move(session)), replay_(session_.record()), settings_(settings) {
  changed();
}

bool PlaySession::person_chooses() const {
  const Awaited awaited = session_.awaited();
  return awaited.what == Awaits::choice && awaited.is_person;
}

std::string PlaySession::seat_name(Seat seat) const {
  const auto recorded = std::ranges::find(session_.record().seats, seat, &RecordedSeat::seat);
  if (recorded != session_.record().seats.end() && !recorded->name.empty()) return harmless(recorded->name);
  return seat_words(settings_.language, session_.table().named(), seat);
}

void PlaySession::changed() {
  replay_.follow(session_.record());
  choices_.clear();
  chosen_ = 0;
  is_taken_up_ = false;
  if (person_chooses()) choices_ = play_choices(settings_.language, session_.table().named(), session_.position());
}

std::optional<std::chrono::milliseconds> PlaySession::pause() const {
  if (paused_ || helps_ || asks_ != Asks::nothing || !is_large_enough(size_)) return std::nullopt;
  const ByItself then = session_.awaited().then;
  if (then == ByItself::forced_move && !settings_.plays_forced) return std::nullopt;
  return pause_before(then, settings_.pace);
}

void PlaySession::time_is_over() {
  if (!pause()) return;
  message_.clear();
  session_.proceed();
  changed();
}

PlayWish PlaySession::press(Key key) {
  if (key.kind == KeyKind::none) return PlayWish::nothing;
  if (key.kind == KeyKind::end_of_input) return PlayWish::quit;
  if (!is_large_enough(size_)) {
    return key == Key{.kind = KeyKind::letter, .letter = 'q'} ? PlayWish::quit : PlayWish::nothing;
  }
  message_.clear();
  if (std::exchange(helps_, false)) return PlayWish::nothing;
  if (asks_ != Asks::nothing) {
    press_in_prompt(key);
    return PlayWish::nothing;
  }
  if (key.kind == KeyKind::letter) {
    const bool acts = (key.letter >= '0' && key.letter <= '9') || key.letter == ' ' || key.letter == 'r';
    if (!acts) return press_letter(key.letter);
  }
  if (is_finished() || paused_) return PlayWish::nothing;
  if (key.kind == KeyKind::click) click(key);
  else if (session_.table().awaits_roll()) press_at_roll(key);
  else if (person_chooses()) press_at_play(key);
  return PlayWish::nothing;
}

PlayWish PlaySession::press_letter(char letter) {
  if (letter == 'q') return PlayWish::quit;
  if (letter == '?') helps_ = true;
  if (is_finished()) return PlayWish::nothing;
  switch (letter) {
    case 'p': paused_ = !paused_; break;
    case '+':
    case '=': change_pace(1); break;  // the same key on many keyboards
    case '-': change_pace(-1); break;
    case 'f':
      settings_.plays_forced = !settings_.plays_forced;
      message_ = word(settings_.plays_forced ? PlayWord::forced_on : PlayWord::forced_off);
      break;
    case 'b': hand_over_or_back(); break;
    case 'x':
      if (session_.people().empty()) message_ = word(PlayWord::no_person);
      else asks_ = Asks::resign;
      break;
    case 'u':
      if (session_.can_undo()) {
        session_.undo();
        changed();
      } else {
        message_ = word(PlayWord::nothing_to_undo);
      }
      break;
    case 'h':
      if (!person_chooses()) break;
      message_ = fmt::format(fmt::runtime(word(PlayWord::hint)),
                             to_text(session_.table().named().rules, session_.position(), session_.advice()));
      break;
    case 'w':
      if (person_chooses()) asks_ = Asks::why;
      break;
    default: break;
  }
  return PlayWish::nothing;
}

// --- Rolls and calls

void PlaySession::press_at_roll(Key key) {
  if (key.kind == KeyKind::letter && key.letter >= '1' && key.letter <= '8') {
    const auto seat = static_cast<Seat>(key.letter - '1');
    if (session_.may_call(seat)) call(seat);
    return;
  }
  if (key.kind != KeyKind::enter && key.kind != KeyKind::letter) return;
  if (session_.table().throws_by_hand()) asks_ = Asks::dice;
  else if (session_.awaits_person()) throw_dice();
  else if (session_.awaited().what == Awaits::calls) time_is_over();  // everybody at the keyboard goes on
}

void PlaySession::throw_dice() {
  session_.roll();
  changed();
}

void PlaySession::call(Seat caller) {
  if (session_.call(caller)) changed();
  else if (session_.table().rolled_last() == caller) message_ = word(PlayWord::call_oneself);
  else message_ = fmt::format(fmt::runtime(word(PlayWord::call_in_vain)), seat_name(caller));
}

void PlaySession::read_dice() {
  const int dice = dice_to_roll(session_.table().named().rules, session_.position());
  const std::optional<Roll> roll = typed_dice(typed_, dice);
  if (!roll) {
    message_ = word(dice == 1 ? PlayWord::bad_die : PlayWord::bad_dice);
    return;
  }
  if (!session_.roll(*roll)) message_ = word(PlayWord::dice_again);
  changed();
}

// --- Choosing

void PlaySession::press_at_play(Key key) {
  const bool is_figure = key.kind == KeyKind::letter && key.letter >= '0' && key.letter <= '9';
  if (is_figure) {
    const auto number = static_cast<std::size_t>(key.letter == '0' ? 9 : key.letter - '1');
    if (number >= choices_.size()) return;
    chosen_ = number;
    play_chosen();
  } else if (key.kind == KeyKind::enter || (key.kind == KeyKind::letter && key.letter == ' ')) {
    play_chosen();
  } else {
    press_arrow(key.kind);
  }
}

void PlaySession::take_up(std::size_t choice) {
  chosen_ = choice;
  is_taken_up_ = true;
}

void PlaySession::press_arrow(KeyKind key) {
  is_taken_up_ = true;
  const std::size_t number = choices_.size();
  const auto turn = [&](std::size_t steps) { chosen_ = (chosen_ + steps) % number; };
  const bool on = key == KeyKind::right || key == KeyKind::down;
  const std::size_t step = on ? 1 : number - 1;
  if (key == KeyKind::left || key == KeyKind::right) turn(step);
  if (key != KeyKind::up && key != KeyKind::down) return;
  const std::uint8_t piece = choices_[chosen_].action.piece;
  for (std::size_t k = 0; k < number; ++k) {
    turn(step);
    if (choices_[chosen_].action.piece != piece) return;
  }
}

void PlaySession::play_chosen() {
  session_.act(choices_[chosen_].action);
  changed();
}

/// The first click takes something up, the second plays it.
void PlaySession::click(Key key) {
  if (choices_.empty()) return;
  const GameScreen shown = view({}, size_);
  if (const std::optional<std::size_t> choice = choice_at(shown, size_, key.row, key.column)) {
    if (is_taken_up_ && *choice == chosen_) play_chosen();
    else take_up(*choice);
    return;
  }
  const unsigned top = shown.has_corners ? 1 : 2;
  if (key.row < top) return;
  const std::optional<std::size_t> square = square_shown_at(session_.table().named().rules, key.row - top, key.column);
  if (!square) return;
  const auto is_about = [&](const PlayChoice& choice) {
    return std::ranges::find(choice.marks, *square, &BoardMark::square) != choice.marks.end();
  };
  const bool lands =
      is_taken_up_ && choices_[chosen_].marks.size() == 2 && choices_[chosen_].marks[1].square == *square;
  if (lands) {
    play_chosen();
    return;
  }
  for (std::size_t k = 1; k <= choices_.size(); ++k) {
    const std::size_t next = (chosen_ + k) % choices_.size();
    if (!is_about(choices_[next])) continue;
    take_up(next);
    return;
  }
}

// --- What is typed

void PlaySession::press_in_prompt(Key key) {
  const bool is_letter = key.kind == KeyKind::letter;
  if (key.kind == KeyKind::escape) {
    asks_ = Asks::nothing;
    typed_.clear();
  } else if (asks_ == Asks::resign) {
    asks_ = Asks::nothing;
    if (is_letter && (key.letter == 'y' || key.letter == 's')) resign();
  } else if (asks_ == Asks::seat) {
    asks_ = Asks::nothing;
    if (is_letter && key.letter >= '1' && key.letter <= '8') change_sitter(static_cast<Seat>(key.letter - '1'));
  } else if (key.kind == KeyKind::enter) {
    answer_prompt();
  } else if (key.kind == KeyKind::backspace && !typed_.empty()) {
    typed_.pop_back();
  } else if (is_letter && typed_.size() < longest_typed) {
    typed_ += key.letter;
  }
}

void PlaySession::answer_prompt() {
  const Asks asked = std::exchange(asks_, Asks::nothing);
  if (!typed_.empty()) {
    if (asked == Asks::dice) read_dice();
    else explain();
  }
  typed_.clear();
}

void PlaySession::explain() {
  const NamedRules& named = session_.table().named();
  if (parse_action(named.rules, session_.position(), typed_)) {
    message_ = fmt::format(fmt::runtime(word(PlayWord::is_legal)), harmless(typed_));
    return;
  }
  const WhyNot why = why_not(settings_.language, named, session_.position(), typed_);
  message_ =
      why.rule.empty() ? why.sentence : fmt::format(fmt::runtime(word(PlayWord::why_rule)), why.sentence, why.rule);
}

// --- Who sits where

void PlaySession::change_pace(int levels) {
  settings_.pace = static_cast<Pace>(std::clamp(static_cast<int>(settings_.pace) + levels, 0, paces - 1));
  message_ = fmt::format(fmt::runtime(word(PlayWord::speed)), pace_words(settings_.language, settings_.pace));
}

void PlaySession::hand_over_or_back() {
  std::vector<Seat> seats;
  for (const RecordedSeat& seat : session_.record().seats) {
    if (session_.belongs_to_person(seat.seat)) seats.push_back(seat.seat);
  }
  if (seats.empty()) message_ = word(PlayWord::no_person);
  else if (seats.size() == 1) change_sitter(seats.front());
  else asks_ = Asks::seat;
}

void PlaySession::change_sitter(Seat seat) {
  if (!session_.belongs_to_person(seat)) {
    message_ = word(PlayWord::no_person);
    return;
  }
  if (session_.is_person(seat)) {
    session_.hand_over(seat, stand_in);
    message_ = fmt::format(fmt::runtime(word(PlayWord::bot_sits)), stand_in, seat_name(seat));
  } else {
    session_.take_back(seat);
    message_ = fmt::format(fmt::runtime(word(PlayWord::person_sits)), seat_name(seat));
  }
  changed();
}

/// Who is awaited, or who sits alone among bots.
Seat PlaySession::who_would_resign() const {
  return session_.awaits_person() ? session_.awaited().seat : session_.people().front();
}

void PlaySession::resign() {
  const Seat seat = who_would_resign();
  session_.resign(seat);
  message_ = fmt::format(fmt::runtime(word(PlayWord::resigned)), seat_name(seat));
  changed();
}

}  // namespace salida

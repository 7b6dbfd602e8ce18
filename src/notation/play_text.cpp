#include "notation/play_text.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>

#include "core/hand.hpp"
#include "core/play.hpp"
#include "notation/phrases.hpp"
#include "notation/reading.hpp"
#include "notation/squares.hpp"

namespace salida {

namespace {

/// Of the pieces of a hand on one square, the first has no letter, then b, c, d. Those in the nest are alike.
std::string letter_of(const Rules& rules, const Hand& hand, unsigned piece) {
  if (!Board{.arms = rules.board.arms}.on_the_way(hand[piece])) return {};
  const auto before =
      std::count(hand.begin(), std::next(hand.begin(), static_cast<std::ptrdiff_t>(piece)), hand[piece]);
  return before == 0 ? std::string() : std::string(1, static_cast<char>('a' + before));
}

std::string_view sign_of(ActionKind kind) {
  switch (kind) {
    case ActionKind::jump: return "=";
    case ActionKind::reward: return "+";
    case ActionKind::crown: return "^";
    case ActionKind::atone: return "!";
    default: return "-";
  }
}

struct ActionWords {
  std::string from;     // for a stop or a call, all of it
  std::string letter;   // b, c, d
  std::string to;       // with its sign
  std::string capture;  // x
  std::string pips;     // with their colon

  [[nodiscard]] std::string text() const { return from + letter + to + capture + pips; }
};

/// Takes a text apart, whatever it says.
ActionWords read_words(std::string_view text) {
  ActionWords words;
  const std::size_t colon = std::min(text.find(':'), text.size());
  words.pips = text.substr(colon);
  text = text.substr(0, colon);
  const std::size_t sign = std::min(text.find_first_of("-=+^!"), text.size());
  words.from = text.substr(0, sign);
  words.to = text.substr(sign);
  if (words.to.ends_with('x')) {
    words.to.pop_back();
    words.capture = "x";
  }
  if (!words.to.empty() && words.from.size() > 1 && words.from.back() >= 'a' && words.from.back() <= 'd') {
    words.letter = words.from.back();
    words.from.pop_back();
  }
  return words;
}

/// Whether what was written means that action: letter, capture and pips may be missing, but not be wrong.
bool means(const ActionWords& written, const ActionWords& action) {
  const bool same_piece = written.letter.empty() || written.letter == (action.letter.empty() ? "a" : action.letter);
  return written.from == action.from && written.to == action.to && same_piece &&
         (written.capture.empty() || written.capture == action.capture) &&
         (written.pips.empty() || written.pips == action.pips);
}

bool captures(const Rules& rules, const Position& position, Action action) {
  if (action.kind == ActionKind::crown || action.kind == ActionKind::atone) return false;
  const Position next = after(rules, position, action);
  const auto in_nest = [](const Position& some, unsigned seat) { return std::ranges::count(some.pieces[seat], nest); };
  for (unsigned seat = 0; seat < rules.board.arms; ++seat) {
    if (seat != position.turn && in_nest(next, seat) > in_nest(position, seat)) return true;
  }
  return false;
}

ActionWords words_for(const Rules& rules, const Position& position, Action action) {
  if (action.kind == ActionKind::stop) return {.from = ".", .letter = {}, .to = {}, .capture = {}, .pips = {}};
  if (action.kind == ActionKind::call) {
    return {.from = "call" + std::to_string(action.piece + 1), .letter = {}, .to = {}, .capture = {}, .pips = {}};
  }
  const Seat seat = action.kind == ActionKind::atone ? position.offender : position.turn;
  const bool enters = action.kind == ActionKind::enter;
  const Hand& hand = position.pieces[seat];
  ActionWords words;
  words.from = enters ? "n" : place_text(rules, seat, hand[action.piece]);
  words.letter = enters ? std::string() : letter_of(rules, hand, action.piece);
  words.to =
      std::string(sign_of(action.kind)) + place_text(rules, seat, action.kind == ActionKind::atone ? nest : action.to);
  if (captures(rules, position, action)) words.capture = "x";
  // Bouncing at the goal, a piece may come to one square by two dice or two rewards.
  for (const Action& other : legal_actions(rules, position)) {
    if (other.pips == action.pips) continue;
    if (other.kind == action.kind && other.piece == action.piece && other.to == action.to) {
      words.pips = ":" + std::to_string(action.pips);
    }
  }
  return words;
}

}  // namespace

std::string to_text(Roll roll) {
  return roll.second == 0 ? std::to_string(roll.first) : std::to_string(roll.first) + "-" + std::to_string(roll.second);
}

Result<Roll> parse_roll(std::string_view text) {
  const std::vector<std::string_view> dice = parts_of(text, '-');
  const std::optional<int> first = number_in(dice[0], 1, 6);
  const std::optional<int> second = dice.size() > 1 ? number_in(dice[1], 1, 6) : std::optional<int>(0);
  if (dice.size() > 2 || !first || !second) {
    return Error{.where = {}, .message = "expected a roll as in 5-3, or 5 for one die; found " + in_quotes(text)};
  }
  return Roll{.first = static_cast<std::uint8_t>(*first), .second = static_cast<std::uint8_t>(*second)};
}

std::string to_text(const Rules& rules, const Position& position, Action action) {
  return words_for(rules, position, action).text();
}

Result<Action> parse_action(const Rules& rules, const Position& position, std::string_view text) {
  std::vector<std::string> texts;
  const ActionList legal = legal_actions(rules, position);
  for (const Action& action : legal) {
    const ActionWords words = words_for(rules, position, action);
    if (means(read_words(text), words)) return action;
    texts.push_back(words.text());
  }
  std::ranges::sort(texts);
  const std::vector<std::string_view> names(texts.begin(), texts.end());
  const std::string expected = names.empty() ? "expected nothing: no action is awaited" : "expected " + any_of(names);
  return Error{.where = {}, .message = expected + "; found " + in_quotes(text)};
}

std::string play_text(const Rules& rules, Position position, std::span<const Action> play) {
  std::string text;
  for (const Action& action : play) {
    if (!text.empty()) text += ' ';
    text += to_text(rules, position, action);
    position = after(rules, position, action);
  }
  return text.empty() ? "-" : text;
}

Result<std::vector<Action>> parse_play(const Rules& rules, Position position, std::string_view text) {
  std::vector<Action> play;
  const std::vector<std::string_view> words = words_of(text);
  const bool nothing = words.size() == 1 && words[0] == "-";
  for (std::size_t k = 0; !nothing && k < words.size(); ++k) {
    const Result<Action> action = parse_action(rules, position, words[k]);
    if (!action) return Error{.where = "word " + std::to_string(k + 1), .message = action.error().message};
    play.push_back(*action);
    position = after(rules, position, *action);
  }
  if (position.phase == Phase::play || position.phase == Phase::atone) {
    Error error = parse_action(rules, position, "").error();
    error.message = error.message.substr(0, error.message.rfind("; found")) + "; found the end";
    return error;
  }
  return play;
}

}  // namespace salida

#include "notation/play_text.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

#include "core/play.hpp"
#include "notation/move_text.hpp"
#include "notation/phrases.hpp"
#include "notation/reading.hpp"
#include "notation/squares.hpp"
#include "notation/written.hpp"

namespace salida {

namespace {

/// Whether what was written means that action: letter, capture and pips may be missing, but not be wrong.
bool means(const Written& written, const Rules& rules, const Position& position, Action action) {
  if (written.kind != action.kind) return false;
  if (action.kind == ActionKind::stop) return true;
  if (action.kind == ActionKind::call) return written.caller == action.caller();
  const Hand& hand = position.pieces[to_act(position)];
  return written.from == begin_of(hand, action) && written.to == end_of(action) &&
         (written.which == 0 || written.which == letter_of(hand, action) - 'a' + 1) &&
         (written.pips == 0 || written.pips == action.pips) && (!written.captures || captures(rules, position, action));
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

bool needs_pips(const Rules& rules, const Position& position, Action action) {
  if (rules.goal.overshoot != Overshoot::bounces) return false;
  return std::ranges::any_of(legal_actions(rules, position), [action](Action other) {
    return other.pips != action.pips && other.kind == action.kind && other.piece == action.piece &&
           other.to == action.to;
  });
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

std::string to_text(const Rules& rules, const Position& position, Action action) {
  std::array<char, room_for_move> move{};
  const auto put_place = [&rules](char* at, Seat seat, Place place) {
    return std::ranges::copy(place_text(rules, seat, place), at).out;
  };
  std::string text(move.data(), put_move(move.data(), position, action, put_place));
  if (captures(rules, position, action)) text += 'x';
  if (needs_pips(rules, position, action)) text += ":" + std::to_string(action.pips);
  return text;
}

Result<Action> parse_action(const Rules& rules, const Position& position, std::string_view text) {
  const ActionList legal = legal_actions(rules, position);
  if (const std::optional<Written> written = read_written(rules, to_act(position), text)) {
    for (const Action& action : legal) {
      if (means(*written, rules, position, action)) return action;
    }
  }
  std::vector<std::string> texts;
  for (const Action& action : legal) texts.push_back(to_text(rules, position, action));
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

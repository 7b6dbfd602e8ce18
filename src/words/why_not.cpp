#include "words/why_not.hpp"

#include <cassert>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "core/engine.hpp"
#include "notation/play_text.hpp"
#include "notation/squares.hpp"
#include "words/objections.hpp"
#include "words/pattern.hpp"
#include "words/sentences.hpp"
#include "words/vocabulary.hpp"

namespace salida {

namespace {

[[nodiscard]] std::string numbers_joined(Language language, const std::vector<unsigned>& numbers) {
  std::vector<std::string> texts;
  texts.reserve(numbers.size());
  for (const unsigned number : numbers) texts.push_back(std::to_string(number));
  return joined(texts, phrase(language, Phrase::conjunction));
}

[[nodiscard]] std::string dice_words(Language language, const Position& position) {
  std::vector<unsigned> numbers;
  for (int k = 0; k < position.dice.size(); ++k) numbers.push_back(position.dice[k]);
  return numbers_joined(language, numbers);
}

[[nodiscard]] std::string reward_words(Language language, const Rules& rules, const Position& position) {
  std::vector<unsigned> numbers(position.captures_owed, rules.capture.reward);
  numbers.insert(numbers.end(), position.goals_owed, rules.goal.reward);
  return numbers_joined(language, numbers);
}

/// Whom the sentence is about, and the number in it.
struct Subject {
  Seat who;
  unsigned count;
};

[[nodiscard]] Subject subject_of(const Rules& rules, const Position& position, const Written& written, Reason reason) {
  switch (reason) {
    case Reason::does_not_play: return {.who = written.caller, .count = written.caller + 1U};
    case Reason::own_miss: return {.who = written.caller, .count = 0};
    case Reason::not_played:
    case Reason::crowns_first: return {.who = position.turn, .count = rules.repeat.limit};
    default: return {.who = to_act(position), .count = position.freed};
  }
}

/// How else the move is written, where only the sign is wrong.
[[nodiscard]] std::string written_right(const Rules& rules, Seat seat, const Written& written, Reason reason) {
  if (reason != Reason::one_jump && reason != Reason::is_reward) return {};
  const ActionKind kind = reason == Reason::one_jump ? ActionKind::jump : ActionKind::reward;
  return text_of_move(rules, seat, kind, written.from, written.to);
}

[[nodiscard]] WhyNot said(Language language, const NamedRules& named, const Position& position,
                          const Objection& objection, const Written& written) {
  const Rules& rules = named.rules;
  const auto [who, count] = subject_of(rules, position, written, objection.reason);
  std::vector<Gap> gaps = vocabulary(language, named);
  const auto fill = [&](std::string_view name, std::string text) {
    gaps.push_back({.name = name, .text = std::move(text)});
  };
  fill("who", seat_words(language, named, who));
  fill("other", seat_words(language, named, objection.other));
  fill("from", place_words(language, named, who, written.from));
  fill("to", place_words(language, named, who, written.to));
  fill("square", place_words(language, named, who, objection.square));
  fill("start_square", place_text(rules, who, start_place));
  fill("needed", std::to_string(objection.needed));
  fill("pips", std::to_string(written.pips));
  fill("dice", dice_words(language, position));
  fill("sum", std::to_string(position.dice.sum()));
  fill("rewards", reward_words(language, rules, position));
  fill("count", std::to_string(count));
  fill("some_pieces", filled(phrase(language, count == 1 ? Phrase::one_piece : Phrase::many_pieces), gaps));
  fill("instead", written_right(rules, who, written, objection.reason));

  const ReasonWords& words = words_for(objection.reason);
  const std::string_view pattern = language == Language::english ? words.en : words.es;
  return {.rule = std::string(rule_number(objection.reason, named.letter)),
          .field = std::string(words.field),
          .sentence = capitalised(worded(language, pattern, gaps))};
}

[[nodiscard]] WhyNot why_not_in(Language language, const NamedRules& named, const Position& position,
                                std::string_view text) {
  const std::optional<Written> written = read_written(named.rules, to_act(position), text);
  if (!written) return said(language, named, position, {.reason = Reason::no_action}, {});
  return said(language, named, position, objection_to(named.rules, position, *written), *written);
}

}  // namespace

WhyNot why_not(Language language, const NamedRules& named, const Position& position, std::string_view text) {
  assert(!parse_action(named.rules, position, text));
  return why_not_in(language, named, position, text);
}

WhyNot why_not(Language language, const NamedRules& named, const Position& awaiting, Roll roll, std::string_view text) {
  assert(awaiting.phase == Phase::roll);
  const Position next = after_roll(named.rules, awaiting, roll);
  if (next.phase == Phase::play) return why_not(language, named, next, text);
  const Engine engine{Given(named.rules)};
  Position rolled = awaiting;
  engine.begin_roll(rolled, roll);
  if (rolled.phase == Phase::play) return why_not_in(language, named, rolled, text);
  return said(language, named, awaiting, {.reason = Reason::not_played}, {});
}

WhyNot why_not(Language language, const NamedRules& named, const Position& position, Roll roll) {
  const Objection objection = objection_to(named.rules, position, roll);
  assert(objection.reason != Reason::unexplained);
  return said(language, named, position, objection, {});
}

WhyNot why_not_over(Language language, const NamedRules& named, const Position& position) {
  assert(position.phase == Phase::play || position.phase == Phase::atone);
  return said(language, named, position, objection_to_end(named.rules, position), {});
}

}  // namespace salida

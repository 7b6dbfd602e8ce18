#include "words/story.hpp"

#include <array>
#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

#include "words/pattern.hpp"
#include "words/sentences.hpp"
#include "words/vocabulary.hpp"

namespace salida {

namespace {

[[nodiscard]] std::string dice_words(Language language, DiceLeft dice) {
  std::vector<std::string> numbers;
  numbers.reserve(static_cast<std::size_t>(dice.size()));
  for (int k = 0; k < dice.size(); ++k) numbers.push_back(std::to_string(dice[k]));
  return joined(numbers, phrase(language, Phrase::conjunction));
}

/// "Green, 2 of Blue": whose pieces were sent to their nests.
[[nodiscard]] std::string victims(Language language, const NamedRules& named, const Event& event) {
  std::vector<std::string> parts;
  for (unsigned seat = 0; seat < max_seats; ++seat) {
    const int count = event.captured[seat];
    if (count == 0) continue;
    const std::array gaps{Gap{.name = "other", .text = seat_words(language, named, static_cast<Seat>(seat))},
                          Gap{.name = "count", .text = std::to_string(count)}};
    parts.push_back(filled(phrase(language, count == 1 ? Phrase::one_of_seat : Phrase::many_of_seat), gaps));
  }
  return joined(parts, phrase(language, Phrase::conjunction));
}

[[nodiscard]] std::string_view pattern_of(Language language, const NamedRules& named, const Event& event) {
  if (event.kind == EventKind::rolled && !event.dice.empty()) return phrase(language, Phrase::rolled_as);
  const bool crowns = named.rules.repeat.penalty == Penalty::piece_to_goal;
  if (event.kind == EventKind::repeated_too_often && crowns) return phrase(language, Phrase::crowns_a_piece);
  return sentence(language, event.kind);
}

}  // namespace

std::string roll_words(Language language, Roll roll) {
  if (roll.second == 0) return std::to_string(roll.first);
  const std::array gaps{Gap{.name = "first", .text = std::to_string(roll.first)},
                        Gap{.name = "second", .text = std::to_string(roll.second)}};
  return filled(phrase(language, Phrase::both_dice), gaps);
}

std::string tell(Language language, const NamedRules& named, const Event& event) {
  std::vector<Gap> gaps = vocabulary(language, named);
  const auto fill = [&](std::string_view name, std::string text) {
    gaps.push_back({.name = name, .text = std::move(text)});
  };
  const auto part = [&](Phrase which) { return filled(phrase(language, which), gaps); };
  fill("who", seat_words(language, named, event.seat));
  fill("other", seat_words(language, named, event.other));
  fill("roll", roll_words(language, event.roll));
  fill("dice", dice_words(language, event.dice));
  fill("pips", std::to_string(event.pips));
  fill("count", std::to_string(event.count));
  fill("tries", std::to_string(named.rules.entry.tries));
  fill("from", place_words(language, named, event.seat, event.from));
  fill("to", place_words(language, named, event.seat, event.to));
  fill("whom", victims(language, named, event));
  const bool captures = event.captured != decltype(event.captured){};
  fill("captures_whom", captures ? part(Phrase::captures_clause) : std::string{});
  fill("some_pieces", part(event.count == 1 ? Phrase::one_piece : Phrase::many_pieces));
  fill("some_rewards", part(event.count == 1 ? Phrase::one_reward : Phrase::many_rewards));
  return capitalised(worded(language, pattern_of(language, named, event), gaps));
}

}  // namespace salida

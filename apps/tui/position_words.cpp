#include "tui/position_words.hpp"

#include <span>
#include <string_view>
#include <utility>

#include "core/play.hpp"
#include "words/pattern.hpp"
#include "words/sentences.hpp"
#include "words/story.hpp"
#include "words/vocabulary.hpp"

namespace salida {
namespace {

struct Pattern {
  std::string_view en, es;
};

constexpr Pattern rolls{.en = "{who} to roll", .es = "tira {who}"};
constexpr Pattern owes{.en = "{who} has yet to play {owed}", .es = "{who} debe jugar {owed}"};
constexpr Pattern rewards{.en = "rewards of {pips}", .es = "premios de {pips}"};
constexpr Pattern frees{.en = "{who} may free more or stop", .es = "{who} puede sacar más o plantarse"};
constexpr Pattern plays{.en = "{who} to play", .es = "juega {who}"};
constexpr Pattern crowns{.en = "{who} takes a {piece} to {goal}", .es = "{who} lleva una {piece} a {goal}"};
constexpr Pattern atones{.en = "{who} gives up a {piece}", .es = "{who} entrega una {piece}"};
constexpr Pattern is_over{.en = "{who} has won", .es = "ganó {who}"};

[[nodiscard]] std::string in(Language language, Pattern pattern, std::span<const Gap> gaps) {
  return worded(language, language == Language::english ? pattern.en : pattern.es, gaps);
}

/// "a reward of 20", "rewards of 20 and 10".
[[nodiscard]] std::string rewards_owed(Language language, const Rules& rules, const Position& position) {
  std::vector<std::string> pips(position.captures_owed, std::to_string(rules.capture.reward));
  pips.insert(pips.end(), position.goals_owed, std::to_string(rules.goal.reward));
  if (pips.empty()) return {};
  const std::vector<Gap> gaps{{.name = "pips", .text = joined(pips, phrase(language, Phrase::conjunction))}};
  return pips.size() == 1 ? filled(phrase(language, Phrase::one_reward), gaps) : in(language, rewards, gaps);
}

/// Dice and rewards that are not played yet.
[[nodiscard]] std::string owed(Language language, const Rules& rules, const Position& position) {
  std::vector<std::string> parts;
  for (int k = 0; k < position.dice.size(); ++k) parts.push_back(std::to_string(position.dice[k]));
  if (std::string text = rewards_owed(language, rules, position); !text.empty()) parts.push_back(std::move(text));
  return joined(parts, phrase(language, Phrase::conjunction));
}

[[nodiscard]] Pattern pattern_of(const Position& position, bool owes_something) {
  switch (position.phase) {
    case Phase::roll: return rolls;
    case Phase::atone: return atones;
    case Phase::over: return is_over;
    default: break;
  }
  if (position.crowns) return crowns;
  if (position.freed > 0) return frees;
  return owes_something ? owes : plays;
}

[[nodiscard]] Seat who_is_meant(const Position& position) {
  const bool has_winner = position.phase == Phase::over && position.finished != 0;
  return has_winner ? static_cast<Seat>((position.finished & 15U) - 1U) : to_act(position);
}

}  // namespace

std::string awaited_words(Language language, const NamedRules& named, const Position& position) {
  const std::string to_play = owed(language, named.rules, position);
  std::vector<Gap> gaps = vocabulary(language, named);
  gaps.push_back({.name = "who", .text = seat_words(language, named, who_is_meant(position))});
  gaps.push_back({.name = "owed", .text = to_play});
  return in(language, pattern_of(position, !to_play.empty()), gaps);
}

std::string told(Language language, const NamedRules& named, const std::vector<Event>& events) {
  std::string text;
  for (const Event& event : events) {
    if (goes_without_saying(event.kind)) continue;
    if (!text.empty()) text += ' ';
    text += tell(language, named, event);
  }
  return text;
}

}  // namespace salida

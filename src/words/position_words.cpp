#include "words/position_words.hpp"

#include "words/situation.hpp"
#include "words/story.hpp"

namespace salida {

std::string awaited_words(Language language, const NamedRules& named, const Position& position) {
  const std::vector<std::string> sentences = situation_words(language, named, position);
  return position.phase == Phase::over ? sentences.back() : sentences.front();
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

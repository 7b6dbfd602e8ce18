#include "tui/board_labels.hpp"

#include <algorithm>
#include <string>
#include <string_view>

#include "words/vocabulary.hpp"

namespace salida {
namespace {

/// As a label: "la cárcel" is "cárcel".
[[nodiscard]] std::string label(const std::vector<Gap>& vocabulary, std::string_view name) {
  const auto gap = std::ranges::find(vocabulary, name, &Gap::name);
  std::string_view text = gap->text;
  for (const std::string_view article : {"the ", "la ", "el "}) {
    if (text.starts_with(article)) text.remove_prefix(article.size());
  }
  return std::string(text);
}

}  // namespace

std::vector<SeatMark> marks_of(const NamedRules& named, Language language) {
  std::vector<std::string> names;
  for (Seat seat = 0; seat < named.rules.board.arms; ++seat) names.push_back(seat_words(language, named, seat));
  return seat_marks(names, seat_colours(named));
}

BoardWords board_words_of(const NamedRules& named, Language language) {
  const std::vector<Gap> gaps = vocabulary(language, named);
  return {.nest = label(gaps, "nest"), .column = label(gaps, "column"), .goal = label(gaps, "goal")};
}

}  // namespace salida

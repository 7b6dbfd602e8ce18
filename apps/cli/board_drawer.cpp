#include "board_drawer.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>
#include <string_view>

#include <unistd.h>

#include "output.hpp"
#include "words/vocabulary.hpp"

namespace salida::cli {
namespace {

[[nodiscard]] std::string_view environment(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? std::string_view{} : std::string_view{value};
}

[[nodiscard]] bool is_utf8_here() {
  for (const char* const name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const std::string_view value = environment(name);
    if (!value.empty())
      return value.find("UTF-8") != std::string_view::npos || value.find("utf8") != std::string_view::npos;
  }
  return false;
}

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
  std::vector<unsigned> colours;
  const auto palette = colour_names();
  for (Seat seat = 0; seat < named.rules.board.arms; ++seat) {
    names.push_back(seat_words(language, named, seat));
    const auto found = seat < named.colours.size() ? std::ranges::find(palette, named.colours[seat]) : palette.end();
    colours.push_back(found == palette.end() ? seat : static_cast<unsigned>(found - palette.begin()));
  }
  return seat_marks(names, colours);
}

TextStyle style_of_output() {
  if (isatty(STDOUT_FILENO) != 1) return {};
  const bool plain = !environment("NO_COLOR").empty() || environment("TERM") == "dumb";
  return {.colour = plain ? TextColour::none : TextColour::ansi,
          .letters = is_utf8_here() ? TextLetters::unicode : TextLetters::ascii};
}

BoardDrawer::BoardDrawer(const NamedRules& named, Language language)
    : named_(named), seats_(marks_of(named, language)), style_(style_of_output()) {
  const std::vector<Gap> gaps = vocabulary(language, named);
  words_ = {.nest = label(gaps, "nest"), .column = label(gaps, "column"), .goal = label(gaps, "goal")};
}

void BoardDrawer::draw(const Position& position) const {
  for (const std::string& line : board_text(named_.rules, position, seats_, words_, style_)) print_line(line);
  print_line("");
}

}  // namespace salida::cli

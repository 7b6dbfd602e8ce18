#include "cli/playing/board_drawer.hpp"

#include <cstdlib>
#include <string>
#include <string_view>

#include <unistd.h>

#include "cli/machine/output.hpp"
#include "tui/board_labels.hpp"

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

}  // namespace

TextStyle style_of_output() {
  if (isatty(STDOUT_FILENO) != 1) return {};
  const bool plain = !environment("NO_COLOR").empty() || environment("TERM") == "dumb";
  return {.colour = plain ? TextColour::none : TextColour::ansi,
          .letters = is_utf8_here() ? TextLetters::unicode : TextLetters::ascii};
}

BoardDrawer::BoardDrawer(const NamedRules& named, Language language)
    : named_(named),
      seats_(marks_of(named, language)),
      words_(board_words_of(named, language)),
      style_(style_of_output()) {}

void BoardDrawer::draw(const Position& position) const {
  for (const std::string& line : board_text(named_.rules, position, seats_, words_, style_)) print_line(line);
  print_line("");
}

}  // namespace salida::cli

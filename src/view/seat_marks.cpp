#include "view/seat_marks.hpp"

#include <algorithm>
#include <string_view>

namespace salida {
namespace {

constexpr std::string_view capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

[[nodiscard]] char capital(char letter) {
  return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

/// The first letter of the name that is still free, or else any: letters outside ASCII would not do in every terminal.
[[nodiscard]] char letter_for(std::string_view name, std::string_view taken) {
  const auto is_free = [taken](char letter) {
    return capitals.find(letter) != std::string_view::npos && taken.find(letter) == std::string_view::npos;
  };
  for (const char letter : name) {
    if (is_free(capital(letter))) return capital(letter);
  }
  return *std::ranges::find_if(capitals, is_free);
}

}  // namespace

std::vector<SeatMark> seat_marks(std::span<const std::string> names, std::span<const unsigned> colours) {
  std::vector<SeatMark> marks;
  std::string taken;
  for (unsigned seat = 0; seat < names.size(); ++seat) {
    const unsigned colour = seat < colours.size() ? colours[seat] : seat;
    taken += letter_for(names[seat], taken);
    marks.push_back(
        {.name = names[seat], .letter = taken.back(), .colour = colour % static_cast<unsigned>(seat_palette.size())});
  }
  return marks;
}

std::vector<unsigned> seat_colours(const NamedRules& named) {
  std::vector<unsigned> colours;
  const auto palette = colour_names();
  for (unsigned seat = 0; seat < named.rules.board.arms; ++seat) {
    const auto found = seat < named.colours.size() ? std::ranges::find(palette, named.colours[seat]) : palette.end();
    colours.push_back(found == palette.end() ? seat : static_cast<unsigned>(found - palette.begin()));
  }
  return colours;
}

}  // namespace salida

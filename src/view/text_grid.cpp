#include "view/text_grid.hpp"

namespace salida {

TextGrid::TextGrid(unsigned rows, unsigned columns) : columns_(columns), rows_(rows, std::vector<Cell>(columns)) {}

void TextGrid::put(unsigned row, unsigned column, std::string_view text, std::string_view style) {
  for (std::size_t from = 0; from < text.size() && column < columns_; ++column) {
    std::size_t to = from + 1;
    while (to < text.size() && (static_cast<unsigned char>(text[to]) & 0xC0U) == 0x80U) ++to;  // the rest of a letter
    rows_[row][column] = {.letter = std::string(text.substr(from, to - from)), .style = std::string(style)};
    from = to;
  }
}

std::vector<std::string> TextGrid::lines(Styles styles) const {
  std::vector<std::string> all;
  for (const std::vector<Cell>& row : rows_) {
    std::size_t used = row.size();
    while (used > 0 && row[used - 1].letter == " ") --used;
    std::string line;
    std::string_view now;
    for (std::size_t k = 0; k < used; ++k) {
      if (styles == Styles::shown && row[k].style != now) {
        line += "\033[0";
        if (!row[k].style.empty()) line += ';' + row[k].style;
        line += 'm';
        now = row[k].style;
      }
      line += row[k].letter;
    }
    if (!now.empty()) line += "\033[0m";
    all.push_back(std::move(line));
  }
  return all;
}

}  // namespace salida

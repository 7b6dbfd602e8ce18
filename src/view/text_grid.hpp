// A grid of characters, each with a style; later text overwrites earlier text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace salida {

class TextGrid {
 public:
  TextGrid(unsigned rows, unsigned columns);

  /// Writes UTF-8 text, cut at the end of the row. The style is the parameters of an SGR sequence.
  void put(unsigned row, unsigned column, std::string_view text, std::string_view style = {});

  enum class Styles { shown, left_out };

  /// Returns a line for each row, without blanks at its end.
  [[nodiscard]] std::vector<std::string> lines(Styles styles) const;

 private:
  struct Cell {
    std::string letter = " ";
    std::string style;
  };
  unsigned columns_;
  std::vector<std::vector<Cell>> rows_;
};

}  // namespace salida

// A sheet of characters, one to a cell, each with a style: what is put on it twice is overwritten.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace salida {

class TextGrid {
 public:
  TextGrid(unsigned rows, unsigned columns);

  /// UTF-8, cut at the end of the row. The style is the parameters of an SGR sequence.
  void put(unsigned row, unsigned column, std::string_view text, std::string_view style = {});

  enum class Styles { shown, left_out };

  /// A line for each row, without blanks at its end.
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

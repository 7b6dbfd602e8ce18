// Checks the lines of a house-rules file before toml++ sees them, and allows only as much TOML as house rules need:
// some faults are undefined behaviour in toml++ 3.3, such as letters beyond ASCII outside quotation marks, headings
// that do not begin with a name, stray braces and broken dates.
#pragma once

#include <string_view>

namespace salida {

/// Reads a file line by line. fault_of returns what is wrong with a line; empty if it looks like one of these:
///
///   [entry]          tries = 3          five_six = true          on = "five"          colours = ["red",
///   # a comment                                                                          "blue"]
class HouseRulesLines {
 public:
  [[nodiscard]] std::string_view fault_of(std::string_view line);

 private:
  std::string_view heading();
  std::string_view assignment();
  std::string_view value();
  std::string_view list();

  void skip_blanks();
  bool skip(char c);
  bool skip_name();
  bool skip_text();
  std::string_view skip_word();
  [[nodiscard]] bool at_end();

  std::string_view rest_;
  bool in_list_ = false;
};

}  // namespace salida

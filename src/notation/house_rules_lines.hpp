// The shape of a house-rules file: TOML, but no more of it than house rules need. Everything else is refused before
// toml++ sees it, since version 3.3 answers some faults with undefined behaviour: letters beyond ASCII outside of
// quotation marks, headings that begin like no name, stray braces, broken dates.
#pragma once

#include <string_view>

namespace salida {

/// Reads line after line and says what is wrong with one; nothing where it is
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

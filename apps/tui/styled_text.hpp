// Lines of text with styles in them, as the board comes: taken apart, cut, folded, and kept from doing harm.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace salida {

/// A stretch of one style; the style is the parameters of an SGR sequence, without the 0 before them.
struct TextRun {
  std::string_view text;
  std::string_view style;
  friend bool operator==(const TextRun&, const TextRun&) = default;
};

/// The runs of a line as TextGrid writes it.
[[nodiscard]] std::vector<TextRun> runs_of(std::string_view line);

/// In letters, not in bytes.
[[nodiscard]] unsigned letters_in(std::string_view text);

/// The first letters, no more than that.
[[nodiscard]] std::string_view first_letters(std::string_view text, unsigned most);

/// The words, between blanks.
[[nodiscard]] std::vector<std::string_view> words_in(std::string_view text);

/// Lines of no more than so many letters, broken between words where that can be.
[[nodiscard]] std::vector<std::string> wrapped(std::string_view text, unsigned width);

/// For terminals that know no more: "cárcel" is "carcel", an arrow is ">".
[[nodiscard]] std::string in_ascii(std::string_view text);

/// What a stranger wrote, fit for a terminal: control characters and bytes that are no UTF-8 become blanks.
[[nodiscard]] std::string harmless(std::string_view text);

}  // namespace salida

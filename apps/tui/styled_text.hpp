// Works on lines of text with styles, such as those of the board: takes them apart, cuts, wraps and cleans them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace salida {

/// A stretch of text in one style: the parameters of an SGR sequence, without the leading 0.
struct TextRun {
  std::string_view text;
  std::string_view style;
  friend bool operator==(const TextRun&, const TextRun&) = default;
};

/// Returns the runs of a line that TextGrid wrote.
[[nodiscard]] std::vector<TextRun> runs_of(std::string_view line);

/// Returns the length in letters, not in bytes.
[[nodiscard]] unsigned letters_in(std::string_view text);

/// Returns at most so many letters from the beginning.
[[nodiscard]] std::string_view first_letters(std::string_view text, unsigned most);

/// Returns the words between blanks.
[[nodiscard]] std::vector<std::string_view> words_in(std::string_view text);

/// Returns lines of at most `width` letters, broken between words if possible.
[[nodiscard]] std::vector<std::string> wrapped(std::string_view text, unsigned width);

/// Replaces everything outside ASCII, for terminals that show nothing else: "cárcel" becomes "carcel", an arrow ">".
[[nodiscard]] std::string in_ascii(std::string_view text);

/// Makes text from outside safe for a terminal: control characters and bytes that are not UTF-8 become blanks.
[[nodiscard]] std::string harmless(std::string_view text);

}  // namespace salida

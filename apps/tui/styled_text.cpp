#include "tui/styled_text.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace salida {
namespace {

[[nodiscard]] bool continues(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

/// The bytes of the letter that begins there.
[[nodiscard]] std::size_t bytes_of_letter(std::string_view text, std::size_t at) {
  std::size_t end = at + 1;
  while (end < text.size() && continues(text[end])) ++end;
  return end - at;
}

/// The code point of a letter, or nothing where its bytes are no UTF-8.
[[nodiscard]] std::optional<std::uint32_t> code_of(std::string_view letter) {
  const auto lead = static_cast<unsigned char>(letter[0]);
  const std::size_t size = lead < 0x80 ? 1 : lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
  if (letter.size() != size || (lead >= 0x80 && lead < 0xC2) || lead > 0xF4) return std::nullopt;
  if (size == 1) return lead;
  std::uint32_t code = lead & (0x7FU >> size);
  for (const char byte : letter.substr(1)) code = (code << 6U) | (static_cast<unsigned char>(byte) & 0x3FU);
  constexpr std::array<std::uint32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
  const bool is_good = code >= least[size] && code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF);
  return is_good ? std::optional(code) : std::nullopt;
}

struct Fold {
  std::string_view letter;
  std::string_view ascii;
};

constexpr auto folds =
    std::to_array<Fold>({{"á", "a"}, {"é", "e"}, {"í", "i"}, {"ó", "o"}, {"ú", "u"},   {"ü", "u"},  {"ñ", "n"},
                         {"Á", "A"}, {"É", "E"}, {"Í", "I"}, {"Ó", "O"}, {"Ú", "U"},   {"Ü", "U"},  {"Ñ", "N"},
                         {"¡", "!"}, {"¿", "?"}, {"·", "|"}, {"★", "*"}, {"░", " "},   {"▶", ">"},  {"←", "<"},
                         {"→", ">"}, {"↑", "^"}, {"↓", "v"}, {"–", "-"}, {"…", "..."}, {"“", "\""}, {"”", "\""}});

[[nodiscard]] std::string_view folded(std::string_view letter) {
  if (letter.size() == 1) return letter;
  const auto found = std::ranges::find(folds, letter, &Fold::letter);
  return found == folds.end() ? "?" : found->ascii;
}

}  // namespace

std::vector<TextRun> runs_of(std::string_view line) {
  std::vector<TextRun> runs;
  std::string_view style;
  while (!line.empty()) {
    const std::size_t next = line.find("\033[0");
    if (next != 0) runs.push_back({.text = line.substr(0, next), .style = style});
    if (next == std::string_view::npos) break;
    const std::size_t end = std::min(line.find('m', next), line.size() - 1);
    style = line.substr(next + 3, end - next - 3);
    if (style.starts_with(';')) style.remove_prefix(1);
    line.remove_prefix(end + 1);
  }
  return runs;
}

unsigned letters_in(std::string_view text) {
  return static_cast<unsigned>(text.size()) - static_cast<unsigned>(std::ranges::count_if(text, continues));
}

std::string_view first_letters(std::string_view text, unsigned most) {
  std::size_t end = 0;
  for (unsigned k = 0; k < most && end < text.size(); ++k) end += bytes_of_letter(text, end);
  return text.substr(0, end);
}

std::vector<std::string_view> words_in(std::string_view text) {
  std::vector<std::string_view> words;
  while (true) {
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    if (text.empty()) return words;
    words.push_back(text.substr(0, text.find(' ')));
    text.remove_prefix(words.back().size());
  }
}

std::vector<std::string> wrapped(std::string_view text, unsigned width) {
  std::vector<std::string> lines(1);
  for (std::string_view word : words_in(text)) {
    if (!lines.back().empty() && letters_in(lines.back()) + 1 + letters_in(word) > width) lines.emplace_back();
    if (!lines.back().empty()) lines.back() += ' ';
    for (; letters_in(word) > width; lines.emplace_back()) {  // it begins a line, and fits none
      const std::string_view part = first_letters(word, std::max(width, 1U));
      lines.back() += part;
      word.remove_prefix(part.size());
    }
    lines.back() += word;
  }
  return lines;
}

std::string in_ascii(std::string_view text) {
  std::string ascii;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t size = bytes_of_letter(text, at);
    ascii += folded(text.substr(at, size));
    at += size;
  }
  return ascii;
}

std::string harmless(std::string_view text) {
  std::string good;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t size = bytes_of_letter(text, at);
    const std::optional<std::uint32_t> code = code_of(text.substr(at, size));
    const bool is_control = !code || *code < 0x20 || (*code >= 0x7F && *code < 0xA0);
    if (is_control) good += ' ';
    else good += text.substr(at, size);
    at += size;
  }
  return good;
}

}  // namespace salida

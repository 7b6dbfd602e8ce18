// Writes what a record says about a game before the first roll and after the last: lines of a key and a value, for both
// forms of the record. header_reader.hpp reads them.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "record/record.hpp"

namespace salida {

struct Header {
  std::string key;
  std::string value;
  std::string where{};  // it was read, for messages
};

/// Returns the terms of the game, in order, beginning with "record"...
[[nodiscard]] std::vector<Header> term_headers(const Record& record);

/// ...and what follows them: where the dice come from, what the game was for, and when.
[[nodiscard]] std::vector<Header> other_headers(const Record& record);

/// Returns how the game ended; `end` is its last position.
[[nodiscard]] std::vector<Header> closing_headers(const Record& record, const Position& end);

[[nodiscard]] std::string hex_text(const std::array<std::uint8_t, 32>& bytes);

/// Adds a line such as [rules "medellin"].
void add_header_line(std::string& text, const Header& header);

/// Returns what the dice commit to: the terms as lines, each with its newline.
[[nodiscard]] std::string terms_of(const Record& record);

}  // namespace salida

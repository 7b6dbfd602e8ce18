// What a record says of a game before the first roll and after the last: lines of a key and a value, in either form of
// the record.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "notation/result.hpp"
#include "record/record.hpp"

namespace salida {

struct Header {
  std::string key;
  std::string value;
  std::string where{};  // for messages, where it was read
};

/// The terms of the game, from "record" on, in order...
[[nodiscard]] std::vector<Header> term_headers(const Record& record);

/// ...and behind them where its dice come from, what the game was for, and when.
[[nodiscard]] std::vector<Header> other_headers(const Record& record);

/// How the game that came to this position ended.
[[nodiscard]] std::vector<Header> closing_headers(const Record& record, const Position& end);

[[nodiscard]] std::string hex_text(const std::array<std::uint8_t, 32>& bytes);

/// [rules "medellin"] and a newline.
void add_header_line(std::string& text, const Header& header);

/// What the dice are bound to: the lines of the terms, each ended by a newline.
[[nodiscard]] std::string terms_of(const Record& record);

/// The record of a game whose first roll is awaited; who begins is not known yet but where a position says so. `where`
/// names the whole for what is missing.
Result<Record> read_opening(std::span<const Header> headers, std::string_view where);

/// Whether these close the game that came to this position; takes the seed of its dice.
std::optional<Error> read_closing(std::span<const Header> headers, std::string_view where, const Position& end,
                                  Record& record);

[[nodiscard]] bool is_closing(std::string_view key);

}  // namespace salida

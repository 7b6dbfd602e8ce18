// Records to test with: the games of tests/golden.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "core/hand.hpp"
#include "given/files.hpp"
#include "notation/play_text.hpp"
#include "notation/position_text.hpp"
#include "notation/reading.hpp"
#include "record/record.hpp"

namespace salida {

template <class T>
[[nodiscard]] T what_is_read(Result<T> result) {
  if (!result) throw std::runtime_error(result.error().text());
  return *std::move(result);
}

/// The first golden game of a rule set or of house rules.
[[nodiscard]] inline Record golden_game(const std::string& id) {
  Record record;
  record.named = rules_called(id);
  const std::string text = text_of(in_repository("tests/golden/" + id + ".txt"));
  Position position;
  for (const std::string_view line : parts_of(text, '\n')) {
    if (line.empty() || (line.starts_with('#') && !record.steps.empty())) break;
    if (line.starts_with('#')) continue;
    const std::vector<std::string_view> parts = parts_of(line, '\t');
    if (record.steps.empty()) record.begins = position = what_is_read(parse_position(record.named, parts[0]));
    if (parts[1] != "call") {
      record.steps.emplace_back(what_is_read(parse_roll(parts[1])));
      position = after(record.named.rules, position, record.steps.back());
    }
    for (const Action& action : what_is_read(parse_play(record.named.rules, position, parts[2]))) {
      record.steps.emplace_back(action);
      position = after(record.named.rules, position, action);
    }
  }
  for (Seat seat = 0; seat < max_seats; ++seat) {
    const bool plays = (record.begins.playing & bit_of(seat)) != 0;
    if (plays) record.seats.push_back({.seat = seat, .kind = "person", .name = {}, .word = {}});
  }
  record.closed = true;
  return record;
}

}  // namespace salida

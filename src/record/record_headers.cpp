#include "record/record_headers.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/fields.hpp"
#include "dice/hex.hpp"
#include "notation/fields_text.hpp"
#include "notation/house_rules.hpp"
#include "notation/position_text.hpp"
#include "record/seat_changes.hpp"

namespace salida {
namespace {

constexpr std::string_view unfinished = "unfinished";

std::string dice_text(const RecordedDice& dice) {
  std::string text(name_of(dice.scheme));
  if (dice.scheme == DiceScheme::counter)
    text += " seed " + std::to_string(dice.run) + " game " + std::to_string(dice.game);
  return text;
}

/// "1 3 2".
std::string seats_text(const SeatList& seats) {
  std::string text;
  for (const int seat : numbers_of(seats)) text += (text.empty() ? "" : " ") + std::to_string(seat);
  return text;
}

std::string result_text(const Record& record, const Position& end) {
  if (end.phase == Phase::over) return seats_text(seats_in(winners(record.named.rules, end))) + " wins";
  const std::optional<Seat> winner = winner_by_resignation(record, end);
  return winner ? std::to_string(*winner + 1) + " wins by resignation" : std::string(unfinished);
}

}  // namespace

std::string hex_text(const std::array<std::uint8_t, 32>& bytes) {
  const std::array<char, 64> digits = to_hex(bytes);
  return {digits.begin(), digits.end()};
}

std::vector<Header> term_headers(const Record& record) {
  std::vector<Header> headers{{.key = "record", .value = std::to_string(record_format)},
                              {.key = "rules", .value = record.named.id},
                              {.key = "hash", .value = rules_hash(record.named.rules)}};
  const auto add = [&headers](std::string_view key, std::string value) {
    headers.push_back({.key = std::string(key), .value = std::move(value)});
  };
  if (!record.named.is_built_in()) {
    for (const HouseEntry& entry : house_entries(record.named))
      if (entry.key != "format" && entry.key != "id") add(entry.key, entry.value);
  }
  for (const RecordedSeat& seat : record.seats)
    add("seat", std::to_string(seat.seat + 1) + " " + seat.kind + (seat.name.empty() ? "" : " " + seat.name));
  for (const RecordedSeat& seat : record.seats)
    if (!seat.word.empty()) add("word", std::to_string(seat.seat + 1) + " " + seat.word);
  add("until", std::string(name_of(record.begins.play_on ? Until::places : Until::first)));
  if (record.from_position) add("start", to_text(record.named, record.begins));
  return headers;
}

std::vector<Header> other_headers(const Record& record) {
  std::vector<Header> headers{{.key = "dice", .value = dice_text(record.dice)}};
  if (record.dice.scheme == DiceScheme::hash)
    headers.push_back({.key = "commitment", .value = hex_text(record.dice.commitment)});
  if (!record.event.empty()) headers.push_back({.key = "event", .value = record.event});
  if (!record.date.empty()) headers.push_back({.key = "date", .value = record.date});
  return headers;
}

std::vector<Header> closing_headers(const Record& record, const Position& end) {
  std::vector<Header> headers{{.key = "result", .value = result_text(record, end)}};
  if (end.finished != 0) headers.push_back({.key = "places", .value = seats_text(places_of(end))});
  if (record.dice.seed) headers.push_back({.key = "seed", .value = hex_text(*record.dice.seed)});
  return headers;
}

void add_header_line(std::string& text, const Header& header) {
  ((text += '[') += header.key) += " \"";
  std::string_view rest = header.value;
  while (!rest.empty()) {
    const std::size_t plain = std::min(rest.find_first_of("\"\\\n\t"), rest.size());
    text += rest.substr(0, plain);
    rest.remove_prefix(plain);
    if (rest.empty()) break;
    text += '\\';
    text += rest.front() == '\n' ? 'n' : rest.front() == '\t' ? 't' : rest.front();
    rest.remove_prefix(1);
  }
  text += "\"]\n";
}

std::string terms_of(const Record& record) {
  std::string terms;
  for (const Header& header : term_headers(record)) add_header_line(terms, header);
  return terms;
}

}  // namespace salida

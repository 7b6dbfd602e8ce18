#include "record/header_reader.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/fields.hpp"
#include "dice/hex.hpp"
#include "notation/fields_text.hpp"
#include "notation/house_rules.hpp"
#include "notation/phrases.hpp"
#include "notation/position_text.hpp"
#include "notation/reading.hpp"
#include "record/plain_line.hpp"

namespace salida {
namespace {

using Problem = std::optional<Error>;

constexpr std::size_t longest_line = 100;
constexpr std::array<std::string_view, 9> opening_keys{"record", "rules", "hash", "event",     "date",
                                                       "until",  "start", "dice", "commitment"};
constexpr std::array<std::string_view, 2> seat_keys{"seat", "word"};  // one for each seat
constexpr std::array<std::string_view, 5> house_keys{"base", "name", "name_es", "colours", "notes"};
constexpr std::array<std::string_view, 3> closing_keys{"result", "places", "seed"};

constexpr std::string_view by_hand = name_of(DiceScheme::hand);
constexpr std::string_view by_hash = name_of(DiceScheme::hash);
constexpr std::string_view by_counter = name_of(DiceScheme::counter);

bool has(std::span<const std::string_view> keys, std::string_view key) {
  return std::ranges::find(keys, key) != keys.end();
}

/// Notes of house rules may have several lines.
bool is_text(std::string value) {
  std::ranges::replace_if(value, [](char c) { return c == '\n' || c == '\t'; }, ' ');
  return is_plain_line(value, value.size());
}

bool is_field(std::string_view key) { return key.find('.') != std::string_view::npos; }

Error wrong(const Header& header, const std::string& expected) {
  return {.where = header.where, .message = header.key + ": " + expected + "; found " + in_quotes(header.value)};
}

std::optional<std::uint64_t> whole_number(std::string_view text) {
  std::uint64_t number = 0;
  const char* const end = text.data() + text.size();
  const auto [read, problem] = std::from_chars(text.data(), end, number);
  if (text.empty() || problem != std::errc() || read != end) return std::nullopt;
  return number;
}

/// "3 person Ana": the number of the seat, and what follows it.
struct OfSeat {
  Seat seat = max_seats;
  std::string_view rest;
};

std::optional<OfSeat> seat_and_rest(std::string_view value, int arms) {
  const std::size_t blank = std::min(value.find(' '), value.size());
  const std::optional<int> seat = number_in(value.substr(0, blank), 1, arms);
  if (!seat || blank == value.size()) return std::nullopt;
  return OfSeat{.seat = static_cast<Seat>(*seat - 1), .rest = value.substr(blank + 1)};
}

class OpeningReader {
 public:
  OpeningReader(std::span<const Header> headers, std::string_view where) : headers_(headers), where_(where) {}

  Result<Record> read() {
    if (Problem problem = check_keys()) return *problem;
    if (Problem problem = read_rules()) return *problem;
    if (Problem problem = read_about()) return *problem;
    if (Problem problem = read_seats()) return *problem;
    if (Problem problem = read_words()) return *problem;
    if (Problem problem = read_beginning()) return *problem;
    if (Problem problem = read_dice()) return *problem;
    return std::move(record_);
  }

 private:
  [[nodiscard]] const Header* find(std::string_view key) const {
    const auto found = std::ranges::find(headers_, key, &Header::key);
    return found == headers_.end() ? nullptr : &*found;
  }

  [[nodiscard]] Error missing(std::string message) const {
    return {.where = std::string(where_), .message = std::move(message)};
  }

  [[nodiscard]] Problem check_keys() const {
    for (auto header = headers_.begin(); header != headers_.end(); ++header) {
      const std::string_view key = header->key;
      if (!is_text(header->value))
        return Error{.where = header->where, .message = header->key + ": expected UTF-8 without control characters"};
      if (has(seat_keys, key)) continue;
      if (!has(opening_keys, key) && !has(house_keys, key) && !is_field(key)) {
        std::vector<std::string_view> names(opening_keys.begin(), opening_keys.end());
        names.insert(names.end(), seat_keys.begin(), seat_keys.end());
        return Error{.where = header->where,
                     .message = "expected " + any_of(names) + ", or what house rules say; found " + in_quotes(key) +
                                did_you_mean(key, names)};
      }
      if (std::ranges::find(headers_.begin(), header, key, &Header::key) != header)
        return Error{.where = header->where, .message = header->key + ": expected once"};
    }
    const Header* const format = find("record");
    const std::string expected = std::to_string(record_format);
    if (format == nullptr) return missing("expected [record \"" + expected + "\"]");
    if (format->value != expected)
      return wrong(*format, "expected " + expected + ", the format that this program reads");
    return {};
  }

  Problem read_rules() {
    const Header* const rules = find("rules");
    if (rules == nullptr) return missing("expected [rules \"...\"], the rule set of the game");
    const Header* const base = find("base");
    if (base == nullptr) {
      const NamedRules* const known = find_variant(rules->value);
      if (known == nullptr) {
        return Error{.where = rules->where,
                     .message = unknown_rules(variants(), rules->value).message + "; house rules have a [base]"};
      }
      for (const Header& header : headers_) {
        if (is_field(header.key) || has(house_keys, header.key))
          return Error{.where = header.where, .message = header.key + ": expected a [base] with it, or no house rules"};
      }
      record_.named = *known;
    } else {
      Result<NamedRules> house = read_house_rules(*rules);
      if (!house) return house.error();
      record_.named = *std::move(house);
    }
    const Header* const hash = find("hash");
    const std::string computed = rules_hash(record_.named.rules);
    if (hash != nullptr && hash->value != computed)
      return wrong(*hash, "expected " + computed + ", which is that of " + record_.named.id);
    return {};
  }

  /// The headers that house rules are made of, as a file would say them.
  Result<NamedRules> read_house_rules(const Header& rules) const {
    std::vector<HouseEntry> entries{
        {.key = "format", .value = std::to_string(house_rules_format), .kind = ValueKind::number, .where = rules.where},
        {.key = "id", .value = rules.value, .kind = ValueKind::text, .where = rules.where}};
    for (const Header& header : headers_) {
      if (!has(house_keys, header.key) && !is_field(header.key)) continue;
      const ValueKind kind = is_field(header.key)      ? field_kind(header.key)
                             : header.key == "colours" ? ValueKind::list
                                                       : ValueKind::text;
      entries.push_back({.key = header.key, .value = header.value, .kind = kind, .where = header.where});
    }
    return house_rules_from(entries, where_);
  }

  Problem read_about() {
    if (const Header* const event = find("event")) {
      if (!is_plain_line(event->value, longest_line)) return wrong(*event, "expected a line of at most 100 bytes");
      record_.event = event->value;
    }
    if (const Header* const date = find("date")) {
      if (!is_plain_line(date->value, longest_line)) return wrong(*date, "expected a date, as in 2026-11-15");
      record_.date = date->value;
    }
    return {};
  }

  Problem read_seats() {
    const int arms = record_.named.rules.board.arms;
    for (const Header& header : headers_) {
      if (header.key != "seat") continue;
      const std::optional<OfSeat> of = seat_and_rest(header.value, arms);
      const std::string_view rest = of ? of->rest : std::string_view();
      const std::size_t blank = std::min(rest.find(' '), rest.size());
      RecordedSeat seat{.seat = of ? of->seat : Seat{0},
                        .kind = std::string(rest.substr(0, blank)),
                        .name = blank == rest.size() ? std::string() : std::string(rest.substr(blank + 1)),
                        .word = {}};
      if (seat.kind.empty() || !is_plain_line(rest, longest_line)) {
        return wrong(header, "expected 1 to " + std::to_string(arms) +
                                 ", who plays there and a name, as in 1 person Ana, in at most 100 bytes");
      }
      if (!record_.seats.empty() && record_.seats.back().seat >= seat.seat)
        return wrong(header, "expected the seats in their order, each once");
      record_.seats.push_back(std::move(seat));
    }
    if (record_.seats.size() < 2) return missing("expected at least two [seat \"...\"]");
    return {};
  }

  Problem read_words() {
    int last = -1;
    for (const Header& header : headers_) {
      if (header.key != "word") continue;
      const OfSeat of = seat_and_rest(header.value, record_.named.rules.board.arms).value_or(OfSeat{});
      const auto seat = std::ranges::find(record_.seats, of.seat, &RecordedSeat::seat);
      if (seat == record_.seats.end() || of.rest.empty() || !is_plain_line(of.rest, longest_line))
        return wrong(header, "expected a seat that plays and its word, as in 1 abracadabra, in at most 100 bytes");
      if (of.seat <= last) return wrong(header, "expected the words in the order of the seats, each once");
      last = of.seat;
      seat->word = of.rest;
    }
    return {};
  }

  Problem read_beginning() {
    Until until = record_.named.rules.goal.until;
    const Header* const said = find("until");
    if (said != nullptr) {
      const std::optional<Until> found = find_named<Until>(said->value);
      if (!found) return wrong(*said, "expected " + any_of(names_of<Until>));
      until = *found;
    }
    Seats seats = 0;
    for (const RecordedSeat& seat : record_.seats) seats |= static_cast<Seats>(1U << seat.seat);
    record_.begins = start(record_.named.rules, seats, record_.seats.front().seat);
    record_.begins.play_on = until == Until::places;
    const Header* const position = find("start");
    if (position == nullptr) return {};
    const Result<Position> begins = parse_position(record_.named, position->value);
    if (!begins) return Error{.where = position->where, .message = "start: " + begins.error().text()};
    if (begins->phase != Phase::roll) return wrong(*position, "expected a position that awaits a roll");
    if (begins->playing != seats) return wrong(*position, "expected pieces of the seats that play, and of no others");
    if (said != nullptr && begins->play_on != record_.begins.play_on)
      return wrong(*position, "expected on=" + std::string(until == Until::places ? "1" : "0") + ", as until says");
    record_.from_position = true;
    record_.begins = *begins;
    return {};
  }

  Problem read_dice() {
    const Header* const dice = find("dice");
    const Header* const commitment = find("commitment");
    const std::vector<std::string_view> words = words_of(dice == nullptr ? by_hand : std::string_view(dice->value));
    if (words.size() == 1 && words[0] == by_hand) {
      record_.dice.scheme = DiceScheme::hand;
    } else if (words.size() == 1 && words[0] == by_hash) {
      record_.dice.scheme = DiceScheme::hash;
      if (commitment == nullptr) return missing("expected [commitment \"...\"], which the dice were bound to");
      const auto digest = from_hex(commitment->value);
      if (!digest) return wrong(*commitment, "expected 64 hexadecimal digits in lower case");
      record_.dice.commitment = *digest;
    } else if (words.size() == 5 && words[0] == by_counter && words[1] == "seed" && words[3] == "game") {
      const std::optional<std::uint64_t> run = whole_number(words[2]);
      const std::optional<std::uint64_t> game = whole_number(words[4]);
      if (!run || !game) return wrong(*dice, "expected whole numbers for seed and game");
      record_.dice = counter_dice(*run, *game);
    } else {
      return wrong(*dice, "expected hand, hmac-sha256, or philox4x32 seed N game K");
    }
    if (commitment != nullptr && record_.dice.scheme != DiceScheme::hash)
      return wrong(*commitment, "expected it with dice of hmac-sha256 alone");
    return {};
  }

  std::span<const Header> headers_;
  std::string_view where_;
  Record record_;
};

}  // namespace

Result<Record> read_opening(std::span<const Header> headers, std::string_view where) {
  return OpeningReader(headers, where).read();
}

bool is_closing(std::string_view key) { return has(closing_keys, key); }

std::optional<Error> read_closing(std::span<const Header> headers, std::string_view where, const Position& end,
                                  Record& record) {
  record.closed = true;  // what the result is depends on it
  const std::vector<Header> as_played = closing_headers(record, end);
  const auto value_of = [&as_played](std::string_view key) {
    const auto found = std::ranges::find(as_played, key, &Header::key);
    return found == as_played.end() ? std::string{} : found->value;
  };
  const std::string result = value_of("result");
  const std::string places = value_of("places");
  for (auto header = headers.begin(); header != headers.end(); ++header) {
    if (!is_closing(header->key)) {
      return Error{
          .where = header->where,
          .message = "expected " + any_of(closing_keys) + " after the last turn; found " + in_quotes(header->key)};
    }
    if (std::ranges::find(headers.begin(), header, header->key, &Header::key) != header)
      return Error{.where = header->where, .message = header->key + ": expected once"};
    if (header->key == "result" && header->value != result)
      return wrong(*header, "expected " + result + ", as the game went");
    if (header->key == "places" && header->value != places)
      return wrong(*header, "expected " + in_quotes(places) + ", as the game went");
    if (header->key == "seed") {
      if (record.dice.scheme != DiceScheme::hash) return wrong(*header, "expected it with dice of hmac-sha256 alone");
      record.dice.seed = from_hex(header->value);
      if (!record.dice.seed) return wrong(*header, "expected 64 hexadecimal digits in lower case");
    }
  }
  if (std::ranges::find(headers, "result", &Header::key) == headers.end())
    return Error{.where = std::string(where), .message = "expected [result \"" + result + "\"] first"};
  return {};
}

}  // namespace salida

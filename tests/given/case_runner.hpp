// Cases of the rulebook, from tests/cases/*.json: what a case says, and whether rules bear it out. A case has
//
//   id, rules     its name, and the numbers of the rules that it shows
//   ruleset       a built-in rule set's id, or "rules/FILE.toml"
//   differences   house rules: what departs from that rule set, as in {"entry.tries": "1"}; their id is "house"
//
// and one of
//
//   position, dice, outcomes        every way to play the roll
//   position, call: true, outcomes  every way to atone for a missed capture
//   position, refused               a text that must be refused, with a message that has these words in it
//   start: {players, first}, outcomes
//   first: {players, throws}, seat  who begins: throws are dice, or for a random seat how many seats are skipped
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/play.hpp"
#include "dice/first_player.hpp"
#include "notation/catalogue.hpp"
#include "notation/fields_text.hpp"
#include "notation/house_rules.hpp"
#include "notation/position_text.hpp"
#include "sim/outcomes.hpp"

namespace salida::cases {

struct Start {
  int players = 0;
  int first = 0;  // a seat, from 1
};

struct Throws {
  int players = 0;
  std::vector<int> throws{};
  int seat = 0;  // the seat that begins, from 1
};

struct Case {
  std::string id{};
  std::vector<std::string> numbers{};
  std::string ruleset{};
  std::map<std::string, std::string> differences{};
  std::string position{};
  std::vector<int> dice{};
  bool call = false;
  std::optional<Start> start{};
  std::optional<Throws> first{};
  std::string refused{};
  std::vector<std::string> outcomes{};

  [[nodiscard]] bool is_of_built_in(std::string_view rules) const { return ruleset == rules && differences.empty(); }

  /// For GoogleTest.
  friend std::ostream& operator<<(std::ostream& out, const Case& one) { return out << one.id; }
};

namespace detail {

inline std::filesystem::path in_sources(std::string_view path) {
  return std::filesystem::path(SALIDA_SOURCE_DIR) / path;
}

inline std::string text_of(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

inline Case case_of(const nlohmann::json& json) {
  Case one;
  const auto read = [&](const char* key, auto& value) {
    if (json.contains(key)) json.at(key).get_to(value);
  };
  json.at("id").get_to(one.id);
  json.at("rules").get_to(one.numbers);
  json.at("ruleset").get_to(one.ruleset);
  read("differences", one.differences);
  read("position", one.position);
  read("dice", one.dice);
  read("call", one.call);
  read("refused", one.refused);
  read("outcomes", one.outcomes);
  if (json.contains("start")) {
    Start& start = one.start.emplace();
    json.at("start").at("players").get_to(start.players);
    json.at("start").at("first").get_to(start.first);
  }
  if (json.contains("first")) {
    Throws& first = one.first.emplace();
    json.at("first").at("players").get_to(first.players);
    json.at("first").at("throws").get_to(first.throws);
    json.at("seat").get_to(first.seat);
  }
  return one;
}

inline std::string lines(std::string_view what, const std::vector<std::string>& some,
                         const std::vector<std::string>& others) {
  std::vector<std::string> only;
  std::ranges::set_difference(some, others, std::back_inserter(only));
  std::string text;
  for (const std::string& line : only) text.append("\n  ").append(what).append("  ").append(line);
  return text;
}

/// What is missing from these outcomes, and what they have beside; empty where they are those expected.
inline std::string compare(std::vector<std::string> expected, std::vector<std::string> found) {
  std::ranges::sort(expected);
  std::ranges::sort(found);
  if (std::ranges::adjacent_find(found) != found.end()) return "an outcome comes twice";
  return lines("missing", expected, found) + lines("extra  ", found, expected);
}

inline std::string compare(const NamedRules& named, const Case& one, const std::vector<Outcome>& found) {
  std::vector<std::string> texts;
  texts.reserve(found.size());
  for (const Outcome& outcome : found) texts.push_back(to_text(named, outcome.position));
  return compare(one.outcomes, texts);
}

inline std::string first_complaint(const NamedRules& named, const Throws& throws) {
  const int least = named.rules.board.first == FirstPlayer::random ? 0 : 1;
  std::size_t used = 0;
  bool in_range = true;
  const auto below = [&](std::uint32_t n) {
    const std::size_t k = used++;
    // Where the throws have run out nobody ties for ever.
    if (k >= throws.throws.size()) return static_cast<std::uint32_t>(k % n);
    const int number = throws.throws[k] - least;
    if (number >= 0 && static_cast<std::uint32_t>(number) < n) return static_cast<std::uint32_t>(number);
    in_range = false;
    return std::uint32_t{0};
  };
  const int seat = draw_first(named.rules, seats_for(named.rules, throws.players), below) + 1;
  if (!in_range) return "a throw is out of range";
  if (used != throws.throws.size()) {
    return std::to_string(used) + " throws were asked for, " + std::to_string(throws.throws.size()) + " expected";
  }
  if (seat != throws.seat) {
    return "seat " + std::to_string(seat) + " begins, seat " + std::to_string(throws.seat) + " expected";
  }
  return {};
}

inline std::string roll_complaint(const NamedRules& named, const Case& one, const Position& position) {
  const int thrown = dice_to_roll(named.rules, position);
  if (static_cast<std::size_t>(thrown) != one.dice.size()) {
    return std::to_string(thrown) + " dice are thrown, " + std::to_string(one.dice.size()) + " expected";
  }
  const auto die = [&](std::size_t k) { return static_cast<std::uint8_t>(k < one.dice.size() ? one.dice[k] : 0); };
  return compare(named, one, outcomes_of_roll(named.rules, position, {.first = die(0), .second = die(1)}));
}

}  // namespace detail

/// Where the rules do not bear out the case, what is wrong; empty where they do.
inline std::string complaint(const NamedRules& named, const Case& one) {
  if (one.first) return detail::first_complaint(named, *one.first);
  if (one.start) {
    const Seats seats = seats_for(named.rules, one.start->players);
    const Position position = start(named.rules, seats, static_cast<Seat>(one.start->first - 1));
    return detail::compare(one.outcomes, {to_text(named, position)});
  }
  const Result<Position> position = parse_position(named, one.position);
  if (!one.refused.empty()) {
    if (position) return "it is not refused";
    const std::string message = position.error().text();
    return message.find(one.refused) == std::string::npos ? "it is refused with: " + message : "";
  }
  if (!position) return position.error().text();
  if (const std::string text = to_text(named, *position); text != one.position) return "it reads back as " + text;
  if (one.call) return detail::compare(named, one, outcomes_of_call(named.rules, *position));
  return detail::roll_complaint(named, one, *position);
}

/// The rules that the case is about.
inline Result<NamedRules> rules_of(const Case& one) {
  if (one.ruleset.ends_with(".toml")) {
    return read_house_rules(detail::text_of(detail::in_sources(one.ruleset)), one.ruleset);
  }
  const NamedRules* const named = find_variant(one.ruleset);
  if (named == nullptr) return unknown_rules(variants(), one.ruleset);
  if (one.differences.empty()) return *named;
  std::vector<HouseEntry> entries{{.key = "format", .value = "1", .kind = ValueKind::number, .where = one.id},
                                  {.key = "id", .value = "house", .where = one.id},
                                  {.key = "base", .value = one.ruleset, .where = one.id}};
  for (const auto& [key, value] : one.differences) {
    entries.push_back({.key = key, .value = value, .kind = field_kind(key), .where = one.id});
  }
  return house_rules_from(entries, one.id);
}

inline std::string complaint(const Case& one) {
  const Result<NamedRules> named = rules_of(one);
  return named ? complaint(*named, one) : named.error().text();
}

/// Every case of every file, by file name.
inline std::vector<Case> all_cases() {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(detail::in_sources("tests/cases"))) {
    if (entry.path().extension() == ".json" && entry.path().filename() != "rules.json") files.push_back(entry.path());
  }
  std::ranges::sort(files);
  std::vector<Case> cases;
  for (const std::filesystem::path& file : files) {
    for (const nlohmann::json& json : nlohmann::json::parse(detail::text_of(file)))
      cases.push_back(detail::case_of(json));
  }
  return cases;
}

/// The numbers of the rulebook's rules, from tests/cases/rules.json.
inline std::vector<std::string> rule_numbers() {
  std::vector<std::string> numbers;
  for (const nlohmann::json& rule :
       nlohmann::json::parse(detail::text_of(detail::in_sources("tests/cases/rules.json")))) {
    numbers.push_back(rule.at("number").get<std::string>());
  }
  return numbers;
}

}  // namespace salida::cases

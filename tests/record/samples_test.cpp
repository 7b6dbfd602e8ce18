// Records, positions and rules that 0.1.0 wrote (tests/samples/0.1.0) mean for ever what they meant then.
#include <algorithm>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "given/files.hpp"
#include "notation/fields_text.hpp"
#include "notation/house_rules.hpp"
#include "notation/json.hpp"
#include "notation/play_text.hpp"
#include "notation/position_text.hpp"
#include "notation/reading.hpp"
#include "record/record_json.hpp"
#include "record/record_reader.hpp"
#include "record/record_text.hpp"
#include "sim/audit.hpp"
#include "sim/outcomes.hpp"

namespace salida {
namespace {

const std::string samples = "tests/samples/0.1.0/";

std::string sample(const std::string& name) { return text_of(in_repository(samples + name)); }

std::vector<std::string> lines_in(const std::string& name) {
  std::vector<std::string> lines;
  std::istringstream text(sample(name));
  for (std::string line; std::getline(text, line);) lines.push_back(line);
  return lines;
}

template <class Reader>
std::vector<ReadGame> games_in(const std::string& text, const std::string& file) {
  std::vector<ReadGame> games;
  Reader reader(text, file);
  while (const std::optional<Result<ReadGame>> game = reader.next()) {
    if (*game) games.push_back(**game);
    else ADD_FAILURE() << (*game).error().text();
  }
  return games;
}

std::vector<ReadGame> games_in(const std::string& file) {
  const std::string text = sample("records/" + file);
  if (file.ends_with(".jsonl")) return games_in<RecordJsonReader>(text, file);
  return games_in<RecordReader>(text, file);
}

std::string_view name_of(DiceScheme scheme) {
  switch (scheme) {
    case DiceScheme::hand: return "hand";
    case DiceScheme::counter: return "counter";
    case DiceScheme::hash: return "hash";
  }
  return {};
}

/// What a game is known by: a line of records/facts.txt.
std::string facts_of(const std::string& file, std::size_t number, const ReadGame& game) {
  const Record& record = game.record;
  std::ostringstream facts;
  facts << file << ' ' << number << ": " << name_of(record.dice.scheme) << " dice, seats";
  for (const RecordedSeat& seat : record.seats) {
    facts << ' ' << seat.seat + 1 << '/' << seat.kind;
    if (!seat.name.empty()) facts << '/' << seat.name;
  }
  facts << ", " << game.turns << " turns, " << record.steps.size() << " steps, " << record.comments.size()
        << " comments, " << record.draw.size() << " throws for the first turn, "
        << (record.closed  ? "closed"
            : game.cut_off ? "cut off"
                           : "open")
        << ", places";
  for (const int place : numbers_of(places_of(game.position))) facts << ' ' << place;
  facts << ", after " << to_text(record.named, game.position);
  return facts.str();
}

TEST(SamplesOf010, every_record_opens_as_the_game_that_was_played) {
  std::vector<std::string> facts;
  for (const std::string ending : {".salida", ".jsonl"}) {
    for (const std::string& name : names_in(samples + "records", ending)) {
      const std::string file = name + ending;
      const std::vector<ReadGame> games = games_in(file);
      for (std::size_t k = 0; k < games.size(); ++k) facts.push_back(facts_of(file, k + 1, games[k]));
    }
  }
  EXPECT_EQ(facts, lines_in("records/facts.txt"));
}

TEST(SamplesOf010, dice_and_plays_of_every_record_can_still_be_checked) {
  for (const std::string file :
       {"five.salida", "hash.salida", "house.salida", "resigned.salida", "resigned_on.salida"}) {
    for (const ReadGame& game : games_in(file)) {
      const Audit audited = audit(game.record);
      EXPECT_EQ(audited.dice, DiceMade::again) << file;
      EXPECT_FALSE(audited.fault) << file << ": " << audited.fault->text();
    }
  }
}

TEST(SamplesOf010, a_record_is_the_same_game_as_text_and_as_json) {
  for (const std::string name : {"five", "house", "written"}) {
    const std::vector<ReadGame> text = games_in(name + ".salida");
    const std::vector<ReadGame> json = games_in(name + ".jsonl");
    ASSERT_EQ(text.size(), json.size()) << name;
    for (std::size_t k = 0; k < text.size(); ++k) EXPECT_EQ(text[k].record, json[k].record) << name << ' ' << k;
  }
}

TEST(SamplesOf010, a_record_comes_back_from_what_is_written_of_it_today) {
  for (const std::string& name : names_in(samples + "records", ".salida")) {
    for (const ReadGame& game : games_in(name + ".salida")) {
      const std::vector<ReadGame> again = games_in<RecordReader>(to_text(game.record), name);
      ASSERT_EQ(again.size(), 1U) << name;
      EXPECT_EQ(again.front().record, game.record) << name;
    }
  }
}

TEST(SamplesOf010, remarks_stand_where_they_stood) {
  const ReadGame resigned = games_in("resigned.salida").front();
  ASSERT_EQ(resigned.record.comments.size(), 1U);
  EXPECT_EQ(resigned.record.comments.front(),
            (RecordComment{.steps = resigned.record.steps.size(), .text = "Red resigns"}));
  EXPECT_EQ(games_in("resigned_es.salida").front().record.comments.front().text, "Amarillo se rinde");
  const ReadGame on = games_in("resigned_on.salida").front();  // a bot played on for whoever gave up
  ASSERT_EQ(on.record.comments.size(), 1U);
  EXPECT_EQ(on.record.comments.front(), (RecordComment{.steps = 3, .text = "Green resigns"}));
}

/// The rules of a position's first word.
NamedRules rules_of(const std::string& position) { return rules_called(position.substr(0, position.find(' '))); }

TEST(SamplesOf010, every_position_reads_and_is_written_the_same) {
  const std::vector<std::string> positions = lines_in("positions.txt");
  EXPECT_EQ(positions.size(), 127U);
  for (const std::string& text : positions) {
    const NamedRules named = rules_of(text);
    const Result<Position> position = parse_position(named, text);
    ASSERT_TRUE(position) << position.error().text();
    EXPECT_EQ(to_text(named, *position), text);
  }
}

TEST(SamplesOf010, a_position_reads_from_its_json) {
  const std::vector<std::string> lines = lines_in("positions.jsonl");
  EXPECT_EQ(lines.size(), 4U);
  for (const std::string& line : lines) {
    const std::string text = nlohmann::json::parse(line).at("text");
    const NamedRules named = rules_of(text);
    const Result<Position> position = read_position_json(named, line);
    ASSERT_TRUE(position) << position.error().text();
    EXPECT_EQ(to_text(named, *position), text);
  }
}

TEST(SamplesOf010, rolls_come_to_the_same_positions) {
  const std::vector<std::string> lines = lines_in("outcomes.jsonl");
  EXPECT_EQ(lines.size(), 59U);
  for (const std::string& line : lines) {
    const nlohmann::json sampled = nlohmann::json::parse(line);
    const std::string text = sampled.at("position");
    const NamedRules named = rules_of(text);
    const Result<Position> position = parse_position(named, text);
    const Result<Roll> roll = parse_roll(sampled.at("roll").get<std::string>());
    ASSERT_TRUE(position && roll) << text;
    std::vector<std::string> outcomes;
    for (const Outcome& outcome : outcomes_of_roll(named.rules, *position, *roll))
      outcomes.push_back(to_text(named, outcome.position));
    std::ranges::sort(outcomes);
    EXPECT_EQ(outcomes, sampled.at("outcomes").get<std::vector<std::string>>()) << text;
  }
}

TEST(SamplesOf010, house_rules_say_what_they_said) {
  const Result<NamedRules> toml = read_house_rules(sample("rules/eight_seats.toml"), "eight_seats.toml");
  ASSERT_TRUE(toml) << toml.error().text();
  const nlohmann::json written = nlohmann::json::parse(sample("rules/eight_seats.json"));
  EXPECT_EQ(rules_hash(toml->rules), written.at("hash").get<std::string>());
  EXPECT_EQ(toml->rules.board.arms, 8);
  EXPECT_EQ(toml->name.en, "Parqués \"La Ocho\"");
  EXPECT_EQ(toml->notes, "Since 1987; \\ and ñ are letters like any other.");
  const Result<NamedRules> json = read_rules_json(sample("rules/eight_seats.json"), "eight_seats.json");
  ASSERT_TRUE(json) << json.error().text();
  EXPECT_EQ(*json, *toml);
  const Result<NamedRules> shown = read_house_rules(sample("rules/my_parchis2d.toml"), "my_parchis2d.toml");
  ASSERT_TRUE(shown) << shown.error().text();
  EXPECT_EQ(shown->rules, find_variant("parchis2d")->rules);
}

}  // namespace
}  // namespace salida

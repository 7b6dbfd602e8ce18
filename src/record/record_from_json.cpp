#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "notation/phrases.hpp"
#include "notation/reading.hpp"
#include "record/game_assembly.hpp"
#include "record/record_headers.hpp"
#include "record/record_json.hpp"

namespace salida {
namespace {

using ParsedJson = nlohmann::ordered_json;
using Problem = std::optional<Error>;

/// Reads the objects of one game.
class JsonLineReader {
 public:
  explicit JsonLineReader(GameAssembly& game) : game_(&game) {}

  static bool begins_game(std::string_view line) { return line.starts_with("{\"record\""); }

  Problem read(std::string_view line) {
    const ParsedJson json = ParsedJson::parse(line, nullptr, false);
    if (!json.is_object()) return game_->expected("expected a JSON object; found " + in_quotes(line));
    if (json.contains("record")) return read_opening_object(json);
    if (json.contains("steps")) return read_turn(json);
    if (json.contains("result")) return read_headers(json);
    return game_->expected("expected an object with record, steps or result; found " + in_quotes(line));
  }

 private:
  /// A text, or a number as text; nothing where it is neither.
  static std::optional<std::string> text_in(const ParsedJson& json) {
    if (json.is_string()) return json.get<std::string>();
    if (json.is_number_unsigned()) return std::to_string(json.get<std::uint64_t>());
    return std::nullopt;
  }

  static std::optional<int> number_at(const ParsedJson& json, const char* key, int high) {
    if (!json.is_object() || !json.contains(key) || !json[key].is_number_unsigned()) return std::nullopt;
    const auto number = json[key].get<std::uint64_t>();
    if (number < 1 || number > static_cast<std::uint64_t>(high)) return std::nullopt;
    return static_cast<int>(number);
  }

  Problem add_header(const std::string& key, const ParsedJson& value) {
    std::optional<std::string> text = text_in(value);
    if (!text) return game_->expected(key + ": expected text");
    return game_->header({.key = key, .value = *std::move(text)});
  }

  Problem read_opening_object(const ParsedJson& json) {
    if (Problem problem = read_headers(json)) return problem;
    if (json.contains("draw")) {
      if (!json["draw"].is_array()) return game_->expected("draw: expected a list");
      for (const ParsedJson& thrown : json["draw"]) {
        const std::optional<int> seat = number_at(thrown, "seat", max_seats);
        const std::optional<int> die = number_at(thrown, "die", 6);
        if (!seat || !die) return game_->expected("draw: expected objects with seat and die");
        if (Problem problem =
                game_->draw({.seat = static_cast<Seat>(*seat - 1), .die = static_cast<std::uint8_t>(*die)}))
          return problem;
      }
    }
    const std::optional<int> first = number_at(json, "begins", max_seats);
    if (!first) return game_->expected("begins: expected a seat");
    return game_->begins(static_cast<Seat>(*first - 1));
  }

  /// What the other form writes as headers; other keys are not ours to judge.
  Problem read_headers(const ParsedJson& json) {
    for (const auto& [key, value] : json.items()) {
      Problem problem;
      if (key == "house") problem = read_house(value);
      else if (key == "seats") problem = read_seats(value);
      else if (key == "places") problem = read_places(value);
      else if (key != "draw" && key != "begins") problem = add_header(key, value);
      if (problem) return problem;
    }
    return {};
  }

  Problem read_house(const ParsedJson& house) {
    if (!house.is_object()) return game_->expected("house: expected an object");
    for (const auto& [key, value] : house.items()) {
      if (!is_about_house_rules(key))
        return game_->expected("house: expected what house rules say; found " + in_quotes(key));
      if (Problem problem = add_header(key, value)) return problem;
    }
    return {};
  }

  Problem read_seats(const ParsedJson& seats) {
    if (!seats.is_array()) return game_->expected("seats: expected a list");
    for (const ParsedJson& seat : seats) {
      const std::optional<int> number = number_at(seat, "seat", max_seats);
      const auto text = [&seat](const char* key) { return seat.contains(key) ? text_in(seat[key]) : std::string(); };
      const std::optional<std::string> kind = number ? text("kind") : std::nullopt;
      const std::optional<std::string> name = number ? text("name") : std::nullopt;
      const std::optional<std::string> word = number ? text("word") : std::nullopt;
      if (!number || !kind || !name || !word)
        return game_->expected("seats: expected objects with seat, kind, name and word");
      const std::string of_seat = std::to_string(*number) + " ";
      const std::string named = name->empty() ? *kind : *kind + " " + *name;
      if (Problem problem = game_->header({.key = "seat", .value = of_seat + named})) return problem;
      if (word->empty()) continue;
      if (Problem problem = game_->header({.key = "word", .value = of_seat + *word})) return problem;
    }
    return {};
  }

  Problem read_places(const ParsedJson& places) {
    std::string text;
    for (const ParsedJson& place : places) {
      const std::optional<std::string> seat = text_in(place);
      if (!seat) return game_->expected("places: expected a list of seats");
      text += (text.empty() ? "" : " ") + *seat;
    }
    return game_->header({.key = "places", .value = std::move(text)});
  }

  Problem read_turn(const ParsedJson& json) {
    if (!json["steps"].is_array()) return game_->expected("steps: expected a list");
    for (const char* const key : {"turn", "seat"}) {
      if (json.contains(key) && !number_at(json, key, most_turns))
        return game_->expected(std::string(key) + ": expected a number");
    }
    if (json.contains("turn") || json.contains("seat")) {
      if (Problem problem = game_->turn(number_at(json, "turn", most_turns), number_at(json, "seat", max_seats)))
        return problem;
    }
    for (const ParsedJson& step : json["steps"]) {
      if (Problem problem = read_step(step)) return problem;
    }
    return {};
  }

  Problem read_step(const ParsedJson& step) {
    const auto text = [&step](const char* key) {
      return step.is_object() && step.contains(key) ? text_in(step[key]) : std::nullopt;
    };
    if (const std::optional<std::string> roll = text("roll")) return game_->roll(*roll);
    if (const std::optional<std::string> play = text("play")) return game_->act(*play);
    if (const std::optional<std::string> comment = text("comment")) return game_->comment(*comment);
    if (const std::optional<std::string> bot = text("bot")) {
      const std::optional<int> seat = number_at(step, "seat", max_seats);
      if (!seat || !is_recorded_bot(*bot)) return game_->expected("bot: expected a bot's name, and a seat with it");
      return game_->change({.seat = static_cast<Seat>(*seat - 1), .kind = SeatChangeKind::bot_sits_in, .bot = *bot});
    }
    if (const std::optional<int> seat = number_at(step, "back", max_seats))
      return game_->change({.seat = static_cast<Seat>(*seat - 1), .kind = SeatChangeKind::person_back});
    if (const std::optional<int> seat = number_at(step, "resign", max_seats))
      return game_->change({.seat = static_cast<Seat>(*seat - 1), .kind = SeatChangeKind::resigned});
    return game_->expected("steps: expected objects with roll, play, comment, bot, back or resign");
  }

  static constexpr int most_turns = 1'000'000'000;
  GameAssembly* game_;
};

}  // namespace

RecordJsonReader::RecordJsonReader(std::string_view text, std::string file)
    : lines_{.rest = text, .file = std::move(file)} {}

std::optional<Result<ReadGame>> RecordJsonReader::next() { return next_game<JsonLineReader>(lines_); }

}  // namespace salida

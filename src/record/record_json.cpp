#include "record/record_json.hpp"

#include <utility>

#include "json/json.hpp"
#include "notation/play_text.hpp"
#include "record/record_headers.hpp"

namespace salida {
namespace {

Json seats_json(const Record& record) {
  JsonArray seats;
  for (const RecordedSeat& seat : record.seats) {
    JsonObject one;
    one.add("seat", seat.seat + 1).add("kind", seat.kind);
    if (!seat.name.empty()) one.add("name", seat.name);
    if (!seat.word.empty()) one.add("word", seat.word);
    seats.add(one);
  }
  return seats.done();
}

Json house_json(const std::vector<Header>& headers) {
  JsonObject house;
  for (const Header& header : headers) {
    if (is_about_house_rules(header.key)) house.add(header.key, header.value);
  }
  return house.done();
}

/// Everything before the first turn. "record" is the first key: readers find the next game by it.
Json opening_json(const Record& record) {
  JsonObject json;
  const std::vector<Header> terms = term_headers(record);
  bool house_is_told = false;
  bool seats_are_told = false;
  for (const Header& header : terms) {
    if (header.key == "record") {
      json.add("record", record_format);
    } else if (header.key == "seat") {
      if (!std::exchange(seats_are_told, true)) json.add("seats", seats_json(record));
    } else if (header.key == "word") {
      continue;  // it stands with its seat
    } else if (is_about_house_rules(header.key)) {
      if (!std::exchange(house_is_told, true)) json.add("house", house_json(terms));
    } else {
      json.add(header.key, header.value);
    }
  }
  for (const Header& header : other_headers(record)) json.add(header.key, header.value);
  if (!record.draw.empty()) {
    JsonArray draw;
    for (const DrawThrow& thrown : record.draw)
      draw.add(JsonObject().add("seat", thrown.seat + 1).add("die", thrown.die));
    json.add("draw", draw);
  }
  return json.add("begins", record.begins.turn + 1).done();
}

Json change_json(const SeatChange& change) {
  switch (change.kind) {
    case SeatChangeKind::bot_sits_in: return JsonObject().add("bot", change.bot).add("seat", change.seat + 1).done();
    case SeatChangeKind::person_back: return JsonObject().add("back", change.seat + 1).done();
    case SeatChangeKind::resigned: break;
  }
  return JsonObject().add("resign", change.seat + 1).done();
}

Json closing_json(const Record& record, const Position& end) {
  JsonObject json;
  for (const Header& header : closing_headers(record, end)) {
    if (header.key == "places") json.add("places", numbers_of(places_of(end)));
    else json.add(header.key, header.value);
  }
  return json.done();
}

/// The turns, a line each; a comment before the first roll stands on a line without a number.
class TurnLines {
 public:
  void begin_turn(Seat seat) {
    end_turn();
    turn_.add("turn", ++turns_).add("seat", seat + 1);
    is_open_ = true;
  }
  void add_step(const Json& step) {
    steps_.add(step);
    is_open_ = true;
  }
  void add_step(std::string_view key, std::string_view value) { add_step(JsonObject().add(key, value).done()); }
  void end_turn() {
    if (is_open_) text_ += turn_.add("steps", steps_).done().text + '\n';
    turn_ = JsonObject();
    steps_ = JsonArray();
    is_open_ = false;
  }
  [[nodiscard]] int turns() const { return turns_; }
  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  std::string text_;
  JsonObject turn_;
  JsonArray steps_;
  int turns_ = 0;
  bool is_open_ = false;
};

}  // namespace

bool is_about_house_rules(std::string_view key) {
  return key == "base" || key == "name" || key == "name_es" || key == "colours" || key == "notes" ||
         key.find('.') != std::string_view::npos;
}

std::string to_json_lines(const Record& record) {
  const Rules& rules = record.named.rules;
  TurnLines turns;
  Position position = record.begins;
  Seat seat = 0;
  auto comment = record.comments.begin();
  auto change = record.changes.begin();
  const auto add_notes = [&](std::size_t steps) {
    for (; change != record.changes.end() && change->steps <= steps; ++change) turns.add_step(change_json(*change));
    for (; comment != record.comments.end() && comment->steps <= steps; ++comment)
      turns.add_step("comment", comment->text);
  };
  add_notes(0);
  for (std::size_t k = 0; k < record.steps.size(); ++k) {
    if (const Roll* const roll = std::get_if<Roll>(&record.steps[k])) {
      if (turns.turns() == 0 || position.turn != seat) {
        seat = position.turn;
        turns.begin_turn(seat);
      }
      turns.add_step("roll", to_text(*roll));
    } else {
      turns.add_step("play", to_text(rules, position, *std::get_if<Action>(&record.steps[k])));
    }
    position = after(rules, position, record.steps[k]);
    add_notes(k + 1);
  }
  turns.end_turn();
  const std::string text = opening_json(record).text + '\n' + turns.text();
  return record.closed ? text + closing_json(record, position).text + '\n' : text;
}

}  // namespace salida

// Tables with people and bots, for tests of those who play at them.
#pragma once

#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "bots/bots.hpp"
#include "notation/play_text.hpp"
#include "notation/position_text.hpp"
#include "record/record_reader.hpp"
#include "record/record_text.hpp"
#include "sim/recorded_game.hpp"
#include "table/session.hpp"

namespace salida {

/// From a position, with dice thrown by hand; who plays, in the order of the seats.
inline Session session_from(const std::string& text, const std::vector<std::string>& kinds,
                            Calling calling = Calling::always) {
  const Result<FoundPosition> found = parse_position(variants(), text);
  if (!found) throw std::runtime_error(found.error().text());
  Record terms = opening_of(*found->named, found->position.playing, Until::first, "2026-11-16", kinds);
  terms.from_position = true;
  terms.begins = found->position;
  const Rules& rules = found->named->rules;  // the catalogue's
  BotMaker maker = [&rules](std::string_view name) { return make_bot(name, {.rules = rules}); };
  return {Table::by_hand(std::move(terms), 0), {.make_bot = std::move(maker), .calling = calling}};
}

/// The same game, gone on with from its text, as after a restart.
inline Session resumed(const Session& session, const std::optional<DiceSeed>& seed = {}) {
  const std::string text = to_text(session.record());
  const std::optional<Result<ReadGame>> read = RecordReader(text, "game", OpenTurn::kept).next();
  if (!read || !*read) throw std::runtime_error(read ? read->error().text() : "no game");
  Result<Table> table = Table::go_on((*read)->record, seed);
  if (!table) throw std::runtime_error(table.error().text());
  const auto rules = std::make_shared<const Rules>(session.table().named().rules);
  BotMaker maker = [rules](std::string_view name) { return make_bot(name, {.rules = *rules}); };
  return {*std::move(table), {.make_bot = std::move(maker)}};
}

/// Four at a table of Medellín: Red could have captured on 13, and did not.
inline Session missed_capture(const std::vector<std::string>& kinds, Calling calling = Calling::always) {
  Session session = session_from("medellin t1 1:10,20,g,g 2:n,n,n,n 3:n,n,13,g 4:n,n,n,n", kinds, calling);
  session.roll({.first = 3, .second = 1});
  const Rules& rules = session.table().named().rules;
  session.act(*parse_action(rules, session.position(), "20-23"));
  session.act(*parse_action(rules, session.position(), "10-11"));
  return session;
}

}  // namespace salida

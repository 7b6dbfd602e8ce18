#include "table_state.hpp"

#include <optional>
#include <string>
#include <vector>

#include "game_parts.hpp"
#include "notation/json.hpp"
#include "notation/play_text.hpp"
#include "notation/position_text.hpp"
#include "record/record_headers.hpp"
#include "words/choices.hpp"
#include "words/events.hpp"
#include "words/position_words.hpp"
#include "words/situation.hpp"

namespace salida::wasm {
namespace {

/// The dice that an action takes; those that bring a piece out are the rules' affair.
Json json_of_dice_taken(const Position& position, Action action) {
  if (action.kind == ActionKind::jump) return dice_json(position.dice);
  JsonArray array;
  if (action.kind == ActionKind::walk) array.add(unsigned{action.pips});
  return array.done();
}

/// What an action would do to pieces: the first of its events that moves one.
std::optional<MovedPiece> foreseen(const Rules& rules, const BoardLayout& layout, const Position& position,
                                   Action action) {
  for (const Event& event : events_of(rules, position, action, after(rules, position, action))) {
    if (std::optional<MovedPiece> moved = moved_piece(layout, event)) return moved;
  }
  return std::nullopt;
}

Json json_of_choice(const NamedRules& named, const BoardLayout& layout, const Position& position,
                    const Choice& choice) {
  const std::optional<MovedPiece> moved = foreseen(named.rules, layout, position, choice.action);
  const bool is_reward = choice.action.kind == ActionKind::reward;
  return JsonObject()
      .add("kind", name_of(choice.action.kind))
      .add("text", choice.text)
      .add("play", to_text(named.rules, position, choice.action))
      .add("told", choice.told)
      .add("from", moved ? json_of(moved->path.front()) : Json())
      .add("to", moved ? json_of(moved->path.back()) : Json())
      .add("path", moved ? moved->path : std::vector<std::size_t>())
      .add("dice", json_of_dice_taken(position, choice.action))
      .add("reward", is_reward ? json_of(unsigned{choice.action.pips}) : Json())
      .add("captures", captures(named.rules, position, choice.action))
      .add("captured", moved ? moved->captured : std::vector<unsigned>())
      .done();
}

Json json_of_choices(Language language, const Session& session, const BoardLayout& layout) {
  JsonArray choices;
  const Position& position = session.position();
  const NamedRules& named = session.table().named();
  if (position.phase == Phase::play || position.phase == Phase::atone) {
    for (const Choice& choice : choices_in(language, named, position))
      choices.add(json_of_choice(named, layout, position, choice));
  }
  return choices.done();
}

Json json_of_seats(const Session& session) {
  JsonArray seats;
  for (const RecordedSeat& seat : session.record().seats) {
    seats.add(JsonObject()
                  .add("seat", seat.seat + 1)
                  .add("kind", seat.kind)
                  .add("name", seat.name)
                  .add("person", session.belongs_to_person(seat.seat))
                  .add("resigned", has_resigned(session.record(), seat.seat))
                  .add("ends_game", session.ends_without(seat.seat))
                  .add("bot", session.is_person(seat.seat) ? Json() : json_of(session.bot_at(seat.seat)))
                  .done());
  }
  return seats.done();
}

/// The last roll as it fell.
Json json_of_last_roll(const Record& record) {
  for (std::size_t k = record.steps.size(); k-- > 0;) {
    if (const Roll* const roll = std::get_if<Roll>(&record.steps[k])) return json_of(to_text(*roll));
  }
  return {};
}

}  // namespace

Json json_of_state(Language language, std::uint64_t table, const Session& session) {
  const Table& game = session.table();
  const NamedRules& named = game.named();
  const Record& record = session.record();
  const Position seen = game.seen();
  const BoardLayout layout(named.rules);
  const bool by_hash = record.dice.scheme == DiceScheme::hash;
  const Awaited awaited = session.awaited();
  const std::optional<Seat> winner = winner_by_resignation(record, session.position());
  std::vector<int> callers;
  for (const Seat seat : session.callers()) callers.push_back(seat + 1);
  const bool awaits_roll = game.awaits_roll() && !record.closed;
  return JsonObject()
      .add("table", table)
      .add("rules", named.id)
      .add("position", to_text(named, seen))
      .add("phase", name_of(seen.phase))
      .add("awaits", name_of(awaited.what))
      .add("awaited", to_act(seen) + 1)
      .add("awaits_person", session.awaits_person())
      .add("by_itself", name_of(awaited.then))
      .add("dice_to_roll", awaits_roll ? dice_to_roll(named.rules, seen) : 0)
      .add("by_hand", game.throws_by_hand())
      .add("last_roll", json_of_last_roll(record))
      .add("dice", dice_json(seen.dice))
      .add("rewards", rewards_json(named.rules, seen))
      .add("doubles", seen.doubles)
      .add("pieces", json_of_pieces(named.rules, layout, seen))
      .add("tokens", json_of_tokens(named.rules, layout, seen))
      .add("choices", json_of_choices(language, session, layout))
      .add("can_undo", session.can_undo())
      .add("callers", callers)
      .add("places", numbers_of(places_of(seen)))
      .add("won_by_resignation", winner ? json_of(*winner + 1) : Json())
      .add("seats", json_of_seats(session))
      .add("awaited_words", awaited_words(language, named, seen))
      .add("situation", situation_words(language, named, seen))
      .add("pieces_words", pieces_words(language, named, seen))
      .add("steps", record.steps.size())
      .add("closed", record.closed)
      .add("commitment", by_hash ? json_of(hex_text(record.dice.commitment)) : Json())
      .add("seed", record.dice.seed ? json_of(hex_text(*record.dice.seed)) : Json())
      .done();
}

}  // namespace salida::wasm

#include <utility>

#include "core/hand.hpp"
#include "core/play.hpp"
#include "core/questions.hpp"
#include "notation/json.hpp"
#include "notation/play_text.hpp"
#include "notation/position_text.hpp"
#include "notation/squares.hpp"

namespace salida {
namespace {

Json seats_json(const NamedRules& named, const Position& position) {
  JsonArray seats;
  for (unsigned k = 0; k < max_seats; ++k) {
    if ((position.playing & bit_of(k)) == 0) continue;
    const auto seat = static_cast<Seat>(k);
    JsonArray pieces;
    for (unsigned piece = 0; piece < named.rules.board.pieces; ++piece)
      pieces.add(place_text(named.rules, seat, position.pieces[seat][piece]));
    seats.add(JsonObject().add("seat", k + 1).add("colour", named.colours[seat]).add("pieces", pieces).done());
  }
  return seats.done();
}

Json action_json(const Rules& rules, const Position& position, Action action) {
  JsonObject json;
  json.add("text", to_text(rules, position, action)).add("kind", name_of(action.kind));
  if (action.kind == ActionKind::stop) return json.done();
  if (action.kind == ActionKind::call) return json.add("seat", action.caller() + 1).done();
  const Seat seat = to_act(position);
  const bool enters = action.kind == ActionKind::enter;
  if (!enters) json.add("piece", action.piece + 1);
  json.add("from", place_text(rules, seat, enters ? nest : position.pieces[seat][action.piece]));
  json.add("to", place_text(rules, seat, action.kind == ActionKind::atone ? nest : action.to));
  if (action.pips != 0) json.add("pips", unsigned{action.pips});
  return json.done();
}

}  // namespace

Json dice_json(DiceLeft dice) {
  JsonArray array;
  for (int k = 0; k < dice.size(); ++k) array.add(dice[k]);
  return array.done();
}

Json rewards_json(const Rules& rules, const Position& position) {
  JsonArray array;
  for (unsigned k = 0; k < position.captures_owed; ++k) array.add(rules.capture.reward);
  for (unsigned k = 0; k < position.goals_owed; ++k) array.add(rules.goal.reward);
  return array.done();
}

Json position_json(const NamedRules& named, const Position& position) {
  JsonObject json;
  json.add("format", json_format)
      .add("text", to_text(named, position))
      .add("rules", named.id)
      .add("phase", name_of(position.phase))
      .add("turn", position.turn + 1)
      .add("to_act", to_act(position) + 1);
  if (position.phase == Phase::roll) json.add("dice_to_roll", dice_to_roll(named.rules, position));
  json.add("seats", seats_json(named, position));
  if (position.phase == Phase::play)
    json.add("dice", dice_json(position.dice)).add("rewards", rewards_json(named.rules, position));
  JsonArray finished;
  for (const Seat seat : places_of(position)) finished.add(seat + 1);
  return json.add("finished", finished).add("play_on", position.play_on).done();
}

Json actions_json(const NamedRules& named, const Position& position) {
  JsonArray actions;
  for (const Action& action : legal_actions(named.rules, position))
    actions.add(action_json(named.rules, position, action));
  return JsonObject()
      .add("format", json_format)
      .add("position", to_text(named, position))
      .add("to_act", to_act(position) + 1)
      .add("actions", actions)
      .done();
}

Json outcomes_json(const Outcomes& outcomes) {
  JsonObject json;
  json.add("format", json_format)
      .add("position", outcomes.position)
      .add("roll", outcomes.roll)
      .add("outcomes", outcomes.outcomes);
  if (!outcomes.plays.empty()) json.add("plays", outcomes.plays);
  return json.done();
}

Json error_json(const Error& error) {
  return JsonObject().add("format", json_format).add("error", error.text()).done();
}

}  // namespace salida

#include <utility>

#include "core/hand.hpp"
#include "core/play.hpp"
#include "notation/json_text.hpp"
#include "notation/play_text.hpp"
#include "notation/position_text.hpp"
#include "notation/squares.hpp"

namespace salida {

namespace {

using detail::Json;

std::string_view phase_text(Phase phase) {
  switch (phase) {
    case Phase::roll: return "roll";
    case Phase::play: return "play";
    case Phase::atone: return "atone";
    case Phase::over: return "over";
  }
  return {};
}

std::string_view kind_text(ActionKind kind) {
  switch (kind) {
    case ActionKind::enter: return "enter";
    case ActionKind::walk: return "walk";
    case ActionKind::jump: return "jump";
    case ActionKind::reward: return "reward";
    case ActionKind::stop: return "stop";
    case ActionKind::crown: return "crown";
    case ActionKind::call: return "call";
    case ActionKind::atone: return "atone";
  }
  return {};
}

Json seat_object(const NamedRules& named, const Position& position, Seat seat) {
  Json json;
  json["seat"] = seat + 1;
  json["colour"] = named.colours[seat];
  json["pieces"] = Json::array();
  for (unsigned piece = 0; piece < named.rules.board.pieces; ++piece) {
    json["pieces"].push_back(place_text(named.rules, seat, position.pieces[seat][piece]));
  }
  return json;
}

Json action_object(const Rules& rules, const Position& position, Action action) {
  Json json;
  json["text"] = to_text(rules, position, action);
  json["kind"] = kind_text(action.kind);
  if (action.kind == ActionKind::stop) return json;
  if (action.kind == ActionKind::call) {
    json["seat"] = action.piece + 1;
    return json;
  }
  const Seat seat = to_act(position);
  const bool enters = action.kind == ActionKind::enter;
  if (!enters) json["piece"] = action.piece + 1;
  json["from"] = place_text(rules, seat, enters ? nest : position.pieces[seat][action.piece]);
  json["to"] = place_text(rules, seat, action.kind == ActionKind::atone ? nest : action.to);
  if (action.pips != 0) json["pips"] = static_cast<unsigned>(action.pips);
  return json;
}

}  // namespace

std::string position_json(const NamedRules& named, const Position& position, Layout layout) {
  Json json;
  json["format"] = json_format;
  json["text"] = to_text(named, position);
  json["rules"] = named.id;
  json["phase"] = phase_text(position.phase);
  json["turn"] = position.turn + 1;
  json["to_act"] = to_act(position) + 1;
  if (position.phase == Phase::roll) json["dice_to_roll"] = dice_to_roll(named.rules, position);
  json["seats"] = Json::array();
  for (unsigned seat = 0; seat < max_seats; ++seat) {
    if ((position.playing & bit_of(seat)) != 0)
      json["seats"].push_back(seat_object(named, position, static_cast<Seat>(seat)));
  }
  if (position.phase == Phase::play) {
    json["dice"] = Json::array();
    for (int k = 0; k < position.dice.size(); ++k) json["dice"].push_back(position.dice[k]);
    json["rewards"] = Json::array();
    for (unsigned k = 0; k < position.captures_owed; ++k) json["rewards"].push_back(named.rules.capture.reward);
    for (unsigned k = 0; k < position.goals_owed; ++k) json["rewards"].push_back(named.rules.goal.reward);
  }
  json["finished"] = Json::array();
  for (unsigned left = position.finished; left != 0; left >>= 4U) json["finished"].push_back(left & 15U);
  json["play_on"] = position.play_on;
  return detail::text_of(json, layout);
}

Result<Position> read_position_json(const NamedRules& named, std::string_view json) {
  const Json parsed = Json::parse(json, nullptr, false);
  const auto text = parsed.is_object() ? parsed.find("text") : parsed.end();
  if (text == parsed.end() || !text->is_string()) {
    return Error{.where = {}, .message = "expected a JSON object with a \"text\""};
  }
  return parse_position(named, text->get_ref<const std::string&>());
}

std::string actions_json(const NamedRules& named, const Position& position, Layout layout) {
  Json json;
  json["format"] = json_format;
  json["position"] = to_text(named, position);
  json["to_act"] = to_act(position) + 1;
  json["actions"] = Json::array();
  for (const Action& action : legal_actions(named.rules, position)) {
    json["actions"].push_back(action_object(named.rules, position, action));
  }
  return detail::text_of(json, layout);
}

std::string outcomes_json(const Outcomes& outcomes, Layout layout) {
  Json json;
  json["format"] = json_format;
  json["position"] = outcomes.position;
  json["roll"] = outcomes.roll;
  json["outcomes"] = outcomes.outcomes;
  if (!outcomes.plays.empty()) json["plays"] = outcomes.plays;
  return detail::text_of(json, layout);
}

std::string error_json(const Error& error) {
  Json json;
  json["format"] = json_format;
  json["error"] = error.text();
  return detail::text_of(json, Layout::one_line);
}

}  // namespace salida

// What is done at a table, and what came of it.
#include <algorithm>
#include <chrono>
#include <optional>
#include <string>
#include <utility>

#include "answers.hpp"
#include "bots/bots.hpp"
#include "game_parts.hpp"
#include "notation/phrases.hpp"
#include "notation/play_text.hpp"
#include "record/plain_line.hpp"
#include "record/record_events.hpp"
#include "record/record_text.hpp"
#include "requested.hpp"
#include "table/typed_dice.hpp"
#include "table_state.hpp"
#include "words/choices.hpp"
#include "words/why_not.hpp"

namespace salida::wasm {
namespace {

constexpr std::size_t longest_typed = 100;

Error not_now(std::string message) { return {.where = "table", .message = std::move(message)}; }

/// A table, and where its game stood before something was done.
class Move {
 public:
  Move(OpenTable& session, const Request& request)
      : session_(session),
        request_(request),
        before_(session.position()),
        steps_(session.record().steps.size()),
        changes_(session.record().changes.size()) {}

  /// What happened since, how the table stands now, and what was added to its record: whole rolls, each once.
  [[nodiscard]] Json done(const std::vector<Event>& more = {}) {
    const NamedRules& named = session_.table().named();
    const Language language = request_.language();
    const Record& record = session_.record();
    std::vector<Event> events;
    for (Position position = before_; steps_ < record.steps.size(); ++steps_) {
      const Position next = after(named.rules, position, record.steps[steps_]);
      for (const Event& event : events_of(named.rules, position, record.steps[steps_], next)) events.push_back(event);
      position = next;
    }
    for (; changes_ < record.changes.size(); ++changes_) events.push_back(event_of(record.changes[changes_]));
    if (const std::optional<Seat> winner = winner_by_resignation(record, session_.position()))
      events.push_back({.kind = EventKind::won_by_resignation, .seat = *winner});
    events.insert(events.end(), more.begin(), more.end());
    const bool is_whole = session_.is_closed() || session_.table().awaits_roll();
    const Result<std::uint64_t> table = request_.number("table", 1, UINT64_MAX, 0);
    return JsonObject()
        .add("events", json_of_events(language, named, BoardLayout(named.rules), events))
        .add("state", json_of_state(language, *table, session_))
        .add("added", is_whole ? session_.growth.added(record) : std::string())
        .done();
  }

 private:
  OpenTable& session_;
  const Request& request_;
  Position before_;
  std::size_t steps_;
  std::size_t changes_;
};

/// A table at which something can still be done.
Result<OpenTable*> open_table(const Registry& registry, const Request& request) {
  Result<OpenTable*> session = requested_table(registry, request);
  if (!session || !(*session)->record().closed) return session;
  return not_now("expected a game that goes on; this one is closed");
}

[[nodiscard]] bool awaits_choice(const Session& session) {
  const Phase phase = session.position().phase;
  return phase == Phase::play || phase == Phase::atone;
}

Answer roll_by_hand(OpenTable& session, const Request& request) {
  const NamedRules& named = session.table().named();
  const std::optional<Roll> roll = typed_dice(request.text("dice"), dice_to_roll(named.rules, session.position()));
  if (!roll) {
    const Result<Roll> thrown = parse_roll(request.text("dice"));
    if (!thrown) return thrown.error();
    return Error{.where = "dice", .message = why_not(request.language(), named, session.position(), *thrown).sentence};
  }
  Move move(session, request);
  session.roll(*roll);
  return move.done();
}

}  // namespace

Answer pace_table(Registry& /*registry*/, const Request& /*request*/) {
  JsonObject paces;
  for (const PaceTimes& times : pace_times) {
    JsonObject pauses;
    for (const ByItself what : {ByItself::bot_acts, ByItself::forced_move, ByItself::calls_end})
      pauses.add(name_of(what), pause_before(what, times.pace).value_or(std::chrono::milliseconds{}).count());
    paces.add(name_of(times.pace), pauses.done());
  }
  return paces.done();
}

Answer state(Registry& registry, const Request& request) {
  const Result<OpenTable*> session = requested_table(registry, request);
  if (!session) return session.error();
  const Result<std::uint64_t> number = request.number("table", 1, UINT64_MAX);
  return json_of_state(request.language(), *number, **session);
}

Answer roll(Registry& registry, const Request& request) {
  const Result<OpenTable*> session = open_table(registry, request);
  if (!session) return session.error();
  if (!(*session)->table().awaits_roll()) return not_now("expected a turn to roll");
  if ((*session)->table().throws_by_hand()) return roll_by_hand(**session, request);
  if (request.has("dice")) return Error{.where = "dice", .message = "expected none: this table throws its own"};
  if (!(*session)->awaits_person()) return not_now("expected a person's turn");
  Move move(**session, request);
  (*session)->roll();
  return move.done();
}

Answer act(Registry& registry, const Request& request) {
  const Result<OpenTable*> session = open_table(registry, request);
  if (!session) return session.error();
  if (!awaits_choice(**session) || !(*session)->awaits_person()) return not_now("expected a person's choice");
  const Rules& rules = (*session)->table().named().rules;
  const Result<Action> action = parse_action(rules, (*session)->position(), request.text("play"));
  if (!action)
    return Error{.where = "play", .message = "expected one of the choices; found " + in_quotes(request.text("play"))};
  Move move(**session, request);
  (*session)->act(*action);
  return move.done();
}

Answer undo(Registry& registry, const Request& request) {
  const Result<OpenTable*> session = open_table(registry, request);
  if (!session) return session.error();
  if (!(*session)->can_undo()) return not_now("expected something to take back");
  Move move(**session, request);
  (*session)->undo();
  return move.done();
}

Answer call(Registry& registry, const Request& request) {
  const Result<OpenTable*> session = open_table(registry, request);
  if (!session) return session.error();
  const Result<Seat> caller = requested_seat(**session, request);
  if (!caller) return caller.error();
  const Table& table = (*session)->table();
  if (!table.named().rules.capture.calling) return not_now("expected rules in which misses are called");
  if (!table.awaits_roll()) return not_now("expected a call between two rolls");
  if (!(*session)->is_person(*caller)) return Error{.where = "seat", .message = "expected a person's"};
  Move move(**session, request);
  if ((*session)->call(*caller)) return move.done();
  return move.done({Event{.kind = EventKind::called_in_vain, .seat = *caller}});
}

Answer proceed(Registry& registry, const Request& request) {
  const Result<OpenTable*> session = open_table(registry, request);
  if (!session) return session.error();
  if ((*session)->awaited().then == ByItself::nothing) return not_now("expected something that happens by itself");
  Move move(**session, request);
  (*session)->proceed();
  return move.done();
}

Answer hand_over(Registry& registry, const Request& request) {
  const Result<OpenTable*> session = open_table(registry, request);
  if (!session) return session.error();
  const Result<Seat> seat = requested_seat(**session, request);
  if (!seat) return seat.error();
  const std::string_view bot = request.has("bot") ? request.text("bot") : stand_in;
  if (!is_bot_name(bot)) return expected_bot("bot", bot);
  Move move(**session, request);
  (*session)->hand_over(*seat, bot);
  return move.done();
}

Answer take_back(Registry& registry, const Request& request) {
  const Result<OpenTable*> session = open_table(registry, request);
  if (!session) return session.error();
  const Result<Seat> seat = requested_seat(**session, request);
  if (!seat) return seat.error();
  if (!(*session)->belongs_to_person(*seat)) return Error{.where = "seat", .message = "expected a person's"};
  Move move(**session, request);
  (*session)->take_back(*seat);
  return move.done();
}

Answer resign(Registry& registry, const Request& request) {
  const Result<OpenTable*> session = open_table(registry, request);
  if (!session) return session.error();
  const Result<Seat> seat = requested_seat(**session, request);
  if (!seat) return seat.error();
  if (!(*session)->is_person(*seat)) return Error{.where = "seat", .message = "expected a person's"};
  Move move(**session, request);
  (*session)->resign(*seat);
  return move.done();
}

Answer close(Registry& registry, const Request& request) {
  const Result<OpenTable*> session = open_table(registry, request);
  if (!session) return session.error();
  Move move(**session, request);
  (*session)->close();
  return move.done();
}

Answer leave(Registry& registry, const Request& request) {
  const Result<OpenTable*> session = requested_table(registry, request);
  if (!session) return session.error();
  const Result<std::uint64_t> number = request.number("table", 1, UINT64_MAX);
  registry.tables().remove(*number);
  return JsonObject().done();
}

Answer record(Registry& registry, const Request& request) {
  const Result<OpenTable*> session = requested_table(registry, request);
  if (!session) return session.error();
  return JsonObject().add("record", to_text((*session)->record())).done();
}

Answer explain(Registry& registry, const Request& request) {
  const Result<OpenTable*> session = requested_table(registry, request);
  if (!session) return session.error();
  const std::string_view text = request.text("text");
  if (!is_plain_line(text, longest_typed)) return Error{.where = "text", .message = "expected a move on one line"};
  const NamedRules& named = (*session)->table().named();
  const Position seen = (*session)->table().seen();  // a call must not be told whether it would pay
  if (parse_action(named.rules, seen, text)) return JsonObject().add("legal", true).done();
  const WhyNot why = why_not(request.language(), named, seen, text);
  return JsonObject()
      .add("legal", false)
      .add("rule", why.rule)
      .add("field", why.field)
      .add("sentence", why.sentence)
      .done();
}

Answer advice(Registry& registry, const Request& request) {
  const Result<OpenTable*> session = open_table(registry, request);
  if (!session) return session.error();
  if (!awaits_choice(**session)) return not_now("expected a choice to make");
  const NamedRules& named = (*session)->table().named();
  const Position& position = (*session)->position();
  const Action advised = (*session)->advice();
  const std::vector<Choice> choices = choices_in(request.language(), named, position);
  const auto choice =
      std::ranges::find_if(choices, [&](const Choice& one) { return come_to_the_same(position, one.action, advised); });
  return JsonObject()
      .add("choice", choice - choices.begin())
      .add("text", to_text(named.rules, position, choice == choices.end() ? advised : choice->action))
      .done();
}

}  // namespace salida::wasm

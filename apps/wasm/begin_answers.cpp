// Sitting down: a new table, or one that goes on with what was recorded.
#include <bit>
#include <optional>
#include <string>
#include <utility>

#include "answers.hpp"
#include "bots/bots.hpp"
#include "core/hand.hpp"
#include "dice/hex.hpp"
#include "notation/phrases.hpp"
#include "notation/position_text.hpp"
#include "record/opening.hpp"
#include "record/plain_line.hpp"
#include "requested.hpp"
#include "table_state.hpp"

namespace salida::wasm {
namespace {

constexpr std::size_t longest_name = 60;  // in bytes
constexpr std::size_t longest_date = 40;

/// "seed": nothing where dice are thrown by hand.
Result<std::optional<DiceSeed>> requested_seed(const Request& request) {
  if (!request.has("seed")) return std::optional<DiceSeed>();
  const std::optional<DiceSeed> seed = from_hex(request.text("seed"));
  if (seed) return seed;
  return Error{.where = "seed", .message = "expected 64 hexadecimal digits, in lower case"};
}

/// "kind1", "name1"...: who sits where, a person or a bot.
Result<std::vector<RecordedSeat>> requested_seats(const Rules& rules, const Request& request) {
  std::vector<RecordedSeat> seats;
  for (unsigned k = 0; k < rules.board.arms; ++k) {
    const std::string number = std::to_string(k + 1);
    const std::string_view kind = request.text("kind" + number);
    const std::string_view name = request.text("name" + number);
    if (kind.empty()) continue;
    if (kind != person_kind && !is_bot_name(kind)) return expected_bot("kind" + number, kind);
    if (!is_plain_line(name, longest_name)) {
      return Error{.where = "name" + number,
                   .message = "expected a line of at most " + std::to_string(longest_name) + " bytes"};
    }
    seats.push_back({.seat = static_cast<Seat>(k), .kind = std::string(kind), .name = std::string(name), .word = {}});
  }
  if (seats.size() >= 2) return seats;
  return Error{.where = "kind1", .message = "expected at least two players; found " + std::to_string(seats.size())};
}

/// Where "first" is given, nobody draws for the first turn: the record says so by the position that it starts from.
Result<Record> with_first_chosen(Record terms, Until until, const Request& request) {
  if (!request.has("first")) return terms;
  const Result<Seat> first = requested_first(terms.begins.playing, request);
  if (!first) return first.error();
  terms.begins = first_position(terms.named.rules, terms.begins.playing, *first, until);
  terms.from_position = request.has("seed");  // dice by hand are thrown for the first turn, too
  return terms;
}

/// What a record says before its first roll.
Result<Record> requested_terms(const Registry& registry, const Request& request) {
  const Result<const NamedRules*> named = requested_rules(registry, request);
  if (!named) return named.error();
  const Rules& rules = (*named)->rules;
  const Result<std::vector<RecordedSeat>> seats = requested_seats(rules, request);
  if (!seats) return seats.error();
  const Result<Until> until = requested_until(rules, request);
  if (!until) return until.error();
  if (!is_plain_line(request.text("date"), longest_date))
    return Error{.where = "date", .message = "expected a date, as in 2026-11-15"};
  unsigned playing = 0;
  for (const RecordedSeat& seat : *seats) playing |= bit_of(seat.seat);
  Record terms = opening_of(**named, static_cast<Seats>(playing), *until, request.text("date"));
  terms.seats = *seats;
  if (!request.has("position")) return with_first_chosen(std::move(terms), *until, request);
  const Result<Position> position = parse_position(**named, request.text("position"));
  if (!position) return position.error();
  if (position->phase != Phase::roll || position->playing != playing)
    return Error{.where = "position", .message = "expected one that awaits a roll, with pieces of those who play"};
  terms.from_position = true;
  terms.begins = *position;
  return terms;
}

BotMaker bots_for(const Registry& registry, const Record& record, Calling calling) {
  // The maker lives as long as its session, and so do the rules it speaks of. Networks may come later than the table.
  const auto rules = std::make_shared<const Rules>(record.named.rules);
  const auto players = static_cast<int>(record.seats.size());
  return [&registry, rules, players, calling](std::string_view name) {
    const BotSetup setup{.rules = *rules, .network = registry.network(*rules, players), .called = chance_of(calling)};
    return make_bot(name, setup);
  };
}

Answer seated(Registry& registry, const Request& request, Table table) {
  const Result<Calling> calling = requested_calling(request);
  if (!calling) return calling.error();
  const Result<std::uint64_t> seed = request.number("bot_seed", 0, UINT64_MAX, 1);
  if (!seed) return seed.error();
  BotMaker bots = bots_for(registry, table.record(), *calling);
  auto session = std::make_unique<OpenTable>(
      std::move(table), Session::Terms{.make_bot = std::move(bots), .calling = *calling, .seed = *seed});
  const Session& kept = *session;
  const std::optional<unsigned> number = registry.tables().put(std::move(session));
  if (!number) return Error{.where = "table", .message = "expected fewer tables: leave one first"};
  return json_of_state(request.language(), *number, kept);
}

}  // namespace

Answer begin(Registry& registry, const Request& request) {
  Result<Record> terms = requested_terms(registry, request);
  if (!terms) return terms.error();
  const Result<std::optional<DiceSeed>> seed = requested_seed(request);
  if (!seed) return seed.error();
  if (const std::optional<DiceSeed>& known = *seed)
    return seated(registry, request, Table::with_seed(*std::move(terms), *known));
  const Seat first = terms->begins.turn;
  return seated(registry, request, Table::by_hand(*std::move(terms), first));
}

Answer go_on(Registry& registry, const Request& request) {
  Result<ReadGame> game = requested_record(request, OpenTurn::kept);
  if (!game) return game.error();
  const Result<std::optional<DiceSeed>> seed = requested_seed(request);
  if (!seed) return seed.error();
  Result<Table> table = Table::go_on((*std::move(game)).record, *seed);
  if (!table) return table.error();
  return seated(registry, request, *std::move(table));
}

}  // namespace salida::wasm

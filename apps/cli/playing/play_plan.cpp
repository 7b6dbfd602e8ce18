#include "cli/playing/play_plan.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <filesystem>
#include <random>
#include <utility>

#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include "bots/bots.hpp"
#include "cli/machine/machine_seed.hpp"
#include "cli/machine/output.hpp"
#include "cli/machine/output_file.hpp"
#include "cli/machine/today.hpp"
#include "cli/players/players.hpp"
#include "cli/rules/load_rules.hpp"
#include "json/json.hpp"
#include "notation/phrases.hpp"
#include "notation/reading.hpp"
#include "sim/recorded_game.hpp"
#include "tui/styled_text.hpp"

namespace salida::cli {
namespace {

namespace fs = std::filesystem;
using ParsedJson = nlohmann::ordered_json;

constexpr int settings_format = 1;

std::string settings_path() {
  const char* const config = std::getenv("XDG_CONFIG_HOME");
  const char* const home = std::getenv("HOME");
  const std::string folder = config != nullptr && *config != '\0' ? std::string(config)
                             : home != nullptr                    ? std::string(home) + "/.config"
                                                                  : std::string();
  return folder + "/salida/play.json";
}

/// A name as a record can hold it, and a screen show it.
std::string fit_name(std::string_view name) { return std::string(first_letters(harmless(name), 20)); }

template <class Enum>
Enum remembered(const ParsedJson& json, const char* key, Enum otherwise, int number) {
  const auto found = json.find(key);
  if (found == json.end() || !found->is_number_integer()) return otherwise;
  const auto value = found->get<std::int64_t>();
  return value < 0 || value >= number ? otherwise : static_cast<Enum>(value);
}

/// What was chosen last time; settings that cannot be read are as if there were none.
void recall(PlannedGame& game) {
  const Result<std::string> text = read_file(settings_path(), 100'000);
  if (!text) return;
  const ParsedJson json = ParsedJson::parse(*text, nullptr, false);
  if (!json.is_object() || json.value("format", ParsedJson()) != settings_format) return;
  PlayPlan& plan = game.plan;
  plan.settings.pace = remembered(json, "pace", plan.settings.pace, paces);
  plan.calling = remembered(json, "calling", plan.calling, callings);
  plan.settings.plays_forced = remembered(json, "forced", 1, 2) != 0;
  const ParsedJson rules = json.value("rules", ParsedJson());
  const auto named = std::ranges::find_if(game.known, [&](const NamedRules& one) { return rules == one.id; });
  if (named != game.known.end()) plan.rules = static_cast<std::size_t>(named - game.known.begin());
  const ParsedJson seats = json.value("seats", ParsedJson::array());
  for (const ParsedJson& seat : seats) {
    if (!seat.is_object() || plan.seats.size() == max_seats) continue;
    const ParsedJson kind = seat.value("kind", ParsedJson());
    const ParsedJson name = seat.value("name", ParsedJson());
    if (!kind.is_string() || !name.is_string()) continue;
    const auto text_of_kind = kind.get<std::string>();
    if (!text_of_kind.empty() && text_of_kind != person_kind && !is_bot_name(text_of_kind)) continue;
    plan.seats.push_back({.kind = text_of_kind, .name = fit_name(name.get<std::string>())});
  }
}

/// "me,3,3,learned": a person and bots; "me:Ana" has a name.
Result<std::vector<PlannedSeat>> read_seats(const std::string& text, const NamedRules& named) {
  std::vector<PlannedSeat> players;
  for (const std::string_view word : parts_of(text, ',')) {
    const std::size_t colon = word.find(':');
    const std::string_view kind = word.substr(0, colon);
    const std::string name = colon == std::string_view::npos ? std::string{} : fit_name(word.substr(colon + 1));
    if (kind == "me" || kind == person_kind) players.push_back({.kind = std::string(person_kind), .name = name});
    else if (is_bot_name(word)) players.push_back({.kind = std::string(word), .name = {}});
    else {
      return Error{fmt::format("--seats, seat {}", players.size() + 1),
                   fmt::format("expected me, me:NAME, {} or a level from 1 to 5; found {}{}", any_of(bot_names),
                               in_quotes(word), did_you_mean(word, bot_names))};
    }
  }
  const auto arms = static_cast<int>(named.rules.board.arms);
  const auto number = static_cast<int>(players.size());
  if (number < 2 || number > arms)
    return Error{"--seats", fmt::format("expected 2 to {} players on this board; found {}", arms, number)};
  std::vector<PlannedSeat> seats(named.rules.board.arms);
  const Seats taken = seats_for(named.rules, number);
  std::size_t next = 0;
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    if (((taken >> seat) & 1U) != 0) seats[seat] = std::move(players[next++]);
  }
  return seats;
}

}  // namespace

Result<PlannedGame> plan_game(const PlayOptions& options) {
  PlannedGame game{.known = {variants().begin(), variants().end()}, .plan = {}};
  recall(game);
  PlayPlan& plan = game.plan;
  plan.settings.language = options.language;
  if (!options.rules.empty()) {
    const Result<NamedRules> named = load_rules(options.rules);
    if (!named) return named.error();
    const auto same = std::ranges::find(game.known, named->id, &NamedRules::id);
    plan.rules = static_cast<std::size_t>(same - game.known.begin());
    if (same == game.known.end()) game.known.push_back(*named);
  }
  plan.for_places = options.until.value_or(game.named().rules.goal.until) == Until::places;
  if (options.calling) plan.calling = *options.calling;
  if (options.pace) plan.settings.pace = *options.pace;
  if (options.by_hand) plan.dice = PlannedDice::hand;
  if (!options.seats.empty()) {
    Result<std::vector<PlannedSeat>> seats = read_seats(options.seats, game.named());
    if (!seats) return seats.error();
    plan.seats = *std::move(seats);
  }
  fit_to_board(plan, game.named());
  return game;
}

void remember(const PlannedGame& game) {
  const PlayPlan& plan = game.plan;
  JsonArray seats;
  for (const PlannedSeat& seat : plan.seats) seats.add(JsonObject().add("kind", seat.kind).add("name", seat.name));
  const Json settings = JsonObject()
                            .add("format", settings_format)
                            .add("rules", game.named().id)
                            .add("pace", static_cast<int>(plan.settings.pace))
                            .add("calling", static_cast<int>(plan.calling))
                            .add("forced", plan.settings.plays_forced ? 1 : 0)
                            .add("seats", seats)
                            .done();
  const std::string path = settings_path();
  std::error_code problem;
  fs::create_directories(fs::path(path).parent_path(), problem);
  if (!problem) write_file(path, indented(settings) + "\n");
}

Result<Table> new_table(const PlannedGame& game, int first) {
  Seats seats = 0;
  std::vector<std::string> kinds;
  for (std::size_t seat = 0; seat < game.plan.seats.size(); ++seat) {
    if (game.plan.seats[seat].kind.empty()) continue;
    seats |= static_cast<Seats>(1U << seat);
    kinds.push_back(game.plan.seats[seat].kind);
  }
  Record terms = opening_of(game.named(), seats, game.plan.for_places ? Until::places : Until::first, today(), kinds);
  for (RecordedSeat& seat : terms.seats) seat.name = fit_name(game.plan.seats[seat.seat].name);
  if (game.plan.dice == PlannedDice::hand) {
    const bool is_taken = first > 0 && first <= max_seats && (seats & (1U << static_cast<unsigned>(first - 1))) != 0;
    if (first > 0 && !is_taken) return Error{"--first", fmt::format("expected a seat that plays; found {}", first)};
    return Table::by_hand(std::move(terms), static_cast<Seat>(first > 0 ? first - 1 : std::countr_zero(seats)));
  }
  if (first > 0) return Error{"--first", "expected with --dice hand alone: the program's dice say who begins"};
  return Table::with_seed(std::move(terms), seed_from_the_machine());
}

Session session_at(Table table, Calling calling) {
  // The maker outlives this call, and so do the rules it speaks of.
  const auto rules = std::make_shared<const Rules>(table.named().rules);
  const std::shared_ptr<const Evaluation> network =
      best_judgement(*rules, static_cast<int>(table.record().seats.size()));
  BotMaker maker = [rules, network, calling](std::string_view name) {
    return make_bot(name, {.rules = *rules, .network = network, .called = chance_of(calling)});
  };
  return {std::move(table), {.make_bot = std::move(maker), .calling = calling, .seed = std::random_device{}()}};
}

}  // namespace salida::cli

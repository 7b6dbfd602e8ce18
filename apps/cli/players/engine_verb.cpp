// salida engine: a bot that answers JSON lines. docs/protocol.md has the protocol.
#include <algorithm>
#include <bit>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iostream>
#include <list>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "bots/bots.hpp"
#include "cli/command_line/checks.hpp"
#include "cli/command_line/verb.hpp"
#include "cli/exit_code.hpp"
#include "cli/machine/output.hpp"
#include "cli/players/players.hpp"
#include "cli/positions/typed_roll.hpp"
#include "cli/rules/load_rules.hpp"
#include "cli/verbs.hpp"
#include "core/play.hpp"
#include "nets/network_choice.hpp"
#include "notation/fields_text.hpp"
#include "notation/json.hpp"
#include "notation/play_text.hpp"
#include "notation/position_text.hpp"
#include "words/bot_words.hpp"

namespace salida::cli {
namespace {

struct EngineOptions {
  std::string bot;
  std::string rules;  // house rules that positions may be of
  std::uint64_t seed = 1;
};

using ParsedJson = nlohmann::ordered_json;
using Clock = std::chrono::steady_clock;

constexpr int deepest = 32;              // what is copied into an answer is written by recursion
constexpr std::size_t most_tables = 16;  // bots that are kept
constexpr std::chrono::milliseconds longest_time = std::chrono::hours(24);

/// What a line holds; discarded where it is no JSON that anybody would send.
ParsedJson read_request(const std::string& line) {
  bool too_deep = false;
  ParsedJson request = ParsedJson::parse(
      line,
      [&too_deep](int depth, ParsedJson::parse_event_t /*event*/, ParsedJson& /*value*/) {
        too_deep |= depth > deepest;
        return !too_deep;
      },
      false);
  if (too_deep) request = ParsedJson(ParsedJson::value_t::discarded);
  return request;
}

/// As it came: whoever asked knows it again.
Json written_again(const ParsedJson& json) { return {json.dump(-1, ' ', false, ParsedJson::error_handler_t::replace)}; }

const std::string* text_in(const ParsedJson& object, const char* key) {
  const auto found = object.find(key);
  return found == object.end() ? nullptr : found->get_ptr<const std::string*>();
}

class BotEngine {
 public:
  BotEngine(const EngineOptions& options, KnownRules known)
      : bot_(options.bot), seed_(options.seed), known_(std::move(known)) {}

  [[nodiscard]] std::string answer(const std::string& line) {
    arrived_ = Clock::now();
    ++number_;
    const ParsedJson request = read_request(line);
    JsonObject reply;
    if (request.is_object() && request.contains("id")) reply.add("id", written_again(request["id"]));
    const Result<std::string> play = request.is_object() ? play_asked(request) : Error{"", "expected a JSON object"};
    if (play) reply.add("play", *play);
    else reply.add("error", play.error().text());
    return reply.done().text;
  }

 private:
  /// The bot of some rules for so many players.
  struct Table {
    Rules rules;
    int players;
    std::unique_ptr<Player> bot{};
  };

  Result<std::string> play_asked(const ParsedJson& request) {
    const Result<std::function<bool()>> is_late = time_asked(request);
    if (!is_late) return is_late.error();
    const std::string* const text = text_in(request, "position");
    if (text == nullptr) return Error{"position", "expected a text, as docs/notation.md says"};
    const Result<FoundPosition> found = position_asked(request, *text);
    if (!found) return found.error();
    const Rules& rules = found->named->rules;
    const Result<Position> position = after_dice(request, rules, found->position);
    if (!position) return position.error();
    return play_text(rules, *position, play_of(rules, *position, *is_late));
  }

  Result<std::function<bool()>> time_asked(const ParsedJson& request) const {
    const auto time = request.find("time_ms");
    if (time == request.end()) return std::function<bool()>{};
    if (!time->is_number_unsigned()) return Error{"time_ms", "expected a whole number of milliseconds"};
    const auto most = static_cast<std::uint64_t>(longest_time.count());
    const std::chrono::milliseconds allowed(std::min(time->get<std::uint64_t>(), most));
    // A quarter is left for the way, so that nobody waits in vain.
    return std::function<bool()>([end = arrived_ + allowed * 3 / 4] { return Clock::now() >= end; });
  }

  Result<FoundPosition> position_asked(const ParsedJson& request, const std::string& text) {
    const auto asked = request.find("rules");
    const auto wrong = [](const Error& error) { return Error{"position", error.text()}; };
    if (asked == request.end()) {
      Result<FoundPosition> found = known_.position(text);
      if (!found) return wrong(found.error());
      return found;
    }
    const Result<const NamedRules*> named = rules_asked(*asked);
    if (!named) return Error{"rules", named.error().text()};
    const Result<Position> position = parse_position(**named, text);
    if (!position) return wrong(position.error());
    return FoundPosition{.named = *named, .position = *position};
  }

  Result<const NamedRules*> rules_asked(const ParsedJson& asked) {
    if (asked.is_string()) {
      const auto& id = asked.get_ref<const std::string&>();
      const NamedRules* const named = find_rules(known_.all(), id);
      if (named == nullptr) return unknown_rules(known_.all(), id);
      return named;
    }
    if (!asked.is_object()) return Error{"", "expected an id, or house rules as an object"};
    // What `salida rules show --json` says of a built-in rule set is no house rule.
    const std::string* const id = text_in(asked, "id");
    const std::string* const hash = text_in(asked, "hash");
    const NamedRules* const built_in = id == nullptr ? nullptr : find_variant(*id);
    if (built_in != nullptr && hash != nullptr && *hash == rules_hash(built_in->rules)) return built_in;
    // Whoever plays by house rules says them with every position: they are read once.
    std::string text = asked.dump();
    if (!house_ || text != house_text_) {
      Result<NamedRules> house = read_rules_json(text, "");
      if (!house) return house.error();
      house_ = *std::move(house);
      house_text_ = std::move(text);
    }
    return &*house_;
  }

  static Result<Position> after_dice(const ParsedJson& request, const Rules& rules, const Position& position) {
    if (position.phase == Phase::over) return Error{"position", "expected a game that goes on; this one is over"};
    const bool asked = request.contains("roll");
    if (position.phase != Phase::roll) {
      if (asked) return Error{"roll", "expected none: the position is inside a turn, its dice are thrown"};
      return position;
    }
    const std::string* const text = text_in(request, "roll");
    if (text == nullptr) return Error{"roll", R"(expected a text, as in "4-2", or "4" for one die)"};
    const Result<Roll> roll = read_typed_roll(rules, position, *text);
    if (!roll) return roll.error();
    return after_roll(rules, position, *roll);
  }

  [[nodiscard]] std::vector<Action> play_of(const Rules& rules, Position position,
                                            const std::function<bool()>& is_late) {
    Player& bot = bot_for(rules, std::popcount(position.playing));
    GameRandom random(seed_, number_);
    std::vector<Action> play;
    while (position.phase == Phase::play || position.phase == Phase::atone) {
      const ActionList legal = legal_actions(rules, position);
      const Question question{
          .rules = rules, .position = position, .legal = legal, .random = random, .is_late = is_late};
      play.push_back(legal.size() == 1 ? legal[0] : bot.choose(question));
      position = after(rules, position, play.back());
    }
    return play;
  }

  [[nodiscard]] Player& bot_for(const Rules& rules, int players) {
    const auto known = std::ranges::find_if(
        tables_, [&](const Table& table) { return table.players == players && table.rules == rules; });
    if (known != tables_.end()) return *known->bot;
    if (tables_.size() == most_tables) tables_.pop_front();
    Table& table = tables_.emplace_back(Table{.rules = rules, .players = players});
    BotSetup setup{.rules = table.rules};
    if (wants_network(bot_)) {
      setup.network = best_judgement(table.rules, players);
      if (network_for(table.rules, players).empty()) note(no_network_words(Language::english, bot_));
    }
    table.bot = make_bot(bot_, setup);
    return *table.bot;
  }

  std::string bot_;
  std::uint64_t seed_;
  KnownRules known_;
  std::optional<NamedRules> house_;  // that came with the last position of house rules
  std::string house_text_;
  std::list<Table> tables_;   // bots hold on to their rules
  std::uint64_t number_ = 0;  // of the line, from 1: each has chances of its own
  Clock::time_point arrived_;
};

int run_engine(const EngineOptions& options) {
  Result<KnownRules> known = KnownRules::with(options.rules);
  if (!known) return refuse(known.error());
  BotEngine engine(options, *std::move(known));
  for (std::string line; std::getline(std::cin, line);) {
    print_line(engine.answer(line));
    flush();  // whoever asks waits for the answer before the next question
  }
  if (std::cin.bad()) throw MachineError("cannot read standard input");
  return ExitCode::success;
}

}  // namespace

void add_engine_verb(const Verb& program) {
  const Verb engine = program.add_verb(
      "engine", "a bot that answers JSON lines, for other programs: docs/protocol.md",
      R"(  echo '{"position":"parcheesi t1 1:n,n,n,20 3:n,n,n,39","roll":"5-3"}' | salida engine --bot greedy)");
  auto& options = engine.does(run_engine);
  engine.option("--bot", options.bot, "NAME", "who plays: a bot's name, or a level from 1 to 5")
      .required()
      .check(some_bot());
  engine.option("--rules", options.rules, "ID|FILE", "the house-rules file that positions may be of");
  engine.option("--seed", options.seed, "S", "of its choices; 1 by default").check(whole_number());
}

}  // namespace salida::cli

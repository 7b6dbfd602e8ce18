// salida watch: a game of bots, told turn by turn.
#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <variant>

#include <fmt/core.h>

#include "bots/calling.hpp"
#include "cli/command_line/checks.hpp"
#include "cli/command_line/common_options.hpp"
#include "cli/command_line/verb.hpp"
#include "cli/exit_code.hpp"
#include "cli/machine/machine_seed.hpp"
#include "cli/machine/output.hpp"
#include "cli/machine/shell_word.hpp"
#include "cli/machine/today.hpp"
#include "cli/players/players.hpp"
#include "cli/playing/board_drawer.hpp"
#include "cli/playing/game_teller.hpp"
#include "cli/playing/turn_pause.hpp"
#include "cli/records/game_file.hpp"
#include "cli/rules/load_rules.hpp"
#include "cli/verb_json.hpp"
#include "cli/verbs.hpp"
#include "core/fields.hpp"
#include "core/play.hpp"
#include "core/rules.hpp"
#include "dice/hex.hpp"
#include "notation/catalogue.hpp"
#include "notation/json.hpp"
#include "notation/phrases.hpp"
#include "notation/play_text.hpp"
#include "notation/position_text.hpp"
#include "record/record_headers.hpp"
#include "sim/recorded_game.hpp"
#include "words/language.hpp"

namespace salida::cli {
namespace {

struct WatchOptions {
  std::string rules = default_rules();
  std::optional<std::uint64_t> seed;
  std::uint64_t game = 0;
  std::string seats;
  Calling calling = Calling::always;
  std::uint32_t bot_time = 1000;  // milliseconds for an answer of a command
  int players = 0;                // 0: as many as the board has arms
  std::optional<Until> until;
  Language language = Language::english;
  bool board = false;
  bool step = false;
  double delay = 0;       // seconds between two turns
  std::string record;     // a file to which the game is added
  std::string dice_seed;  // of dice that anyone can check: 64 digits, or "new"
  bool json = false;
};

/// The game as JSON lines: one for each roll and what was played, one for each call.
void print_json(const Record& record) {
  const NamedRules& named = record.named;
  Position position = record.begins;
  print_line(position_json(named, position).text);
  Seat seat = 0;
  std::string roll_text;
  std::string play;
  for (const Step& step : record.steps) {
    if (const Roll* const roll = std::get_if<Roll>(&step)) {
      seat = position.turn;
      roll_text = to_text(*roll);
    } else {
      const Action action = *std::get_if<Action>(&step);
      if (action.kind == ActionKind::call) roll_text = "call";
      if (action.kind == ActionKind::call || action.kind == ActionKind::atone) seat = position.offender;
      play += (play.empty() ? "" : " ") + to_text(named.rules, position, action);
    }
    position = after(named.rules, position, step);
    if (position.phase != Phase::roll && position.phase != Phase::over) continue;
    print_line(roll_json(seat, roll_text, play.empty() ? "-" : play, to_text(named, position)));
    play.clear();
  }
}

Result<std::optional<DiceSeed>> dice_seed_of(const WatchOptions& options) {
  if (options.dice_seed.empty()) return std::optional<DiceSeed>{};
  if (options.dice_seed == "new") return std::optional(seed_from_the_machine());
  const auto seed = from_hex(options.dice_seed);
  if (!seed) {
    return Error{"--dice-seed",
                 "expected new, or 64 hexadecimal digits in lower case; found " + in_quotes(options.dice_seed)};
  }
  return seed;
}

/// With the simulator's dice, or with those of a seed, given or drawn.
Result<Record> game_of(const WatchOptions& options, const NamedRules& named, const Seating& seating,
                       const GameSetup& setup) {
  const Result<std::optional<DiceSeed>> seed = dice_seed_of(options);
  if (!seed) return seed.error();
  Record opening = opening_of(named, setup.seats, setup.until, today(), seating.kinds());
  const std::optional<DiceSeed>& hash_seed = *seed;
  if (seating.all_random())
    return hash_seed ? record_game(std::move(opening), setup, *hash_seed) : record_game(std::move(opening), setup);
  const SeatedTable table(named, seating, options.calling, {.limit = std::chrono::milliseconds(options.bot_time)});
  SeatedPlay players(named.rules, table.seats(), options.calling, setup.seed, setup.game);
  Record record = record_game(std::move(opening), setup, players, hash_seed);
  tell_faults({&table, 1});
  return record;
}

std::string how_to_see_it_again(const WatchOptions& options, const GameSetup& setup, const Record& record) {
  std::string command = fmt::format("salida watch --rules {} --seed {}", shell_word(options.rules), setup.seed);
  if (setup.game != 0) command += fmt::format(" --game {}", setup.game);
  if (!options.seats.empty()) command += " --seats " + shell_word(options.seats);
  if (options.calling != Calling::always)
    command += options.calling == Calling::never ? " --calls never" : " --calls chance";
  if (options.players != 0) command += fmt::format(" --players {}", options.players);
  if (options.until) command += fmt::format(" --until {}", name_of(*options.until));
  if (record.dice.seed) command += fmt::format(" --dice-seed {}", hex_text(*record.dice.seed));
  return command;
}

int watch_game(const WatchOptions& options) {
  const Result<NamedRules> named = load_rules(options.rules);
  if (!named) return refuse(named.error());
  const Result<Seating> seating = read_seating(named->rules, options.seats, options.players);
  if (!seating) return refuse(seating.error());
  if (const auto error = calls_of_nobody(*seating, options.calling)) return refuse(*error);
  const GameSetup setup{.seats = seating->seats,
                        .until = options.until.value_or(named->rules.goal.until),
                        .seed = options.seed ? *options.seed : std::random_device{}(),
                        .game = options.game};
  if (!options.record.empty()) {
    if (const auto error = cannot_append(options.record)) return refuse(*error);
  }
  for (const std::string& remark : remarks_on(options.language, named->rules, seating->names)) note(remark);
  const Result<Record> record = game_of(options, *named, *seating, setup);
  if (!record) return refuse(record.error());
  if (!options.record.empty()) append_to_file(options.record, record_text_for(options.record, *record));
  if (options.json) {
    print_json(*record);
    return ExitCode::success;
  }
  const bool spanish = options.language == Language::spanish;
  print_line(fmt::format("{}", spanish ? named->name.es : named->name.en));
  const std::optional<BoardDrawer> board =
      options.board ? std::optional<BoardDrawer>(std::in_place, *named, options.language) : std::nullopt;
  TurnPause pause(options.step, options.delay);
  GameTeller teller(*named, options.language, [&board, &pause](const Position& position) {
    if (board) board->draw(position);
    pause.wait();
  });
  const Position end = teller.tell_game(*record);
  if (board) board->draw(end);
  else print_line("");
  teller.sum_up(end);
  print_line(fmt::format(fmt::runtime(spanish ? "{} turnos, {} tiradas. Para verla otra vez: {}"
                                              : "{} turns, {} rolls. To see it again: {}"),
                         teller.turns(), teller.rolls(), how_to_see_it_again(options, setup, *record)));
  return ExitCode::success;
}

}  // namespace

void add_watch_verb(const Verb& program) {
  const Verb watch = program.add_verb("watch", "a game of bots, told turn by turn",
                                      "  salida watch --rules parcheesi --seed 7\n"
                                      "  salida watch --rules parchis4a --seats 5,expert,greedy,1\n"
                                      "  salida watch --rules medellin --seed 7 --game 3 --lang es --step\n"
                                      "  salida watch --rules rules/six_arm_parques.toml --players 3\n"
                                      "  salida watch --seed 7 --board --delay 0.5\n"
                                      "  salida watch --rules parcheesi --dice-seed new --record games.salida");
  auto& options = watch.does(watch_game);
  watch.option("--rules", options.rules, "ID|FILE", std::string(rules_help) + "; medellin by default");
  watch.option("--seed", options.seed, "N", "whose games; by default another one every time").check(whole_number());
  watch.option("--game", options.game, "K", "which of the seed's games; 0 by default").check(whole_number());
  watch.option("--seats", options.seats, "A,B,...", seats_help).check(not_empty());
  add_calling(watch, [&options](Calling calling) { options.calling = calling; });
  add_bot_time(watch, options.bot_time);
  watch.option("--players", options.players, "N", "how many play; by default a full board").check(some_players());
  add_until(watch, options.until);
  add_language(watch, options.language);
  const Option board = watch.flag("--board", options.board, "draw the board after each turn");
  const Option delay =
      watch.option("--delay", options.delay, "SECONDS", "seconds to wait after each turn, 60 at the most; 0 by default")
          .check(seconds_up_to(60));
  watch.option("--record", options.record, "FILE", "add the game to a file; JSON lines where it ends in .jsonl")
      .check(not_empty());
  watch
      .option("--dice-seed", options.dice_seed, "new|HEX",
              "dice that anyone can check, from 64 hexadecimal digits, or from a new seed")
      .check(not_empty());
  watch.flag("--step", options.step, "wait for Enter after each turn");
  watch.flag("--json", options.json, "a JSON object for each roll").excludes(board).excludes(delay);
}

}  // namespace salida::cli

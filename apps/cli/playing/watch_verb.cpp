// salida watch: a game of bots, told turn by turn.
#include <optional>
#include <random>
#include <variant>

#include <fmt/core.h>

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
#include "core/play.hpp"
#include "dice/hex.hpp"
#include "notation/json.hpp"
#include "notation/phrases.hpp"
#include "notation/play_text.hpp"
#include "notation/position_text.hpp"
#include "record/record_headers.hpp"
#include "sim/recorded_game.hpp"

namespace salida::cli {
namespace {

/// The game as JSON lines: one for each roll and what was played, one for each call.
void print_json(const Record& record) {
  const NamedRules& named = record.named;
  Position position = record.begins;
  print_line(position_json(named, position));
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
  if (options.until) command += fmt::format(" --until {}", *options.until == Until::places ? "places" : "first");
  if (record.dice.seed) command += fmt::format(" --dice-seed {}", hex_text(*record.dice.seed));
  return command;
}

}  // namespace

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
  for (const std::string& remark : remarks_on(named->rules, *seating)) note(remark);
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

}  // namespace salida::cli

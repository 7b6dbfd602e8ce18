// salida play: people and bots at one keyboard.
#include <array>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/core.h>

#include "bots/calling.hpp"
#include "cli/command_line/checks.hpp"
#include "cli/command_line/common_options.hpp"
#include "cli/command_line/verb.hpp"
#include "cli/exit_code.hpp"
#include "cli/machine/output.hpp"
#include "cli/machine/shell_word.hpp"
#include "cli/players/players.hpp"
#include "cli/playing/game_keeper.hpp"
#include "cli/playing/game_summary.hpp"
#include "cli/playing/plain_play.hpp"
#include "cli/playing/play_plan.hpp"
#include "cli/rules/load_rules.hpp"
#include "cli/verbs.hpp"
#include "record/luck.hpp"
#include "tui/game_replay.hpp"
#include "tui/play_session.hpp"
#include "tui/terminal.hpp"
#include "words/language.hpp"
#include "words/vocabulary.hpp"

namespace salida::cli {
namespace {

/// Lines until somebody has settled what to play; false where nobody wants to.
bool choose_in_menu(Terminal& terminal, PlannedGame& game) {
  PlayMenu menu(game.known, game.plan, &load_rules);
  while (true) {
    terminal.show(menu.screen(terminal.style(), Terminal::size()));
    switch (menu.press(terminal.wait_for_key(std::nullopt))) {
      case MenuWish::quit: return false;
      case MenuWish::begin:
        game.known = menu.known();
        game.plan = menu.plan();
        return true;
      case MenuWish::nothing: break;
    }
  }
}

void play_on_screen(Terminal& terminal, PlaySession& play, GameKeeper& keeper) {
  using Clock = std::chrono::steady_clock;
  using std::chrono::milliseconds;
  Clock::time_point since = Clock::now();  // the game stands as it does
  std::optional<std::size_t> steps;        // taken then; none while nothing happens by itself
  while (true) {
    keeper.keep(play.session());
    play.fit(Terminal::size());
    const std::optional<milliseconds> pause = play.pause();
    // Keys that change nothing do not keep bots waiting.
    if (pause && steps != play.session().record().steps.size()) since = Clock::now();
    steps = pause ? std::optional(play.session().record().steps.size()) : std::nullopt;
    const auto waited = std::chrono::floor<milliseconds>(Clock::now() - since);
    if (pause && waited >= *pause && *pause > milliseconds(0)) {
      play.time_is_over();
      continue;
    }
    terminal.show(play.screen(terminal.style(), Terminal::size()));
    const Key key = terminal.wait_for_key(pause ? std::optional(*pause - std::min(waited, *pause)) : std::nullopt);
    if (play.press(key) == PlayWish::quit) return;
    if (pause && *pause == milliseconds(0)) play.time_is_over();  // what was done is shown first
  }
}

void print_end(const Session& session, Language language, const std::string& path) {
  const Record& record = session.record();
  const bool spanish = language == Language::spanish;
  GameTally tally;
  const GameReplay replay(record);
  for (std::size_t step = 0; step < replay.steps(); ++step)
    for (const Event& event : replay.events_of_step(step)) tally.note(event);
  for (const std::string& line : summary_lines(language, record.named, tally, session.position())) print_line(line);
  const LuckOfSeats luck = luck_of(record);
  for (const RecordedSeat& seat : record.seats) {
    const Luck& own = luck[seat.seat];
    print_line(fmt::format(
        fmt::runtime(spanish ? "{:<10} suerte: {} puntos ({:.0f} esperados), repite {} ({:.1f}), salidas {} ({:.1f})"
                             : "{:<10} luck: {} pips ({:.0f} expected), repeats {} ({:.1f}), exits {} ({:.1f})"),
        seat_words(language, record.named, seat.seat), own.pips, own.pips_expected(), own.repeats, own.repeats_expected,
        own.exits, own.exits_expected));
  }
  print_line(
      fmt::format(fmt::runtime(spanish ? "La partida está en {0}\nPara revisarla: salida review {0}"
                                       : "The game is kept in {0}\nTo see what was luck and what was skill: salida "
                                         "review {0}"),
                  shell_word(path)));
}

bool path_is_among_games(const std::string& path) {
  try {
    return std::filesystem::path(path).parent_path() == games_folder();
  } catch (const MachineError&) {
    return false;
  }
}

int say_goodbye(const Session& session, bool is_finished, Language language, const std::string& path) {
  const bool is_among_games = path_is_among_games(path);
  const std::string where = is_among_games ? std::string{} : " --record " + shell_word(path);
  if (is_finished) print_end(session, language, path);
  else print_line(fmt::format(fmt::runtime(play_word(language, PlayWord::saved)), path, where));
  return ExitCode::success;
}

/// The game of --record, or the last one that was left and can be gone on with.
Result<LeftGame> game_left(const PlayOptions& options, std::string& path) {
  path = options.record;
  if (!path.empty()) return GameKeeper::reopen(path);
  for (const std::string& game : left_games(games_folder())) {
    Result<LeftGame> left = GameKeeper::reopen(game);
    path = game;
    if (left) return left;
    note(left.error().text());
  }
  return Error{"--resume", "expected a game that was left; there is none in " + games_folder()};
}

/// Says which bots of the game have to do without a network.
std::vector<std::string> remarks_on_game(Language language, const Record& record) {
  std::vector<std::string> players;
  for (const RecordedSeat& seat : record.seats) players.push_back(seat.kind);
  return remarks_on(language, record.named.rules, players);
}

/// What was chosen is remembered where that can be; nobody has to do without a game for it.
void remember_if_possible(const PlannedGame& game) {
  try {
    remember(game);
  } catch (const MachineError& problem) {
    note(problem.what());
  }
}

int play_game_here(const PlayOptions& options) {
  if (options.record == "-") return refuse({"--record", "expected a file: a game goes on from it"});
  Result<PlannedGame> planned = plan_game(options);
  if (!planned) return refuse(planned.error());
  PlannedGame game = *std::move(planned);
  std::string path;
  std::optional<LeftGame> left;
  if (options.resume) {
    Result<LeftGame> found = game_left(options, path);
    if (!found) return refuse(found.error());
    left = *std::move(found);
  }
  std::unique_ptr<Terminal> terminal = options.plain ? nullptr : Terminal::open(Terminal::Mouse::used);
  const auto refuse_in_lines = [&terminal](const Error& error) {
    terminal.reset();
    return refuse(error);
  };
  std::optional<Table> table;
  std::unique_ptr<GameKeeper> keeper;
  if (left) {
    keeper = std::make_unique<GameKeeper>(path, left->table, std::move(left->lock));
    table = std::move(left->table);
  } else {
    const bool settled = !options.rules.empty() || !options.seats.empty();
    if (terminal && !settled && !choose_in_menu(*terminal, game)) return ExitCode::success;
    remember_if_possible(game);
    Result<Table> begun = new_table(game, options.first);
    if (!begun) return refuse_in_lines(begun.error());
    table = *std::move(begun);
    path = options.record.empty() ? new_game_path(games_folder(), game.named().id) : options.record;
    Result<std::unique_ptr<GameKeeper>> kept = GameKeeper::begin(path, *table);
    if (!kept) return refuse_in_lines(kept.error());
    keeper = *std::move(kept);
  }
  Session session = session_at(*std::move(table), game.plan.calling);
  const Language language = game.plan.settings.language;
  const std::vector<std::string> remarks = remarks_on_game(language, session.record());
  if (!terminal) {
    for (const std::string& remark : remarks) note(remark);
    return say_goodbye(session, play_in_plain_lines(session, language, *keeper), language, path);
  }
  PlaySession play(std::move(session), game.plan.settings);
  if (!remarks.empty()) play.say(remarks.front());  // the screen has one line for it
  play_on_screen(*terminal, play, *keeper);
  terminal.reset();
  if (const int signal = Terminal::asked_to_end()) {
    std::signal(signal, SIG_DFL);
    std::raise(signal);
  }
  game.plan.settings = play.settings();
  if (!options.resume) remember_if_possible(game);
  return say_goodbye(play.session(), play.is_finished(), language, path);
}

}  // namespace

void add_play_verb(const Verb& program) {
  const Verb play = program.add_verb("play", "people and bots at one keyboard; without options a menu",
                                     "  salida play\n"
                                     "  salida play --rules medellin --seats me,3,3,3\n"
                                     "  salida play --rules parchis4a --seats me:Ana,me:Luis --speed fast --lang es\n"
                                     "  salida play --rules parcheesi --seats me,5 --dice hand\n"
                                     "  salida play --resume\n"
                                     "  salida play --plain --seats me,2");
  auto& options = play.does(play_game_here);
  play.option("--rules", options.rules, "ID|FILE", std::string(rules_help) + "; by default what was played last")
      .check(not_empty());
  play.option("--seats", options.seats, "A,B,...",
              "who plays, with commas between: me, me:NAME, a bot's name, or a level from 1 to 5")
      .check(not_empty());
  add_calling(play, [&options](Calling calling) { options.calling = calling; });
  play.choice(
      "--speed", names_of<Pace>, [&options](std::size_t word) { options.pace = static_cast<Pace>(word); },
      "how long bots wait between moves; normal by default");
  play.choice(
      "--dice", names_of<PlannedDice>,
      [&options](std::size_t word) { options.by_hand = static_cast<PlannedDice>(word) == PlannedDice::hand; },
      "the program's dice, which anyone can check, or those of a real table");
  play.option("--first", options.first, "SEAT", "with real dice, the seat that begins; the first by default")
      .check(counted_from(1));
  add_until(play, options.until);
  play.option("--record", options.record, "FILE", "where the game is kept; by default among your games")
      .check(not_empty());
  play.flag("--resume", options.resume, "go on with the game that was left last, or that of --record");
  play.flag("--plain", options.plain, "plain lines without cursor movement; by itself where there is no terminal");
  add_language(play, options.language);
}

}  // namespace salida::cli

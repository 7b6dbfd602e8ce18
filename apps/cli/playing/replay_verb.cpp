// salida replay: a recorded game, step by step in the terminal, or told as text.
#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include <fmt/core.h>

#include "cli/command_line/checks.hpp"
#include "cli/command_line/common_options.hpp"
#include "cli/command_line/verb.hpp"
#include "cli/exit_code.hpp"
#include "cli/machine/output.hpp"
#include "cli/playing/board_drawer.hpp"
#include "cli/playing/game_teller.hpp"
#include "cli/rules/load_rules.hpp"
#include "cli/verbs.hpp"
#include "record/record_reader.hpp"
#include "tui/game_replay.hpp"
#include "tui/game_shelf.hpp"
#include "tui/game_story.hpp"
#include "tui/replay_session.hpp"
#include "tui/styled_text.hpp"
#include "tui/terminal.hpp"
#include "words/language.hpp"

namespace salida::cli {
namespace {

struct ReplayOptions {
  std::string file;
  std::size_t game = 1;  // of the file
  std::size_t turn = 1;  // where it begins
  Language language = Language::english;
  bool plain = false;
  bool board = false;
};

constexpr std::size_t largest_file = std::size_t{64} << 20U;

int tell_game(const ReplayOptions& options, const ReadGame& game) {
  const Record& record = game.record;
  const bool spanish = options.language == Language::spanish;
  print_line(harmless(spanish ? record.named.name.es : record.named.name.en));
  if (const std::string opening = opening_words(options.language, record); !opening.empty())
    print_line("      " + opening);
  const std::optional<BoardDrawer> board =
      options.board ? std::optional<BoardDrawer>(std::in_place, record.named, options.language) : std::nullopt;
  GameTeller teller(
      record.named, options.language,
      [&board](const Position& position) {
        if (board) board->draw(position);
      },
      options.turn);
  teller.tell_game(record);
  if (board) board->draw(game.position);
  else print_line("");
  teller.sum_up(game.position);
  print_line(fmt::format(fmt::runtime(spanish ? "{} turnos, {} tiradas." : "{} turns, {} rolls."), teller.turns(),
                         teller.rolls()));
  if (game.cut_off) note(harmless(*game.cut_off));
  return ExitCode::success;
}

/// The nearest game that way that can be read.
void change_game(ReplaySession& session, GameShelf& shelf, std::size_t& number, Direction way, Language language) {
  const ReplayWords words(language);
  std::string faults;
  for (std::size_t k = way == Direction::on ? number + 1 : number - 1; k > 0; way == Direction::on ? ++k : --k) {
    const std::optional<Result<ReadGame>> game = shelf.game(k);
    if (!game) break;
    if (*game) {
      number = k;
      session.open(**game, shelf.number_of(k));
      if (!faults.empty()) session.say(faults);
      return;
    }
    faults = words.faulty_game(k, harmless(game->error().text()));
  }
  session.say(faults.empty() ? words.no_game(way) : faults);
}

void look_at_games(const ReplayOptions& options, ReplaySession& session, GameShelf& shelf, Terminal& terminal) {
  using Clock = std::chrono::steady_clock;
  std::size_t number = options.game;
  Clock::time_point shown = Clock::now();  // since when, while it plays by itself
  while (true) {
    terminal.show(session.screen(terminal.style(), Terminal::size()));
    std::optional<std::chrono::milliseconds> wait = session.pause();
    if (wait) {
      const Clock::duration left = shown + *wait - Clock::now();
      if (left <= Clock::duration::zero()) {
        session.turn_is_over();
        shown = Clock::now();
        continue;
      }
      wait = std::chrono::ceil<std::chrono::milliseconds>(left);
    }
    const Key key = terminal.wait_for_key(wait);
    if (!wait) shown = Clock::now();
    switch (session.press(key)) {
      case ReplayWish::nothing: break;
      case ReplayWish::quit: return;
      case ReplayWish::next_game: change_game(session, shelf, number, Direction::on, options.language); break;
      case ReplayWish::previous_game: change_game(session, shelf, number, Direction::back, options.language); break;
    }
  }
}

int replay_game(const ReplayOptions& options) {
  Result<std::string> text = read_file(options.file, largest_file);
  if (!text) return refuse(text.error());
  GameShelf shelf(*std::move(text), options.file);
  const std::optional<Result<ReadGame>> game = shelf.game(options.game);
  if (!game) {
    const std::size_t games = shelf.number_of(1).known;
    if (games == 0) return refuse({options.file, "expected the record of a game; found none"});
    return refuse({"--game", fmt::format("expected 1 to {}; found {}", games, options.game)});
  }
  if (!*game) return refuse(game->error());
  const ReadGame& read = **game;
  if (options.turn > std::max<std::size_t>(read.turns, 1)) {
    return refuse({"--turn", fmt::format("expected 1 to {}; found {}", read.turns, options.turn)});
  }
  std::unique_ptr<Terminal> terminal = options.plain || options.board ? nullptr : Terminal::open();
  if (!terminal) return tell_game(options, read);
  ReplaySession session(read, shelf.number_of(options.game), options.language);
  session.replay().to_turn(options.turn);
  look_at_games(options, session, shelf, *terminal);
  terminal.reset();
  // The terminal is as it was: now the signal may do what it does.
  if (const int signal = Terminal::asked_to_end(); signal != 0) std::raise(signal);
  return ExitCode::success;
}

}  // namespace

void add_replay_verb(const Verb& program) {
  const Verb replay = program.add_verb("replay", "a recorded game, step by step in the terminal, or told as text",
                                       "  salida replay game.salida\n"
                                       "  salida replay games.salida --game 3 --turn 20 --lang es\n"
                                       "  salida replay game.salida --plain --board");
  auto& options = replay.does(replay_game);
  replay.option("file", options.file, "FILE", "a file of records").required().check(not_empty());
  replay.option("--game", options.game, "K", "which of the file's games; the first by default").check(counted_from(1));
  replay.option("--turn", options.turn, "N", "the turn to begin with; the first by default").check(counted_from(1));
  add_language(replay, options.language);
  replay.flag("--plain", options.plain, "the whole game as text; by itself where there is no terminal");
  replay.flag("--board", options.board, "as text, and draw the board after each turn");
}

}  // namespace salida::cli

// salida watch: a random game, told turn by turn.
#include <optional>
#include <random>

#include <fmt/core.h>

#include "board_drawer.hpp"
#include "core/play.hpp"
#include "exit_code.hpp"
#include "game_teller.hpp"
#include "load_rules.hpp"
#include "notation/json.hpp"
#include "notation/play_text.hpp"
#include "notation/position_text.hpp"
#include "output.hpp"
#include "shell_word.hpp"
#include "sim/playout.hpp"
#include "turn_pause.hpp"
#include "verb_json.hpp"
#include "verbs.hpp"

namespace salida::cli {
namespace {

/// The game as JSON lines: one for each roll and what was played, one for each call.
class Recorder {
 public:
  explicit Recorder(const NamedRules& named) : named_(named) {}
  void threw(Seat /*seat*/, std::uint32_t /*die*/) {}
  void begins(const Position& position) { print_line(position_json(named_, position)); }
  void rolled(const Position& before, Roll roll, const Position& /*after*/) {
    seat_ = before.turn;
    roll_ = to_text(roll);
    play_.clear();
  }
  void acted(const Position& before, Action action, const Position& /*after*/) {
    if (action.kind == ActionKind::call) roll_ = "call";
    if (action.kind == ActionKind::call || action.kind == ActionKind::atone) seat_ = before.offender;
    if (!play_.empty()) play_ += ' ';
    play_ += to_text(named_.rules, before, action);
  }
  void awaits_roll(const Position& position) {
    print_line(roll_json(seat_, roll_, play_.empty() ? "-" : play_, to_text(named_, position)));
    play_.clear();
  }

 private:
  const NamedRules& named_;
  Seat seat_ = 0;
  std::string roll_;
  std::string play_;
};

std::string how_to_see_it_again(const WatchOptions& options, const GameSetup& setup) {
  std::string command = fmt::format("salida watch --rules {} --seed {}", shell_word(options.rules), setup.seed);
  if (setup.game != 0) command += fmt::format(" --game {}", setup.game);
  if (options.players != 0) command += fmt::format(" --players {}", options.players);
  if (options.until) command += fmt::format(" --until {}", *options.until == Until::places ? "places" : "first");
  return command;
}

}  // namespace

int watch_game(const WatchOptions& options) {
  const Result<NamedRules> named = load_rules(options.rules);
  if (!named) return refuse(named.error());
  const int arms = named->rules.board.arms;
  const int players = options.players == 0 ? arms : options.players;
  if (players < 2 || players > arms) {
    return refuse({"--players", fmt::format("expected 2 to {} on this board; found {}", arms, players)});
  }
  const GameSetup setup{.seats = seats_for(named->rules, players),
                        .until = options.until.value_or(named->rules.goal.until),
                        .seed = options.seed ? *options.seed : std::random_device{}(),
                        .game = options.game};
  const Given source(named->rules);
  if (options.json) {
    Recorder recorder(*named);
    play_random_game(source, setup, recorder);
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
  const GameEnd end = play_random_game(source, setup, teller);
  teller.ends(end.position);
  if (board) board->draw(end.position);
  else print_line("");
  teller.sum_up(end.position);
  print_line(fmt::format(fmt::runtime(spanish ? "{} turnos, {} tiradas. Para verla otra vez: {}"
                                              : "{} turns, {} rolls. To see it again: {}"),
                         end.turns, end.rolls, how_to_see_it_again(options, setup)));
  return ExitCode::success;
}

}  // namespace salida::cli

// All that is read from the command line, in one file, since CLI11 is slow to compile.
#include "cli/command_line.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "bots/bots.hpp"
#include "cli/exit_code.hpp"
#include "cli/machine/output.hpp"
#include "cli/machine/shell_word.hpp"
#include "cli/verbs.hpp"
#include "core/version.hpp"
#include "notation/phrases.hpp"
#include "notation/reading.hpp"

namespace salida::cli {
namespace {

Language language_here() {
  for (const char* const name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* const value = std::getenv(name);
    if (value != nullptr && *value != '\0') return language_from_environment(value);
  }
  return Language::english;
}

/// A verb's options live as long as the verb; what is to be done comes out at the end.
template <class Options>
std::shared_ptr<Options> options_for(CLI::App& verb, std::function<int()>& task, int (*act)(const Options&)) {
  auto options = std::make_shared<Options>();
  if constexpr (requires { options->language; }) options->language = language_here();
  verb.callback([options, &task, act] { task = [options, act] { return act(*options); }; });
  return options;
}

CLI::App& add_verb(CLI::App& parent, const std::string& name, const std::string& what, const std::string& examples) {
  CLI::App& verb = *parent.add_subcommand(name, what);
  verb.footer("Examples:\n" + examples);
  return verb;
}

std::string expected_one_of(std::span<const std::string_view> names, std::string_view found) {
  return fmt::format("expected {}; found {}{}", any_of(names), in_quotes(found), did_you_mean(found, names));
}

void add_language(CLI::App& verb, Language& language) {
  verb.add_option_function<std::string>(
          "--lang",
          [&language](const std::string& found) {
            constexpr std::array<std::string_view, 2> languages{"en", "es"};
            if (std::ranges::find(languages, found) == languages.end())
              throw CLI::ValidationError("--lang", expected_one_of(languages, found));
            language = found == languages[0] ? Language::english : Language::spanish;
          },
          "en or es; by default what the environment says (LANG)")
      ->option_text("en|es");
}

/// A file that is to be written, players that are to be seated: an empty word is a slip, not a wish.
CLI::Validator not_empty() {
  return {[](const std::string& text) {
            return text.empty() ? std::string("expected a name; found nothing") : std::string{};
          },
          ""};
}

CLI::Validator some_players() {
  return {[](const std::string& text) {
            const std::optional<int> number = number_in(text, 1, 255);
            return number ? std::string{} : fmt::format("expected a number of players; found {}", in_quotes(text));
          },
          ""};
}

CLI::Validator some_port() {
  return {[](const std::string& text) {
            const std::optional<int> number = number_in(text, 0, 65535);
            return number ? std::string{} : fmt::format("expected a port from 0 to 65535; found {}", in_quotes(text));
          },
          ""};
}

void add_until(CLI::App& verb, std::optional<Until>& until) {
  verb.add_option_function<std::string>(
          "--until",
          [&until](const std::string& found) {
            constexpr std::array<std::string_view, 2> ends{"first", "places"};
            if (std::ranges::find(ends, found) == ends.end())
              throw CLI::ValidationError("--until", expected_one_of(ends, found));
            until = found == ends[0] ? Until::first : Until::places;
          },
          "the first player home, or all places; by default as the rules say")
      ->option_text("first|places");
}

/// CLI11 takes -1 for a very large number.
CLI::Validator whole_number() {
  return {[](const std::string& text) {
            std::uint64_t number = 0;
            const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
            const bool good = problem == std::errc() && end == text.data() + text.size();
            return good ? std::string{}
                        : fmt::format("expected a whole number up to {}", std::numeric_limits<std::uint64_t>::max());
          },
          ""};
}

/// CLI11's own range lets "nan" pass.
CLI::Validator seconds_up_to(int most) {
  return {[most](const std::string& text) {
            double number = 0;
            const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
            const bool is_number = problem == std::errc() && end == text.data() + text.size();
            const bool good = is_number && number >= 0 && number <= most;
            return good ? std::string{}
                        : fmt::format("expected a number of seconds from 0 to {}; found {}", most, in_quotes(text));
          },
          ""};
}

constexpr const char* rules_help = "a built-in rule set's id or a house-rules file";

void add_rules_verb(CLI::App& app, std::function<int()>& task) {
  CLI::App& rules = add_verb(app, "rules", "list, show, check and compare rule sets",
                             "  salida rules list\n"
                             "  salida rules show medellin --lang es\n"
                             "  salida rules check rules/five_six_pair.toml\n"
                             "  salida rules diff medellin rules/five_six_pair.toml");
  rules.require_subcommand(1);

  CLI::App& list = add_verb(rules, "list", "the built-in rule sets", "  salida rules list --json");
  const auto for_list = options_for(list, task, &list_rules);
  list.add_flag("--json", for_list->json, "as JSON");
  add_language(list, for_list->language);

  CLI::App& show = add_verb(rules, "show", "every field of a rule set and what it means",
                            "  salida rules show parcheesi\n  salida rules show parchis2d --toml > mine.toml");
  const auto for_show = options_for(show, task, &show_rules);
  show.add_option("rules", for_show->names, rules_help)->required()->expected(1)->option_text("ID|FILE");
  CLI::Option* const json = show.add_flag("--json", for_show->json, "as JSON");
  show.add_flag("--toml", for_show->toml, "as a house-rules file, to begin one with")->excludes(json);
  add_language(show, for_show->language);

  CLI::App& check =
      add_verb(rules, "check", "whether house-rules files make a game", "  salida rules check rules/*.toml");
  const auto for_check = options_for(check, task, &check_rules);
  check.add_option("files", for_check->names, "house-rules files")->required()->option_text("FILE...");

  CLI::App& diff = add_verb(rules, "diff", "the fields in which two rule sets differ; the status is 1 where they do",
                            "  salida rules diff simulator medellin");
  const auto for_diff = options_for(diff, task, &diff_rules);
  diff.add_option("rules", for_diff->names, rules_help)->required()->expected(2)->option_text("A B");
  diff.add_flag("--json", for_diff->json, "as JSON");
}

void add_legal_verb(CLI::App& app, std::function<int()>& task) {
  CLI::App& legal = add_verb(
      app, "legal", "every distinct outcome of a roll, and a play that leads to it",
      "  salida legal --position 'parchis4a t1 1:n,n,10,30 2:n,n,n,13 3:n,n,n,n 4:n,n,n,n f5=12' --roll 3\n"
      "  salida legal --position 'medellin t2 1:13,24,g,g 2:n,n,n,14 3:n,n,n,n 4:n,n,n,n off=1:13' --roll call\n"
      "  printf 'simulator t1 1:10,g,g,g 3:n,n,n,n\\t1-2\\n' | salida legal --batch");
  const auto options = options_for<LegalOptions>(
      legal, task, [](const LegalOptions& asked) { return asked.batch ? answer_batch(asked) : list_legal(asked); });
  CLI::Option* const position =
      legal.add_option("--position", options->position, "a position, as docs/notation.md says")->option_text("TEXT");
  CLI::Option* const roll =
      legal.add_option("--roll", options->roll, "A-B, or A for one die, or call")->option_text("A-B|A|call");
  legal.add_option("--rules", options->rules, "the house-rules file that the position is of")->option_text("ID|FILE");
  legal.add_flag("--json", options->json, "as JSON");
  legal.add_flag("--batch", options->batch, "answer lines 'position<TAB>roll' of standard input, a JSON object each")
      ->excludes(position)
      ->excludes(roll);
}

CLI::Validator some_bot() {
  return {[](const std::string& found) {
            std::vector<std::string_view> names(bot_names.begin(), bot_names.end());
            names.insert(names.end(), level_names.begin(), level_names.end());
            return std::ranges::find(names, found) == names.end() ? expected_one_of(names, found) : std::string{};
          },
          ""};
}

void add_engine_verb(CLI::App& app, std::function<int()>& task) {
  CLI::App& engine = add_verb(
      app, "engine", "a bot that answers JSON lines, for other programs: docs/protocol.md",
      R"(  echo '{"position":"parcheesi t1 1:n,n,n,20 3:n,n,n,39","roll":"5-3"}' | salida engine --bot greedy)");
  const auto options = options_for(engine, task, &run_engine);
  engine.add_option("--bot", options->bot, "who plays: a bot's name, or a level from 1 to 5")
      ->required()
      ->check(some_bot())
      ->option_text("NAME");
  engine.add_option("--rules", options->rules, "the house-rules file that positions may be of")->option_text("ID|FILE");
  engine.add_option("--seed", options->seed, "of its choices; 1 by default")->check(whole_number())->option_text("S");
}

void add_show_verb(CLI::App& app, std::function<int()>& task) {
  CLI::App& show =
      add_verb(app, "show", "a position as people see it: drawn in the terminal, or as a picture",
               "  salida show --position 'medellin t2 1:13,24,g,g 2:n,n,n,14 3:n,n,n,n 4:n,n,n,n off=1:13'\n"
               "  salida show --position 'parcheesi t1 1:n,n,5,5 3:n,n,20,h3 now=play dice=5,3' --lang es\n"
               "  salida show --rules rules/six_arm_parques.toml\n"
               "  salida show --rules parchis4a --svg board.svg");
  const auto options = options_for(show, task, &show_position);
  show.add_option("--position", options->position, "a position, as docs/notation.md says; by default the beginning")
      ->option_text("TEXT");
  show.add_option("--rules", options->rules, "the house-rules file that the position is of, or whose beginning to show")
      ->option_text("ID|FILE");
  add_language(show, options->language);
  CLI::Option* const svg = show.add_option("--svg", options->svg, "draw it as a picture; - for standard output")
                               ->check(not_empty())
                               ->option_text("FILE");
  show.add_flag("--json", options->json, "as JSON")->excludes(svg);
}

void add_perft_verb(CLI::App& app, std::function<int()>& task) {
  CLI::App& perft = add_verb(app, "perft", "count the rolls and plays that can follow a position",
                             "  salida perft --position 'simulator t1 1:5,5,5,5 3:5,5,5,5' --depth 2");
  const auto options = options_for(perft, task, &count_perft);
  perft.add_option("--position", options->position, "a position, as docs/notation.md says")
      ->required()
      ->option_text("TEXT");
  perft.add_option("--depth", options->depth, "rolls")->required()->check(CLI::Range(1, 9))->option_text("N");
  perft.add_option("--rules", options->rules, "the house-rules file that the position is of")->option_text("ID|FILE");
  perft.add_flag("--json", options->json, "as JSON");
}

constexpr const char* seats_help =
    "who plays, a name for each seat with commas between: random, greedy, expert, learned, search, a level from 1 to "
    "5, "
    "or exec:COMMAND";

void add_bot_time(CLI::App& verb, const std::function<void(std::uint32_t)>& set) {
  verb.add_option_function<std::uint32_t>(
          "--bot-time", set, "milliseconds that a command (exec:COMMAND) may take for an answer; 1000 by default")
      ->check(CLI::Range(1U, 3'600'000U))
      ->option_text("MS");
}

void add_calling(CLI::App& verb, const std::function<void(Calling)>& set,
                 const std::string& what = "whether bots call missed captures") {
  verb.add_option_function<std::string>(
          "--calls",
          [set](const std::string& found) {
            constexpr std::array<std::string_view, 3> habits{"always", "chance", "never"};
            const auto habit = std::ranges::find(habits, found);
            if (habit == habits.end()) throw CLI::ValidationError("--calls", expected_one_of(habits, found));
            set(static_cast<Calling>(habit - habits.begin()));
          },
          what + ": always by default, by chance (one in two), or never")
      ->option_text("always|chance|never");
}

void add_watch_verb(CLI::App& app, std::function<int()>& task) {
  CLI::App& watch = add_verb(app, "watch", "a game of bots, told turn by turn",
                             "  salida watch --rules parcheesi --seed 7\n"
                             "  salida watch --rules parchis4a --seats 5,expert,greedy,1\n"
                             "  salida watch --rules medellin --seed 7 --game 3 --lang es --step\n"
                             "  salida watch --rules rules/six_arm_parques.toml --players 3\n"
                             "  salida watch --seed 7 --board --delay 0.5\n"
                             "  salida watch --rules parcheesi --dice-seed new --record games.salida");
  const auto options = options_for(watch, task, &watch_game);
  watch.add_option("--rules", options->rules, std::string(rules_help) + "; medellin by default")
      ->option_text("ID|FILE");
  watch.add_option("--seed", options->seed, "whose games; by default another one every time")
      ->check(whole_number())
      ->option_text("N");
  watch.add_option("--game", options->game, "which of the seed's games; 0 by default")
      ->check(whole_number())
      ->option_text("K");
  watch.add_option("--seats", options->seats, seats_help)->check(not_empty())->option_text("A,B,...");
  add_calling(watch, [options](Calling calling) { options->calling = calling; });
  add_bot_time(watch, [options](std::uint32_t time) { options->bot_time = time; });
  watch.add_option("--players", options->players, "how many play; by default a full board")
      ->check(some_players())
      ->option_text("N");
  add_until(watch, options->until);
  add_language(watch, options->language);
  CLI::Option* const board = watch.add_flag("--board", options->board, "draw the board after each turn");
  CLI::Option* const delay =
      watch.add_option("--delay", options->delay, "seconds to wait after each turn, 60 at the most; 0 by default")
          ->check(seconds_up_to(60))
          ->option_text("SECONDS");
  watch.add_option("--record", options->record, "add the game to a file; JSON lines where it ends in .jsonl")
      ->check(not_empty())
      ->option_text("FILE");
  watch
      .add_option("--dice-seed", options->dice_seed,
                  "dice that anyone can check, from 64 hexadecimal digits, or from a new seed")
      ->check(not_empty())
      ->option_text("new|HEX");
  watch.add_flag("--step", options->step, "wait for Enter after each turn");
  watch.add_flag("--json", options->json, "a JSON object for each roll")->excludes(board)->excludes(delay);
}

/// CLI11's own range takes 1.5 for a 1.
CLI::Validator counted_from(int least) {
  return {[least](const std::string& text) {
            const std::optional<int> number = number_in(text, least, std::numeric_limits<int>::max());
            return number ? std::string{} : fmt::format("expected a number from {}; found {}", least, in_quotes(text));
          },
          ""};
}

void add_play_verb(CLI::App& app, std::function<int()>& task) {
  CLI::App& play = add_verb(app, "play", "people and bots at one keyboard; without options a menu",
                            "  salida play\n"
                            "  salida play --rules medellin --seats me,3,3,3\n"
                            "  salida play --rules parchis4a --seats me:Ana,me:Luis --speed fast --lang es\n"
                            "  salida play --rules parcheesi --seats me,5 --dice hand\n"
                            "  salida play --resume\n"
                            "  salida play --plain --seats me,2");
  const auto options = options_for(play, task, &play_game_here);
  play.add_option("--rules", options->rules, std::string(rules_help) + "; by default what was played last")
      ->check(not_empty())
      ->option_text("ID|FILE");
  play.add_option("--seats", options->seats,
                  "who plays, with commas between: me, me:NAME, a bot's name, or a level from 1 to 5")
      ->check(not_empty())
      ->option_text("A,B,...");
  add_calling(play, [options](Calling calling) { options->calling = calling; });
  play.add_option_function<std::string>(
          "--speed",
          [options](const std::string& found) {
            constexpr std::array<std::string_view, paces> speeds{"slow", "normal", "fast", "none"};
            const auto speed = std::ranges::find(speeds, found);
            if (speed == speeds.end()) throw CLI::ValidationError("--speed", expected_one_of(speeds, found));
            options->pace = static_cast<Pace>(speed - speeds.begin());
          },
          "how long bots wait between moves; normal by default")
      ->option_text("slow|normal|fast|none");
  play.add_option_function<std::string>(
          "--dice",
          [options](const std::string& found) {
            constexpr std::array<std::string_view, 2> dice{"machine", "hand"};
            if (std::ranges::find(dice, found) == dice.end())
              throw CLI::ValidationError("--dice", expected_one_of(dice, found));
            options->by_hand = found == dice[1];
          },
          "the program's dice, which anyone can check, or those of a real table")
      ->option_text("machine|hand");
  play.add_option("--first", options->first, "with real dice, the seat that begins; the first by default")
      ->check(counted_from(1))
      ->option_text("SEAT");
  add_until(play, options->until);
  play.add_option("--record", options->record, "where the game is kept; by default among your games")
      ->check(not_empty())
      ->option_text("FILE");
  play.add_flag("--resume", options->resume, "go on with the game that was left last, or that of --record");
  play.add_flag("--plain", options->plain, "plain lines without cursor movement; by itself where there is no terminal");
  add_language(play, options->language);
}

void add_replay_verb(CLI::App& app, std::function<int()>& task) {
  CLI::App& replay = add_verb(app, "replay", "a recorded game, step by step in the terminal, or told as text",
                              "  salida replay game.salida\n"
                              "  salida replay games.salida --game 3 --turn 20 --lang es\n"
                              "  salida replay game.salida --plain --board");
  const auto options = options_for(replay, task, &replay_game);
  replay.add_option("file", options->file, "a file of records")->required()->check(not_empty())->option_text("FILE");
  replay.add_option("--game", options->game, "which of the file's games; the first by default")
      ->check(counted_from(1))
      ->option_text("K");
  replay.add_option("--turn", options->turn, "the turn to begin with; the first by default")
      ->check(counted_from(1))
      ->option_text("N");
  add_language(replay, options->language);
  replay.add_flag("--plain", options->plain, "the whole game as text; by itself where there is no terminal");
  replay.add_flag("--board", options->board, "as text, and draw the board after each turn");
}

void add_serve_verb(CLI::App& app, std::function<int()>& task) {
  CLI::App& serve = add_verb(app, "serve", "the game in the browser, from this machine",
                             "  salida serve\n"
                             "  salida serve --port 0\n"
                             "  salida serve --host 0.0.0.0 --page build/web/page");
  const auto options = options_for(serve, task, &serve_page);
  serve.add_option("--port", options->port, "8080 by default; 0 for any that is free")
      ->check(some_port())
      ->option_text("N");
  serve.add_option("--host", options->host, "the address to listen at; by default 127.0.0.1, this machine alone")
      ->check(not_empty())
      ->option_text("ADDRESS");
  serve.add_option("--page", options->page, "the folder of the built page; found by itself where ./run has built it")
      ->check(not_empty())
      ->option_text("DIR");
}

/// What the simulator's verbs have in common.
void add_games(CLI::App& verb, SimOptions& options) {
  verb.add_option("--rules", options.rules, std::string(rules_help) + "; medellin by default")->option_text("ID|FILE");
  verb.add_option("--seats", options.seats, seats_help)->check(not_empty())->option_text("A,B,...");
  add_calling(verb, [&options](Calling calling) { options.calling = calling; });
  add_bot_time(verb, [&options](std::uint32_t time) { options.bot_time = time; });
  verb.add_option("--players", options.players, "how many play; by default a full board")
      ->check(some_players())
      ->option_text("N");
  verb.add_option("--games", options.games, "how many games; 10000 by default")
      ->check(whole_number())
      ->option_text("N");
  verb.add_option("--seed", options.seed, "whose games; 1 by default")->check(whole_number())->option_text("S");
  verb.add_option("--threads", options.threads, "how many threads; by default one for each core")
      ->check(CLI::Range(1, 1024))
      ->option_text("T");
  add_until(verb, options.until);
  verb.add_option("--json", options.json, "the numbers as JSON; - for standard output")
      ->check(not_empty())
      ->option_text("FILE");
  verb.add_option("--html", options.html, "a report that opens in any browser")
      ->check(not_empty())
      ->option_text("FILE");
  add_language(verb, options.language);
}

void add_records(CLI::App& sim, SimOptions& options) {
  CLI::Option* const records = sim.add_option("--records", options.records, "a folder in which games are kept")
                                   ->check(not_empty())
                                   ->option_text("DIR");
  sim.add_option("--every", options.every, "which games are kept: one of so many; 1 by default, which is all of them")
      ->check(whole_number())
      ->needs(records)
      ->option_text("K");
}

void add_sim_verb(CLI::App& app, std::function<int()>& task, const std::string& command) {
  CLI::App& sim =
      add_verb(app, "sim", "many games, and what they come to",
               "  salida sim --rules parchis4a --games 1000000\n"
               "  salida sim --rules parchis4a --seats expert,greedy,greedy,random --games 10000\n"
               "  salida sim --rules medellin --players 2 --games 100000 --json numbers.json --html report.html\n"
               "  salida sim --rules parcheesi --games 50000000 --checkpoint run.checkpoint --csv games.csv\n"
               "  salida sim --rules parchis4a --games 1000000 --records kept --every 1000");
  const auto options = options_for(sim, task, &simulate_games);
  options->command = command;
  add_games(sim, *options);
  sim.add_option("--csv", options->csv, "a row for each game; - for standard output")
      ->check(not_empty())
      ->option_text("FILE");
  add_records(sim, *options);
  sim.add_option("--checkpoint", options->checkpoint, "kept while it runs; the same command goes on from it")
      ->check(not_empty())
      ->option_text("FILE");
}

void add_sweep_verb(CLI::App& app, std::function<int()>& task, const std::string& command) {
  CLI::App& sweep =
      add_verb(app, "sweep", "house rules as experiments: one or two fields varied, and what changes",
               "  salida sweep --rules medellin --vary repeat.limit=0,2,3\n"
               "  salida sweep --rules simulator --vary entry.tries=1..3 --vary entry.most=1..4 --html tries.html");
  const auto options = options_for(sweep, task, &sweep_rules);
  options->command = command;
  add_games(sweep, *options);
  sweep.add_option("--vary", options->vary, "a field and its values: a,b,c or a..b; twice for two fields")
      ->required()
      ->expected(1)
      ->take_all()
      ->option_text("FIELD=VALUES");
  sweep.add_option("--csv", options->csv, "a row for each combination; - for standard output")
      ->check(not_empty())
      ->option_text("FILE");
}

void add_threads(CLI::App& verb, unsigned& threads) {
  verb.add_option("--threads", threads, "how many threads; by default one for each core")
      ->check(CLI::Range(1U, 1024U))
      ->option_text("T");
}

void add_arena_verb(CLI::App& app, std::function<int()>& task) {
  CLI::App& arena = add_verb(app, "arena", "bots against bots: the same dice in every seating, and who is stronger",
                             "  salida arena --rules parchis4a --seats expert,random,random,random --games 4000\n"
                             "  salida arena --rules medellin --seats 5,4,4,4 --sprt 0.02 --games 100000\n"
                             "  salida arena --rules parcheesi --seats learned,greedy --json result.json");
  const auto options = options_for(arena, task, &hold_arena);
  arena.add_option("--rules", options->rules, std::string(rules_help) + "; medellin by default")
      ->option_text("ID|FILE");
  arena.add_option("--seats", options->seats, seats_help)->required()->check(not_empty())->option_text("A,B,...");
  arena.add_option("--games", options->games, "how many games at the most; 1000 by default")
      ->check(whole_number())
      ->option_text("N");
  arena.add_option("--seed", options->seed, "whose dice; 1 by default")->check(whole_number())->option_text("S");
  add_threads(arena, options->threads);
  add_calling(arena, [options](Calling calling) { options->calling = calling; });
  add_bot_time(arena, [options](std::uint32_t time) { options->terms.limit = std::chrono::milliseconds(time); });
  arena
      .add_option_function<std::string>(
          "--forfeit",
          [options](const std::string& found) {
            constexpr std::array<std::string_view, 2> losses{"move", "game"};
            if (std::ranges::find(losses, found) == losses.end())
              throw CLI::ValidationError("--forfeit", expected_one_of(losses, found));
            options->terms.forfeit = found == losses[0] ? Forfeit::move : Forfeit::game;
          },
          "what a command loses by an answer that is late or none: the move (by default) or the game")
      ->option_text("move|game");
  arena
      .add_option("--sprt", options->sprt,
                  "stop as soon as it is proven that the first bot wins more than its fair share, or not so much more "
                  "(0.02: two games of a hundred)")
      ->check(CLI::Range(0.001, 0.5))
      ->option_text("GAIN");
  arena.add_option("--json", options->json, "the result as JSON; - for standard output")
      ->check(not_empty())
      ->option_text("FILE");
}

void add_analyze_verb(CLI::App& app, std::function<int()>& task) {
  CLI::App& analyze =
      add_verb(app, "analyze", "the plays of a roll, ranked by the chance to win, and why; or what each roll is worth",
               "  salida analyze --position 'parchis2d t1 1:n,n,10,30 3:n,n,12,33' --roll 5-2\n"
               "  salida analyze --position 'medellin t1 1:13,24,g,g 3:n,20,30,g' --time 10 --lang es\n"
               "  salida analyze --position 'parcheesi t1 1:n,n,5,5 3:n,n,20,h3 now=play dice=5,3' --json");
  const auto options = options_for(analyze, task, &analyze_position);
  analyze.add_option("--position", options->position, "a position, as docs/notation.md says")->option_text("TEXT");
  analyze.add_option("--roll", options->roll, "A-B, or A for one die; by default every roll is looked at")
      ->option_text("A-B|A");
  analyze.add_option("--rules", options->rules, "the house-rules file that the position is of")->option_text("ID|FILE");
  CLI::Option* const time = analyze.add_option("--time", options->time, "seconds for trials, 0 for none; 2 by default")
                                ->check(seconds_up_to(3600))
                                ->option_text("SECONDS");
  analyze.add_option("--trials", options->trials, "so many trials, however long they take; 2 or more")
      ->check(counted_from(2))
      ->excludes(time)
      ->option_text("N");
  analyze.add_option("--seed", options->seed, "of the trials' dice; 1 by default")
      ->check(whole_number())
      ->option_text("S");
  add_threads(analyze, options->threads);
  add_calling(
      analyze, [options](Calling calling) { options->calling = calling; },
      "whether missed captures are reckoned to be called");
  add_language(analyze, options->language);
  analyze.add_flag("--json", options->json, "as JSON");
}

void add_train_verb(CLI::App& app, std::function<int()>& task) {
  CLI::App& train = add_verb(app, "train", "make a network for one rule set, by games against itself",
                             "  salida train --rules parchis4a --players 4 --output nets/parchis4a-4.net\n"
                             "  salida train --rules medellin --players 2 --checkpoint medellin.training");
  const auto options = options_for(train, task, &train_network);
  train.add_option("--rules", options->rules, std::string(rules_help) + "; medellin by default")
      ->option_text("ID|FILE");
  train.add_option("--players", options->players, "2 or 4; 4 by default")->option_text("N");
  train.add_option("--games", options->games, "how many games it learns from; 1000000 by default")
      ->check(whole_number())
      ->option_text("N");
  train
      .add_option("--test-games", options->test_games,
                  "games against experts for each of the 20 points of its curve; 2000 by default")
      ->check(whole_number())
      ->option_text("N");
  train.add_option("--seed", options->seed, "whose games; 1 by default")->check(whole_number())->option_text("S");
  add_threads(train, options->threads);
  train.add_option("--output", options->output, "where the network goes; by default RULES-PLAYERS.net")
      ->check(not_empty())
      ->option_text("FILE");
  train.add_option("--curve", options->curve, "how it learned, as CSV; it is printed in any case")
      ->check(not_empty())
      ->option_text("FILE");
  train.add_option("--checkpoint", options->checkpoint, "kept while it runs; the same command goes on from it")
      ->check(not_empty())
      ->option_text("FILE");
}

/// Tables are told as exact: none is kept whose bounds are further apart than this.
CLI::Validator small_number() {
  return {[](const std::string& text) {
            double number = 0;
            const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
            const bool is_number = problem == std::errc() && end == text.data() + text.size();
            const bool good = is_number && number >= 1e-12 && number <= 1e-5;
            return good ? std::string{}
                        : fmt::format("expected a number from 0.000000000001 to 0.00001; found {}", in_quotes(text));
          },
          ""};
}

void add_solve_verb(CLI::App& app, std::function<int()>& task) {
  CLI::App& solve = add_verb(
      app, "solve", "the exact chances of every position of a small enough ending",
      "  salida solve --rules simulator --ending board --pieces 1\n"
      "  salida solve --rules parchis4a --ending columns --players 3 --pieces 3\n"
      "  salida solve --position 'medellin t1 1:h4,g,g,g 3:h5,g,g,g'\n"
      "  salida solve --rules medellin --compare search --decisions 2000\n"
      "Solved are, for two players, 1 or 2 pieces each on the whole board; where no rule sends a piece back out of "
      "its\n"
      "column (simulator, parchis4a, parcheesi), all pieces in the columns: 4 of two players, 3 of three, 2 of four.\n"
      "docs/endings.md says how to read it.");
  const auto options = options_for(solve, task, &solve_endings);
  solve.add_option("--rules", options->rules, std::string(rules_help) + "; medellin by default")
      ->option_text("ID|FILE");
  solve.add_option("--ending", options->ending, "board (by default) or columns")->option_text("board|columns");
  solve.add_option("--players", options->players, "who still race; 2 by default")
      ->check(some_players())
      ->option_text("N");
  solve.add_option("--pieces", options->pieces, "that each has left at the most; 1 by default")
      ->check(CLI::Range(1, 4))
      ->option_text("N");
  solve.add_option("--apart", options->apart, "arms between the two seats of a board; by default they sit opposite")
      ->check(CLI::Range(1, 4))
      ->option_text("N");
  solve.add_option("--tolerance", options->tolerance, "between the bounds of any chance; 0.000001 by default")
      ->check(small_number())
      ->option_text("T");
  add_threads(solve, options->threads);
  CLI::Option* const output =
      solve
          .add_option("--output", options->output, "where the table goes; by default where the program finds it again")
          ->check(not_empty())
          ->option_text("FILE");
  solve.add_flag("--list", options->list, "the tables that are there")->excludes(output);
  solve.add_option("--position", options->position, "the exact chances of this position")
      ->check(not_empty())
      ->excludes(output)
      ->option_text("TEXT");
  solve.add_option("--compare", options->compare, "what this bot's decisions lose against exact play")
      ->check(some_bot())
      ->excludes(output)
      ->option_text("BOT");
  solve.add_option("--decisions", options->decisions, "how many are compared; 1000 by default")
      ->check(whole_number())
      ->option_text("N");
  solve.add_option("--seed", options->seed, "whose positions; 1 by default")->check(whole_number())->option_text("S");
  solve.add_flag("--json", options->json, "as JSON");
}

void add_audit_verb(CLI::App& app, std::function<int()>& task) {
  CLI::App& audit = add_verb(app, "audit", "whether recorded games are sound: rules, dice and commitment",
                             "  salida audit game.salida\n  salida audit records/*.salida --json");
  const auto options = options_for(audit, task, &audit_games);
  audit.add_option("files", options->files, "recorded games, as docs/notation.md says")
      ->required()
      ->option_text("FILE...");
  audit.add_flag("--json", options->json, "a JSON object for each game");
  add_language(audit, options->language);
}

void add_review_verb(CLI::App& app, std::function<int()>& task, const std::string& command) {
  CLI::App& review = add_verb(app, "review", "recorded games judged roll by roll: luck, skill, mistakes",
                              "  salida review game.salida\n"
                              "  salida review games.salida --game 3 --all --lang es\n"
                              "  salida review game.salida --html review.html --json review.json\n"
                              "  salida review records/*.salida --looks 1");
  const auto options = options_for(review, task, &review_games);
  options->command = command;
  review.add_option("files", options->files, "recorded games, as docs/notation.md says; several make a profile")
      ->required()
      ->option_text("FILE...");
  review.add_option("--game", options->game, "which of the file's games; by default all of them")
      ->check(counted_from(1))
      ->option_text("K");
  review.add_option("--looks", options->looks, "rolls looked ahead: 2 by default, or 1, which is quick")
      ->check(CLI::Range(1, 2))
      ->option_text("1|2");
  add_calling(
      review, [options](Calling calling) { options->calling = calling; },
      "whether missed captures are reckoned to be called");
  add_threads(review, options->threads);
  review.add_option("--json", options->json, "everything as JSON; - for standard output")
      ->check(not_empty())
      ->option_text("FILE");
  review.add_option("--html", options->html, "a page that opens in any browser")
      ->check(not_empty())
      ->option_text("FILE");
  review.add_flag("--all", options->all, "every roll, not only mistakes and the luckiest and unluckiest rolls");
  add_language(review, options->language);
}

void add_convert_verb(CLI::App& app, std::function<int()>& task) {
  CLI::App& convert = add_verb(app, "convert", "recorded games as text or as JSON lines",
                               "  salida convert game.salida --json\n"
                               "  salida convert game.jsonl --output game.salida");
  const auto options = options_for(convert, task, &convert_games);
  convert.add_option("file", options->file, "recorded games in either form")->required()->option_text("FILE");
  convert.add_option("--output", options->output, "where to; by default standard output")
      ->check(not_empty())
      ->option_text("FILE");
  convert.add_flag("--json", options->json, "as JSON lines; by default as text");
}

void add_bench_verb(CLI::App& app, std::function<int()>& task) {
  CLI::App& bench = add_verb(app, "bench", "the signature of play, and how fast random games go on one core",
                             "  salida bench\n  salida bench --json --seconds 3\n  salida bench --rules parchis4a");
  const auto options = options_for(bench, task, &run_bench);
  bench.add_option("--rules", options->rules, std::string(rules_help) + "; by default the five")
      ->option_text("ID|FILE...");
  bench.add_option("--seconds", options->seconds, "time for each rule set; 1 by default")
      ->check(CLI::Range(0.01, 3600.0))
      ->option_text("S");
  bench.add_flag("--json", options->json, "as JSON");
  bench.add_flag("--signature-only", options->signature_only, "time nothing");
}

/// The command line as a shell would take it again.
std::string as_typed(int argc, char** argv) {
  std::string command = "salida";
  for (int k = 1; k < argc; ++k) command += ' ' + shell_word(argv[k]);
  return command;
}

/// CLI11's own words, but for a verb that does not exist: there it would only say that one is missing.
std::string what_was_wrong(const CLI::App& app, const CLI::ParseError& problem, int argc, char** argv) {
  if (argc < 2 || !app.get_subcommands().empty() || *argv[1] == '-') return problem.what();
  std::vector<std::string_view> verbs;
  for (const CLI::App* const verb : app.get_subcommands([](const CLI::App*) { return true; }))
    verbs.push_back(verb->get_name());
  return fmt::format("expected {}; found {}{}", any_of(verbs), in_quotes(argv[1]), did_you_mean(argv[1], verbs));
}

}  // namespace

int run(int argc, char** argv) {
  CLI::App app{"Salida: one engine for Parqués, Parchís and Parcheesi", "salida"};
  app.set_version_flag("--version", fmt::format("salida {}", version));
  app.require_subcommand(1);
  app.footer(
      "salida VERB --help has examples. The status is 0 for success, 1 for a 'no', 2 for bad input, 3 where the\n"
      "machine fails.");
  std::function<int()> task;
  const std::string command = as_typed(argc, argv);
  add_watch_verb(app, task);
  add_play_verb(app, task);
  add_replay_verb(app, task);
  add_serve_verb(app, task);
  add_sim_verb(app, task, command);
  add_sweep_verb(app, task, command);
  add_arena_verb(app, task);
  add_train_verb(app, task);
  add_analyze_verb(app, task);
  add_solve_verb(app, task);
  add_rules_verb(app, task);
  add_show_verb(app, task);
  add_legal_verb(app, task);
  add_engine_verb(app, task);
  add_perft_verb(app, task);
  add_audit_verb(app, task);
  add_review_verb(app, task, command);
  add_convert_verb(app, task);
  add_bench_verb(app, task);
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& asked) {  // --help, --version
    std::ostringstream text;
    app.exit(asked, text, text);
    print(text.str());
    return ExitCode::success;
  } catch (const CLI::ParseError& problem) {
    fmt::print(stderr, "salida: {}\nTry 'salida --help'.\n", what_was_wrong(app, problem, argc, argv));
    return ExitCode::bad_input;
  }
  return task();
}

}  // namespace salida::cli

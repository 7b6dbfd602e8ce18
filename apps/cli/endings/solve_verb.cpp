// salida solve: the exact chances of every position of a small enough ending.
#include <charconv>
#include <filesystem>
#include <string>
#include <system_error>

#include <fmt/core.h>

#include "cli/command_line/checks.hpp"
#include "cli/command_line/common_options.hpp"
#include "cli/command_line/verb.hpp"
#include "cli/endings/ending_files.hpp"
#include "cli/endings/solve_options.hpp"
#include "cli/exit_code.hpp"
#include "cli/machine/output.hpp"
#include "cli/rules/load_rules.hpp"
#include "cli/verbs.hpp"
#include "endings/ending_blocks.hpp"
#include "notation/json.hpp"
#include "notation/phrases.hpp"
#include "shipped_endings/shipped_endings.hpp"

namespace salida::cli {
namespace {

JsonObject table_json(const NamedRules& named, const Ending& ending, const EndingTable& table) {
  return JsonObject()
      .add("format", json_format)
      .add("rules", named.id)
      .add("ending", name_of(ending))
      .add("positions", count_positions(table.space()))
      .add("error", table.error());
}

void print_found(const SolveOptions& options, const ChosenEnding& asked, const EndingTable& table,
                 const std::string& where) {
  if (options.json) {
    print_line(table_json(asked.named, asked.ending, table).add("solved", false).add("file", where).done().text);
    return;
  }
  print_line(fmt::format("{}, {}: {} positions, no chance off by more than {:.2g}", asked.named.id,
                         words_of(asked.ending), count_positions(table.space()), table.error()));
  print_line(fmt::format("it is there already: {}", where));
}

void print_solved(const SolveOptions& options, const ChosenEnding& asked, const EndingRun& run,
                  const std::string& path) {
  if (options.json) {
    print_line(table_json(asked.named, asked.ending, *run.table)
                   .add("solved", true)
                   .add("sweeps", run.sweeps)
                   .add("seconds", run.seconds)
                   .add("file", path)
                   .done()
                   .text);
    return;
  }
  print_line(fmt::format("{}, {}: {} positions in {} sweeps, {:.1f} s, no chance off by more than {:.2g}",
                         asked.named.id, words_of(asked.ending), count_positions(run.table->space()), run.sweeps,
                         run.seconds, run.table->error()));
  print_line(fmt::format("kept in {}", path));
}

int solve(const SolveOptions& options) {
  const Result<ChosenEnding> asked = chosen_ending(options);
  if (!asked) return refuse(asked.error());
  const Rules& rules = asked->named.rules;
  const std::string kept = cached_path(rules, asked->ending);
  if (options.output.empty()) {
    const Result<std::shared_ptr<const EndingTable>> found = table_at_hand(rules, asked->ending);
    if (!found) return refuse(found.error());
    if (*found) {
      std::error_code problem;
      const bool is_kept = std::filesystem::exists(kept, problem);
      print_found(options, *asked, **found, is_kept ? kept : std::string("shipped with the program"));
      return ExitCode::success;
    }
  }
  const std::string path = options.output.empty() ? kept : options.output;
  const Result<EndingRun> run = solve_and_keep(options, *asked, path);
  if (!run) return refuse(run.error());
  if (!run->table) return ExitCode::differs;
  if (path != "-") print_solved(options, *asked, *run, path);
  return ExitCode::success;
}

int list_tables(const SolveOptions& options) {
  const Result<KnownRules> known = KnownRules::with(options.rules);
  if (!known) return refuse(known.error());
  JsonArray all;
  const auto tell = [&](const NamedRules& named, const EndingTable& table, const std::string& where) {
    const Ending& ending = table.space().ending();
    if (options.json) {
      all.add(table_json(named, ending, table).add("file", where));
      return;
    }
    print_line(fmt::format("{:<10} {:<52} {:>9} positions  {}", named.id, words_of(ending),
                           count_positions(table.space()), where));
  };
  for (const NamedRules& named : known->all()) {
    const std::shared_ptr<const Endings> shipped = shipped_endings(named.rules);
    for (const EndingTable& table : shipped->tables()) tell(named, table, "shipped");
    for (const std::string& path : cached_tables(named.rules)) {
      const Result<EndingTable> table = load_table(named.rules, path);
      if (!table) return refuse(table.error());
      tell(named, *table, path);
    }
  }
  if (options.json) print_line(all.done().text);
  return ExitCode::success;
}

int solve_endings(const SolveOptions& options) {
  const int asked = (options.list ? 1 : 0) + (options.position.empty() ? 0 : 1) + (options.compare.empty() ? 0 : 1);
  if (asked > 1) return refuse({"solve", "expected one of --list, --position and --compare"});
  if (options.list) return list_tables(options);
  if (!options.position.empty()) return tell_chances(options);
  if (!options.compare.empty()) return compare_bot(options);
  return solve(options);
}

/// Tables are told as exact: none is kept whose bounds are further apart than this.
Check small_number() {
  return [](const std::string& word) {
    double number = 0;
    const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), number);
    const bool is_number = problem == std::errc() && end == word.data() + word.size();
    const bool good = is_number && number >= 1e-12 && number <= 1e-5;
    return good ? std::string{}
                : fmt::format("expected a number from 0.000000000001 to 0.00001; found {}", in_quotes(word));
  };
}

}  // namespace

void add_solve_verb(const Verb& program) {
  const Verb solve = program.add_verb(
      "solve", "the exact chances of every position of a small enough ending",
      "  salida solve --rules simulator --ending board --pieces 1\n"
      "  salida solve --rules parchis4a --ending columns --players 3 --pieces 3\n"
      "  salida solve --position 'medellin t1 1:h4,g,g,g 3:h5,g,g,g'\n"
      "  salida solve --rules medellin --compare search --decisions 2000\n"
      "Solved are, for two players, 1 or 2 pieces each on the whole board; where no rule sends a piece back out of "
      "its\n"
      "column (simulator, parchis4a, parcheesi), all pieces in the columns: 4 of two players, 3 of three, 2 of four.\n"
      "docs/endings.md says how to read it.");
  auto& options = solve.does(solve_endings);
  solve.option("--rules", options.rules, "ID|FILE", std::string(rules_help) + "; medellin by default");
  solve.option("--ending", options.ending, "board|columns", "board (by default) or columns");
  solve.option("--players", options.players, "N", "who still race; 2 by default").check(some_players());
  solve.option("--pieces", options.pieces, "N", "that each has left at the most; 1 by default").between(1, 4);
  solve.option("--apart", options.apart, "N", "arms between the two seats of a board; by default they sit opposite")
      .between(1, 4);
  solve.option("--tolerance", options.tolerance, "T", "between the bounds of any chance; 0.000001 by default")
      .check(small_number());
  add_threads(solve, options.threads);
  const Option output = solve
                            .option("--output", options.output, "FILE",
                                    "where the table goes; by default where the program finds it again")
                            .check(not_empty());
  solve.flag("--list", options.list, "the tables that are there").excludes(output);
  solve.option("--position", options.position, "TEXT", "the exact chances of this position")
      .check(not_empty())
      .excludes(output);
  solve.option("--compare", options.compare, "BOT", "what this bot's decisions lose against exact play")
      .check(some_bot())
      .excludes(output);
  solve.option("--decisions", options.decisions, "N", "how many are compared; 1000 by default").check(whole_number());
  solve.option("--seed", options.seed, "S", "whose positions; 1 by default").check(whole_number());
  solve.flag("--json", options.json, "as JSON");
}

}  // namespace salida::cli

// salida solve: the exact chances of every position of a small enough ending.
#include <filesystem>
#include <system_error>

#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include "cli/endings/asked_ending.hpp"
#include "cli/endings/ending_files.hpp"
#include "cli/exit_code.hpp"
#include "cli/machine/output.hpp"
#include "cli/rules/load_rules.hpp"
#include "cli/verbs.hpp"
#include "endings/ending_blocks.hpp"
#include "notation/json.hpp"
#include "tables/shipped_endings.hpp"

namespace salida::cli {
namespace {

using Json = nlohmann::ordered_json;

Json json_of(const NamedRules& named, const Ending& ending, const EndingTable& table) {
  return {{"format", json_format},
          {"rules", named.id},
          {"ending", name_of(ending)},
          {"positions", count_positions(table.space())},
          {"error", table.error()}};
}

void print_found(const SolveOptions& options, const AskedEnding& asked, const EndingTable& table,
                 const std::string& where) {
  if (options.json) {
    Json json = json_of(asked.named, asked.ending, table);
    json["solved"] = false;
    json["file"] = where;
    print_line(json.dump());
    return;
  }
  print_line(fmt::format("{}, {}: {} positions, no chance off by more than {:.2g}", asked.named.id,
                         words_of(asked.ending), count_positions(table.space()), table.error()));
  print_line(fmt::format("it is there already: {}", where));
}

void print_solved(const SolveOptions& options, const AskedEnding& asked, const EndingRun& run,
                  const std::string& path) {
  if (options.json) {
    Json json = json_of(asked.named, asked.ending, *run.table);
    json["solved"] = true;
    json["sweeps"] = run.sweeps;
    json["seconds"] = run.seconds;
    json["file"] = path;
    print_line(json.dump(-1, ' ', false, Json::error_handler_t::replace));
    return;
  }
  print_line(fmt::format("{}, {}: {} positions in {} sweeps, {:.1f} s, no chance off by more than {:.2g}",
                         asked.named.id, words_of(asked.ending), count_positions(run.table->space()), run.sweeps,
                         run.seconds, run.table->error()));
  print_line(fmt::format("kept in {}", path));
}

int solve(const SolveOptions& options) {
  const Result<AskedEnding> asked = read_asked_ending(options);
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
  Json all = Json::array();
  const auto tell = [&](const NamedRules& named, const EndingTable& table, const std::string& where) {
    const Ending& ending = table.space().ending();
    if (options.json) {
      Json json = json_of(named, ending, table);
      json["file"] = where;
      all.push_back(std::move(json));
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
  if (options.json) print_line(all.dump(-1, ' ', false, Json::error_handler_t::replace));
  return ExitCode::success;
}

}  // namespace

int solve_endings(const SolveOptions& options) {
  const int asked = (options.list ? 1 : 0) + (options.position.empty() ? 0 : 1) + (options.compare.empty() ? 0 : 1);
  if (asked > 1) return refuse({"solve", "expected one of --list, --position and --compare"});
  if (options.list) return list_tables(options);
  if (!options.position.empty()) return tell_chances(options);
  if (!options.compare.empty()) return compare_bot(options);
  return solve(options);
}

}  // namespace salida::cli

// salida bench: the signature of play, and what a roll costs on this machine.
#include <chrono>
#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include <fmt/core.h>

#include "cli/command_line/common_options.hpp"
#include "cli/command_line/verb.hpp"
#include "cli/exit_code.hpp"
#include "cli/machine/output.hpp"
#include "cli/rules/load_rules.hpp"
#include "cli/verb_json.hpp"
#include "cli/verbs.hpp"
#include "sim/bench.hpp"
#include "sim/signature.hpp"

namespace salida::cli {
namespace {

struct BenchOptions {
  std::vector<std::string> rules;  // empty: the five
  double seconds = 1.0;
  bool json = false;
  bool signature_only = false;
};

/// Batches of games until the time is over.
BenchRow measure(const NamedRules& named, double seconds) {
  using Clock = std::chrono::steady_clock;
  constexpr std::uint64_t games_a_batch = 200;
  BenchRow row{.id = named.id};
  const Clock::time_point begin = Clock::now();
  std::uint64_t next = 0;
  std::uint64_t rolls = 0;
  double spent = 0;
  do {
    const Clock::time_point start = Clock::now();
    const GamesPlayed played = play_games(named.rules, signature_seed, next, games_a_batch);
    spent += std::chrono::duration<double>(Clock::now() - start).count();
    next += played.games;
    rolls += played.rolls;
  } while (std::chrono::duration<double>(Clock::now() - begin).count() < seconds);
  row.games_per_second = static_cast<double>(next) / spent;
  row.rolls_per_second = static_cast<double>(rolls) / spent;
  return row;
}

int run_bench(const BenchOptions& options) {
  if (std::isnan(options.seconds)) return refuse({"--seconds", "expected a number of seconds"});
  if (options.signature_only && options.rules.empty()) {
    print(signature_text());
    return ExitCode::success;
  }
  std::vector<NamedRules> sets(variants().begin(), variants().end());
  if (!options.rules.empty()) {
    sets.clear();
    for (const std::string& name : options.rules) {
      const Result<NamedRules> named = load_rules(name);
      if (!named) return refuse(named.error());
      sets.push_back(*named);
    }
  }
  std::vector<BenchRow> rows;
  std::vector<std::uint64_t> signatures;
  {
    Progress progress;
    for (const NamedRules& named : sets) {
      progress.show(fmt::format("{}: playing", named.id));
      rows.push_back(options.signature_only ? BenchRow{.id = named.id} : measure(named, options.seconds));
      rows.back().signature = named.is_built_in() ? fixed_signature_of(named.rules) : signature_of(named.rules);
      signatures.push_back(rows.back().signature);
    }
  }
  const std::uint64_t whole = combined_signature(signatures);
  if (options.json) {
    print_line(bench_json(rows, whole));
    return ExitCode::success;
  }
  for (const BenchRow& row : rows) {
    if (options.signature_only) {
      print_line(fmt::format("{} {:016x}", row.id, row.signature));
      continue;
    }
    print_line(fmt::format("{:<12} {:016x} {:>9.0f} games/s {:>11.0f} rolls/s {:>7.1f} ns a roll", row.id,
                           row.signature, row.games_per_second, row.rolls_per_second, 1e9 / row.rolls_per_second));
  }
  print_line(fmt::format("{:<12} {:016x}", "signature", whole));
  return ExitCode::success;
}

}  // namespace

void add_bench_verb(const Verb& program) {
  const Verb bench =
      program.add_verb("bench", "the signature of play, and how fast random games go on one core",
                       "  salida bench\n  salida bench --json --seconds 3\n  salida bench --rules parchis4a");
  auto& options = bench.does(run_bench);
  bench.option("--rules", options.rules, "ID|FILE...", std::string(rules_help) + "; by default the five");
  bench.option("--seconds", options.seconds, "S", "time for each rule set; 1 by default").between(0.01, 3600.0);
  bench.flag("--json", options.json, "as JSON");
  bench.flag("--signature-only", options.signature_only, "time nothing");
}

}  // namespace salida::cli

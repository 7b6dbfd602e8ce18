// salida solve: the exact chances of every position of a small enough ending.
#include <algorithm>
#include <filesystem>
#include <optional>
#include <system_error>
#include <utility>

#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include "bots/bots.hpp"
#include "ending_compare.hpp"
#include "ending_files.hpp"
#include "ending_run.hpp"
#include "endings/block_plays.hpp"
#include "exit_code.hpp"
#include "load_rules.hpp"
#include "nets/networks.hpp"
#include "notation/json.hpp"
#include "output.hpp"
#include "output_file.hpp"
#include "players.hpp"
#include "sim_run.hpp"
#include "tables/shipped_endings.hpp"
#include "verbs.hpp"

namespace salida::cli {
namespace {

using Json = nlohmann::ordered_json;

/// An ending of more positions is not solved without being asked for.
constexpr std::uint64_t made_at_once = 1'000'000;

struct Asked {
  NamedRules named;
  Ending ending{};
};

Result<Asked> read_asked(const SolveOptions& options) {
  Result<NamedRules> named = load_rules(options.rules.empty() ? std::string("medellin") : options.rules);
  if (!named) return named.error();
  Asked asked{.named = *std::move(named)};
  const Rules& rules = asked.named.rules;
  const bool columns = options.ending == "columns";
  if (!columns && options.ending != "board")
    return Error{"--ending", fmt::format("expected board or columns; found {}", options.ending)};
  asked.ending = {.kind = columns ? EndingKind::columns : EndingKind::board,
                  .players = static_cast<std::uint8_t>(options.players),
                  .pieces = static_cast<std::uint8_t>(options.pieces),
                  .apart = static_cast<std::uint8_t>(columns ? options.apart.value_or(0)
                                                             : options.apart.value_or(rules.board.arms / 2))};
  if (const Unsolvable why = why_not_solved(rules, asked.ending)) {
    const bool is_option = why.what == "ending" || why.what == "players" || why.what == "pieces" || why.what == "apart";
    return Error{(is_option ? "--" : "") + std::string(why.what), std::string(why.problem)};
  }
  if (EndingSpace(rules, asked.ending).size() >= PlayEnd::most_positions)
    return Error{"--pieces", "expected fewer: this ending has too many positions"};
  return asked;
}

Json json_of(const NamedRules& named, const Ending& ending, const EndingTable& table) {
  return {{"format", json_format},
          {"rules", named.id},
          {"ending", name_of(ending)},
          {"positions", count_positions(table.space())},
          {"error", table.error()}};
}

void print_found(const SolveOptions& options, const Asked& asked, const EndingTable& table, const std::string& where) {
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

void print_solved(const SolveOptions& options, const Asked& asked, const EndingRun& run, const std::string& path) {
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

/// Nothing where it was interrupted, which has been said.
Result<std::optional<EndingRun>> solve_and_keep(const SolveOptions& options, const Asked& asked,
                                                const std::string& path) {
  std::error_code problem;
  if (options.output.empty()) std::filesystem::create_directories(cache_folder(), problem);
  if (problem) return Error{cache_folder(), fmt::format("cannot be made: {}", problem.message())};
  Result<OutputFile> begun = OutputFile::begin(path);
  if (!begun) return begun.error();
  OutputFile file = *std::move(begun);
  const std::string checkpoint = path == "-" ? std::string{} : path + ".checkpoint";
  catch_interrupts();
  Result<EndingRun> run = solve_ending({.rules = asked.named.rules,
                                        .ending = asked.ending,
                                        .tolerance = options.tolerance,
                                        .threads = options.threads,
                                        .checkpoint = checkpoint});
  if (!run) return run.error();
  if (!run->table) {
    note(checkpoint.empty() ? "interrupted: nothing was written"
                            : fmt::format("interrupted: the same command goes on from {}", checkpoint));
    return std::optional<EndingRun>{};
  }
  file.write(to_bytes(run->table->values()));
  file.finish();
  if (!checkpoint.empty()) std::filesystem::remove(checkpoint, problem);
  return std::optional<EndingRun>(*std::move(run));
}

/// The table at hand, or made now.
Result<std::optional<EndingTable>> table_for(const SolveOptions& options, const Asked& asked) {
  Result<std::optional<EndingTable>> found = table_at_hand(asked.named.rules, asked.ending);
  if (!found || *found) return found;
  Result<std::optional<EndingRun>> run = solve_and_keep(options, asked, cached_path(asked.named.rules, asked.ending));
  if (!run) return run.error();
  if (!*run) return std::optional<EndingTable>{};
  return std::move((*run)->table);
}

int solve(const SolveOptions& options) {
  const Result<Asked> asked = read_asked(options);
  if (!asked) return refuse(asked.error());
  const Rules& rules = asked->named.rules;
  if (options.output.empty()) {
    const Result<std::optional<EndingTable>> found = table_at_hand(rules, asked->ending);
    if (!found) return refuse(found.error());
    if (*found) {
      std::error_code problem;
      const std::string path = cached_path(rules, asked->ending);
      print_found(options, *asked, **found,
                  std::filesystem::exists(path, problem) ? path : std::string("shipped with the program"));
      return ExitCode::success;
    }
  }
  const std::string path = options.output.empty() ? cached_path(rules, asked->ending) : options.output;
  const Result<std::optional<EndingRun>> run = solve_and_keep(options, *asked, path);
  if (!run) return refuse(run.error());
  if (!*run) return ExitCode::differs;
  if (path != "-") print_solved(options, *asked, **run, path);
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

/// A table that covers the position: at hand, or made now where that takes no time.
Result<std::optional<ExactChances>> chances_of(const SolveOptions& options, const FoundPosition& found) {
  const Rules& rules = found.named->rules;
  if (const auto shipped = shipped_endings(rules)->chances(found.position)) return shipped;
  const std::optional<Ending> smallest = ending_of(rules, found.position);
  if (!smallest) return Error{"--position", "expected an ending that is solved; salida solve --help says which are"};
  for (Ending ending = *smallest; !why_not_solved(rules, ending); ++ending.pieces) {
    const Result<std::optional<EndingTable>> kept = table_at_hand(rules, ending);
    if (!kept) return kept.error();
    if (!*kept) continue;
    Endings endings(rules);
    endings.add(**kept);
    if (const auto chances = endings.chances(found.position)) return chances;
  }
  if (EndingSpace(rules, *smallest).size() > made_at_once) {
    return Error{"--position", fmt::format("expected an ending whose table is at hand; salida solve --rules {} "
                                           "--ending {} --players {} --pieces {}{} makes it",
                                           options.rules.empty() ? found.named->id : options.rules,
                                           smallest->kind == EndingKind::board ? "board" : "columns", smallest->players,
                                           smallest->pieces,
                                           smallest->apart == 0 ? "" : fmt::format(" --apart {}", smallest->apart))};
  }
  Result<std::optional<EndingTable>> made = table_for(options, {.named = *found.named, .ending = *smallest});
  if (!made) return made.error();
  if (!*made) return std::optional<ExactChances>{};
  Endings endings(rules);
  endings.add(**made);
  const auto chances = endings.chances(found.position);
  if (!chances) return Error{"--position", "expected a position that play can lead to"};
  return chances;
}

int tell_chances(const SolveOptions& options) {
  const Result<KnownRules> known = KnownRules::with(options.rules);
  if (!known) return refuse(known.error());
  const Result<FoundPosition> found = known->position(options.position);
  if (!found) return refuse(found.error());
  if (found->position.phase == Phase::play || found->position.phase == Phase::atone)
    return refuse({"--position", "expected one in which a roll is awaited; this one is inside a turn"});
  const Result<std::optional<ExactChances>> chances = chances_of(options, *found);
  if (!chances) return refuse(chances.error());
  if (!*chances) return ExitCode::differs;
  Json seats = Json::object();
  for (unsigned seat = 0; seat < found->named->rules.board.arms; ++seat) {
    if (((unsigned{found->position.playing} >> seat) & 1U) == 0) continue;
    const double chance = (*chances)->of[seat];
    if (options.json) seats[std::to_string(seat + 1)] = chance;
    else print_line(fmt::format("seat {}: {:.5f}", seat + 1, chance));
  }
  if (options.json) {
    print_line(Json{{"format", json_format},
                    {"position", to_text(*found->named, found->position)},
                    {"chances", seats},
                    {"error", (*chances)->error}}
                   .dump(-1, ' ', false, Json::error_handler_t::replace));
  } else {
    print_line(fmt::format("no chance is off by more than {:.2g}", (*chances)->error));
  }
  return ExitCode::success;
}

int compare(const SolveOptions& options) {
  const Result<Asked> asked = read_asked(options);
  if (!asked) return refuse(asked.error());
  if (options.decisions < 1) return refuse({"--decisions", "expected 1 or more"});
  Result<std::optional<EndingTable>> table = table_for(options, *asked);
  if (!table) return refuse(table.error());
  if (!*table) return ExitCode::differs;
  if (wants_network(options.compare) && !shipped_network(asked->named.rules, asked->ending.players))
    note(no_network_remark(options.compare));
  catch_interrupts();
  const std::optional<Comparison> found = compare_with_exact_play({.named = asked->named,
                                                                   .table = **table,
                                                                   .bot = options.compare,
                                                                   .decisions = options.decisions,
                                                                   .seed = options.seed,
                                                                   .threads = options.threads});
  if (options.json) {
    Json json{{"format", json_format},  {"rules", asked->named.id}, {"ending", name_of(asked->ending)},
              {"bot", options.compare}, {"seed", options.seed},     {"decisions", found ? found->decisions : 0}};
    if (found && found->decisions > 0) {
      json["mean_loss"] = found->mean;
      json["ci95"] = {found->low, found->high};
      json["largest_loss"] = found->largest;
      json["lose_nothing"] = static_cast<double>(found->free) / static_cast<double>(found->decisions);
      json["worst"] = {
          {"position", found->position}, {"roll", found->roll}, {"played", found->played}, {"best", found->best}};
      json["seconds"] = found->seconds;
    }
    print_line(json.dump(-1, ' ', false, Json::error_handler_t::replace));
    return ExitCode::success;
  }
  print_line(fmt::format("{}, {}", asked->named.id, words_of(asked->ending)));
  if (!found || found->decisions == 0) {
    print_line(found ? "interrupted: nothing was decided"
                     : "nothing to decide: every roll can be played to one end only");
    return ExitCode::success;
  }
  print_line(fmt::format("{} without tables: {} decisions, seed {}, {:.1f} s", options.compare, found->decisions,
                         options.seed, found->seconds));
  print_line(
      fmt::format("loses {:.4f} % of its chance to win a decision (95 %: {:.4f} - {:.4f} %); {:.1f} % of decisions "
                  "lose nothing",
                  100 * found->mean, 100 * found->low, 100 * found->high,
                  100 * static_cast<double>(found->free) / static_cast<double>(found->decisions)));
  print_line(fmt::format("the largest loss is {:.3f} %: {}  roll {}: played {}, best {}", 100 * found->largest,
                         found->position, found->roll, found->played, found->best));
  return ExitCode::success;
}

}  // namespace

int solve_endings(const SolveOptions& options) {
  const int asked = (options.list ? 1 : 0) + (options.position.empty() ? 0 : 1) + (options.compare.empty() ? 0 : 1);
  if (asked > 1) return refuse({"solve", "expected one of --list, --position and --compare"});
  if (options.list) return list_tables(options);
  if (!options.position.empty()) return tell_chances(options);
  if (!options.compare.empty()) return compare(options);
  return solve(options);
}

}  // namespace salida::cli

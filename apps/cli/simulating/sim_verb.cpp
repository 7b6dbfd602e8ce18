// salida sim: many random games, and what they came to.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/core.h>

#include "cli/command_line/checks.hpp"
#include "cli/command_line/verb.hpp"
#include "cli/exit_code.hpp"
#include "cli/machine/interrupts.hpp"
#include "cli/machine/output.hpp"
#include "cli/machine/output_file.hpp"
#include "cli/machine/shell_word.hpp"
#include "cli/records/record_folder.hpp"
#include "cli/rules/load_rules.hpp"
#include "cli/simulating/sim_json.hpp"
#include "cli/simulating/sim_options.hpp"
#include "cli/simulating/sim_report.hpp"
#include "cli/simulating/sim_run.hpp"
#include "cli/verbs.hpp"
#include "core/fields.hpp"
#include "core/rules.hpp"
#include "notation/fields_text.hpp"
#include "sim/checkpoint.hpp"
#include "sim/summary.hpp"
#include "statistics/sim_words.hpp"
#include "words/language.hpp"
#include "words/vocabulary.hpp"

namespace salida::cli {
namespace {

/// The version since which a seed's games are the same. Checkpoints of it and of all versions after it are gone on
/// with.
constexpr std::string_view same_games_since = "0.1.0";

/// Everything that the numbers depend on, for a checkpoint to be known by.
std::string run_of(const SimJob& job, bool rows) {
  std::string players;
  for (const std::string& name : job.seating.names) players += (players.empty() ? "" : ",") + name;
  return fmt::format(
      "salida {} rules {} seats {} players {} calls {} bot-time {} until {} seed {} games {} choices-every {}{}",
      same_games_since, rules_hash(job.setup.rules), job.setup.seats, players, static_cast<int>(job.calling),
      job.terms.limit.count(), name_of(job.setup.until), job.setup.seed, job.games, job.setup.choices_every,
      rows ? " rows" : "");
}

/// Nothing where there is no such file yet.
Result<std::optional<Checkpoint>> checkpoint_in(const std::string& path, const std::string& run) {
  constexpr std::size_t largest = std::size_t{1} << 20U;
  if (!std::filesystem::exists(path)) {
    const Result<OutputFile> first = OutputFile::begin(path);  // better now than after the first games
    if (!first) return first.error();
    return std::optional<Checkpoint>{};
  }
  const Result<std::string> text = read_file(path, largest);
  if (!text) return text.error();
  Result<Checkpoint> checkpoint = read_checkpoint(*text, run, path);
  if (!checkpoint) return checkpoint.error();
  return std::optional<Checkpoint>(*std::move(checkpoint));
}

// --- The table

std::string of_seats(std::string_view name, const std::string& game, const std::vector<std::string>& seats,
                     int widest) {
  std::string line = fmt::format("{:<{}} {:>22}", name, widest, game);
  for (const std::string& seat : seats) line += fmt::format(" {:>10}", seat);
  return line;
}

void print_table(const SimFacts& facts, Language language) {
  const Summary& summary = facts.summary;
  constexpr int widest = 46;
  const auto word = [language](SimWord name) { return sim_words(language, name); };
  std::vector<std::string> cells;
  for (const SeatSummary& seat : summary.seats) cells.push_back(seat_words(language, facts.named, seat.seat));
  print_line(of_seats("", std::string(word(SimWord::a_game)), cells, widest));

  const std::size_t places = summary.seats.front().places.size();
  for (std::size_t place = 0; place < places; ++place) {
    cells.clear();
    for (const SeatSummary& seat : summary.seats)
      cells.push_back(fmt::format("{:.2f} %", 100 * seat.places[place].share));
    const std::string name =
        place == 0 ? std::string(word(SimWord::wins)) : fmt::format("{} {}", word(SimWord::place), place + 1);
    print_line(of_seats(name, "", cells, widest));
  }
  const auto mean = [](const Estimate& estimate) {
    return fmt::format("{:.3f} ± {:.3f}", estimate.mean, estimate.high - estimate.mean);
  };
  for (std::size_t k = 0; k < statistics; ++k) {
    if (summary.estimates[k].mean == 0) continue;  // these rules do not know it
    cells.clear();
    for (const SeatSummary& seat : summary.seats) cells.push_back(fmt::format("{:.3f}", seat.estimates[k].mean));
    print_line(of_seats(statistic_words(language, facts.named, static_cast<Statistic>(k)), mean(summary.estimates[k]),
                        cells, widest));
  }
  print_line(of_seats(word(SimWord::lead_changes), mean(summary.lead_changes), {}, widest));
  print_line(of_seats(word(SimWord::lead_from), mean(summary.lead_from), {}, widest));
  print_line(of_seats(word(SimWord::choices), mean(summary.choices), {}, widest));

  std::string length =
      fmt::format("\n{}: {} {:.1f}", word(SimWord::length), word(SimWord::deviation), summary.estimates[0].sd);
  for (const Quantile& quantile : summary.quantiles)
    length += fmt::format(", {} % {}", quantile.percent, quantile.turns);
  print_line(length);
  const FirstAdvantage& first = summary.first;
  print_line(fmt::format(fmt::runtime(word(SimWord::first_wins)), 100 * first.wins.share, 100 * first.wins.low,
                         100 * first.wins.high, 100 * first.by_chance, first.z, first.p));
}

void print_run(const SimFacts& facts, const SimOptions& options) {
  const auto word = [&options](SimWord name) { return sim_words(options.language, name); };
  const SimRun& run = facts.run;
  std::string players = fmt::format(fmt::runtime(word(SimWord::players)), facts.summary.seats.size());
  if (!facts.job.seating.all_random()) players += " (" + options.seats + ")";
  print_line(fmt::format("{}, {}", options.language == Language::spanish ? facts.named.name.es : facts.named.name.en,
                         players));
  print_line(fmt::format(fmt::runtime(word(SimWord::games_in)), run.totals.games, run.seconds,
                         static_cast<double>(run.totals.games) / std::max(run.seconds, 1e-9), facts.job.setup.seed));
  print_line("");
  if (run.totals.games > 0) print_table(facts, options.language);
  if (facts.summary.unfinished > 0)
    print_line(fmt::format(fmt::runtime(word(SimWord::unfinished)), facts.summary.unfinished));
  if (run.interrupted)
    print_line(fmt::format(fmt::runtime(word(SimWord::interrupted)), run.totals.games, facts.job.games));
  std::string watch =
      fmt::format("salida watch --rules {} --seed {} --game 0", shell_word(options.rules), facts.job.setup.seed);
  if (!facts.job.seating.all_random()) watch += " --seats " + shell_word(options.seats);
  else if (facts.summary.seats.size() != facts.job.setup.rules.board.arms)
    watch += fmt::format(" --players {}", facts.summary.seats.size());
  if (facts.job.setup.until != facts.job.setup.rules.goal.until)
    watch += fmt::format(" --until {}", name_of(facts.job.setup.until));
  print_line(fmt::format("{} {}", word(SimWord::see_a_game), watch));
}

/// The files that were asked for, each begun before the first game.
struct Outputs {
  std::optional<OutputFile> json;
  std::optional<OutputFile> csv;
  std::optional<OutputFile> html;
  std::optional<RecordFolder> records;
};

std::optional<Error> begin_outputs(const SimOptions& options, const NamedRules& named,
                                   const std::optional<Checkpoint>& kept, Outputs& outputs) {
  if (auto error = begin_if_asked(options.json, outputs.json)) return error;
  if (auto error = begin_if_asked(options.html, outputs.html)) return error;
  if (!options.records.empty()) {
    Result<RecordFolder> records =
        RecordFolder::open(options.records, fmt::format("{}-seed-{}", named.id, options.seed), options.every);
    if (!records) return records.error();
    outputs.records = *std::move(records);
  }
  if (options.csv.empty()) return std::nullopt;
  const bool goes_on = kept && kept->games > 0;
  Result<OutputFile> rows =
      goes_on ? OutputFile::go_on(options.csv, kept->row_bytes)
              : OutputFile::begin(options.csv, options.checkpoint.empty() ? Part::of_this_run : Part::to_go_on_with);
  if (!rows) return rows.error();
  OutputFile& file = outputs.csv.emplace(*std::move(rows));
  if (!goes_on) file.write(row_names());
  if (!options.checkpoint.empty()) file.leave_part();
  return std::nullopt;
}

std::optional<Error> contradiction(const SimOptions& options) {
  if (options.checkpoint == "-") return Error{"--checkpoint", "expected a file; found -"};
  if (options.csv == "-" && !options.checkpoint.empty())
    return Error{"--csv", "expected a file beside --checkpoint: rows that were printed cannot be gone on with"};
  if (!options.records.empty() && !options.checkpoint.empty()) {
    return Error{"--records",
                 "expected no --checkpoint beside it; any game of a run can be recorded later, by its number: salida "
                 "watch --seed S --game K --record FILE"};
  }
  return clash_of({{.option = "--json", .path = options.json},
                   {.option = "--csv", .path = options.csv},
                   {.option = "--html", .path = options.html},
                   {.option = "--checkpoint", .path = options.checkpoint}});
}

void write_results(const SimFacts& facts, const SimOptions& options, Outputs& outputs) {
  const bool rows_wait = outputs.csv && !options.checkpoint.empty() && facts.run.interrupted;
  if (rows_wait) note(fmt::format(fmt::runtime(sim_words(options.language, SimWord::rows_wait)), options.csv));
  else if (outputs.csv) outputs.csv->finish();
  // Files first: whoever reads standard output may have gone.
  const auto write = [](std::optional<OutputFile>& file, const std::string& text) {
    if (!file) return;
    file->write(text);
    file->finish();
  };
  if (outputs.records) outputs.records->finish();
  if (options.json != "-") write(outputs.json, sim_json(facts));
  if (options.html != "-") write(outputs.html, sim_report(facts, options.language));
  if (options.json == "-") write(outputs.json, sim_json(facts));
  if (options.html == "-") write(outputs.html, sim_report(facts, options.language));
  const bool quiet = options.json == "-" || options.csv == "-" || options.html == "-";
  if (!quiet) print_run(facts, options);
}

int simulate_games(const SimOptions& options) {
  if (const auto error = contradiction(options)) return refuse(*error);
  const Result<NamedRules> named = load_rules(options.rules);
  if (!named) return refuse(named.error());
  const Result<SimJob> job = job_for(*named, options);
  if (!job) return refuse(job.error());
  const std::string name = run_of(*job, !options.csv.empty());
  std::optional<Checkpoint> kept;
  if (!options.checkpoint.empty()) {
    const Result<std::optional<Checkpoint>> read = checkpoint_in(options.checkpoint, name);
    if (!read) return refuse(read.error());
    kept = *read;
  }
  Outputs outputs;
  if (const auto error = begin_outputs(options, *named, kept, outputs)) return refuse(*error);
  if (!options.checkpoint.empty() && !kept) write_file(options.checkpoint, to_text(Checkpoint{.run = name}));

  SimRun run;
  if (kept) {
    run.totals = kept->totals;
    run.seconds = static_cast<double>(kept->milliseconds) / 1000;
  }
  for (const std::string& remark : remarks_on(options.language, named->rules, job->seating.names)) note(remark);
  catch_interrupts();
  {
    Progress progress;
    SimEvents events;
    if (outputs.records) events.records = [&outputs](const RecordedGames& games) { outputs.records->write(games); };
    if (outputs.csv) events.rows = [&outputs](std::string_view rows) { outputs.csv->write(rows); };
    events.lot_played = [&](const SimRun& so_far) {
      if (!options.checkpoint.empty()) {
        if (outputs.csv) outputs.csv->flush();
        write_file(options.checkpoint,
                   to_text(Checkpoint{.run = name,
                                      .games = so_far.totals.games,
                                      .milliseconds = static_cast<std::uint64_t>(so_far.seconds * 1000),
                                      .row_bytes = outputs.csv ? outputs.csv->bytes() : 0,
                                      .totals = so_far.totals}));
      }
      progress.show(progress_line(so_far, job->games));
    };
    run_games(*job, run, events);
  }
  const Summary summary = summary_of(run.totals, job->setup.seats);
  const SimFacts facts{.named = *named, .job = *job, .run = run, .summary = summary, .command = options.command};
  write_results(facts, options, outputs);
  return ExitCode::success;
}

void add_records(const Verb& sim, SimOptions& options) {
  const Option records =
      sim.option("--records", options.records, "DIR", "a folder in which games are kept").check(not_empty());
  sim.option("--every", options.every, "K", "which games are kept: one of so many; 1 by default, which is all of them")
      .check(whole_number())
      .needs(records);
}

}  // namespace

void add_sim_verb(const Verb& program) {
  const Verb sim = program.add_verb(
      "sim", "many games, and what they come to",
      "  salida sim --rules parchis4a --games 1000000\n"
      "  salida sim --rules parchis4a --seats expert,greedy,greedy,random --games 10000\n"
      "  salida sim --rules medellin --players 2 --games 100000 --json numbers.json --html report.html\n"
      "  salida sim --rules parcheesi --games 50000000 --checkpoint run.checkpoint --csv games.csv\n"
      "  salida sim --rules parchis4a --games 1000000 --records kept --every 1000");
  auto& options = sim.does(simulate_games);
  add_games(sim, options);
  sim.option("--csv", options.csv, "FILE", "a row for each game; - for standard output").check(not_empty());
  add_records(sim, options);
  sim.option("--checkpoint", options.checkpoint, "FILE", "kept while it runs; the same command goes on from it")
      .check(not_empty());
}

}  // namespace salida::cli

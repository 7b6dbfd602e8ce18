// salida sweep: house rules as experiments. One or two fields of a rule set take several values; each combination plays
// the same number of games from the same seed.
#include <algorithm>
#include <array>
#include <cstddef>
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
#include "cli/rules/load_rules.hpp"
#include "cli/simulating/sim_json.hpp"
#include "cli/simulating/sim_options.hpp"
#include "cli/simulating/sim_report.hpp"
#include "cli/simulating/sim_run.hpp"
#include "cli/verbs.hpp"
#include "notation/fields_text.hpp"
#include "notation/house_rules.hpp"
#include "notation/phrases.hpp"
#include "notation/reading.hpp"
#include "sim/summary.hpp"
#include "statistics/sim_words.hpp"
#include "words/language.hpp"
#include "words/vocabulary.hpp"

namespace salida::cli {
namespace {

constexpr std::size_t most_fields = 2;
constexpr std::size_t most_points = 400;

struct Varied {
  std::string field;
  std::vector<std::string> values;
};

/// "1..3" is 1, 2, 3; anything else is itself.
Result<std::vector<std::string>> values_in(std::string_view text, const std::string& where) {
  std::vector<std::string> values;
  for (const std::string_view part : parts_of(text, ',')) {
    const std::size_t dots = part.find("..");
    if (dots == std::string_view::npos) {
      values.emplace_back(part);
      continue;
    }
    const std::optional<int> low = number_in(part.substr(0, dots), 0, 255);
    const std::optional<int> high = number_in(part.substr(dots + 2), 0, 255);
    if (!low || !high || *low > *high)
      return Error{where, fmt::format("expected a range such as 1..3; found {}", in_quotes(part))};
    for (int value = *low; value <= *high; ++value) values.push_back(std::to_string(value));
  }
  return values;
}

Result<Varied> read_varied(const std::string& text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string::npos)
    return Error{"--vary", fmt::format("expected FIELD=VALUES, as in repeat.limit=0,2,3; found {}", in_quotes(text))};
  Varied varied{.field = text.substr(0, equals), .values = {}};
  if (field_expects(varied.field).empty()) {
    Error error = unknown_field(varied.field);
    error.where = "--vary";
    return error;
  }
  const Result<std::vector<std::string>> values =
      values_in(std::string_view(text).substr(equals + 1), "--vary " + varied.field);
  if (!values) return values.error();
  varied.values = *values;
  for (std::size_t k = 0; k < varied.values.size(); ++k) {
    const auto before = varied.values.begin() + static_cast<std::ptrdiff_t>(k);
    if (std::find(varied.values.begin(), before, *before) != before)
      return Error{"--vary " + varied.field, fmt::format("expected each value once; found {} twice", *before)};
  }
  return varied;
}

/// The rules with these fields changed, as a house-rules file would change them: what loses its meaning falls to its
/// neutral value, and what is left must make a game.
Result<NamedRules> with_fields(const NamedRules& named, const std::vector<Varied>& varied,
                               const std::vector<std::string>& values) {
  const std::string where = "--vary";
  std::vector<HouseEntry> entries{
      {.key = "format", .value = std::to_string(house_rules_format), .kind = ValueKind::number, .where = where},
      {.key = "id", .value = "sweep", .where = where},
      {.key = "base", .value = named.base, .where = where}};
  const NamedRules& base = *find_variant(named.base);
  const auto add = [&entries](std::string_view key, const std::string& value, const std::string& from) {
    entries.push_back({.key = std::string(key), .value = value, .kind = field_kind(key), .where = from});
  };
  for (const FieldDifference& difference : diff(base.rules, named.rules)) {
    const auto is_varied = [&](const Varied& one) { return one.field == difference.key; };
    if (std::ranges::none_of(varied, is_varied)) add(difference.key, difference.b, where);
  }
  for (std::size_t k = 0; k < varied.size(); ++k)
    add(varied[k].field, values[k], fmt::format("--vary {}={}", varied[k].field, values[k]));
  Result<NamedRules> made = house_rules_from(entries, where);
  if (!made) return made;
  NamedRules point = *made;
  point.colours = colours_for(named.colours, point.rules.board.arms);
  return point;
}

struct Experiment {
  std::vector<std::string> values;
  NamedRules named;
  SimJob job;
};

/// Every combination, each checked before any game is played.
Result<std::vector<Experiment>> experiments_for(const NamedRules& named, const std::vector<Varied>& varied,
                                                const SimOptions& options) {
  std::vector<std::vector<std::string>> combinations{{}};
  for (const Varied& one : varied) {
    std::vector<std::vector<std::string>> longer;
    for (const auto& combination : combinations) {
      for (const std::string& value : one.values) {
        longer.push_back(combination);
        longer.back().push_back(value);
      }
    }
    combinations = std::move(longer);
  }
  if (combinations.size() > most_points) {
    return Error{"--vary",
                 fmt::format("expected {} combinations at the most; found {}", most_points, combinations.size())};
  }
  std::vector<Experiment> experiments;
  for (const auto& values : combinations) {
    const Result<NamedRules> point = with_fields(named, varied, values);
    if (!point) return point.error();
    const Result<SimJob> job = job_for(*point, options);
    if (!job) return job.error();
    experiments.push_back({.values = values, .named = *point, .job = *job});
  }
  return experiments;
}

// --- The table

/// A line for each combination: length, captures, choices, and how fair it is by seat.
void print_sweep(std::span<const std::string> fields, const std::vector<SweepPoint>& points,
                 const SimOptions& options) {
  const Language language = options.language;
  print_line(
      fmt::format(fmt::runtime(sim_words(language, SimWord::experiment)), points.size(), options.games, options.seed));
  if (points.empty()) return;
  std::size_t widest = 0;
  for (const SweepPoint& point : points) widest = std::max(widest, sweep_label(fields, point.values).size());
  std::string heading = fmt::format("\n{:<{}}", "", widest);
  const std::array<std::string, 3> means{statistic_words(language, fullest(points).named, Statistic::turns),
                                         std::string(sim_words(language, SimWord::captures)),
                                         std::string(sim_words(language, SimWord::choices_short))};
  for (const std::string& name : means) heading += fmt::format("  {:>16}", name);
  const SweepPoint& full = fullest(points);
  for (const SeatSummary& seat : full.summary.seats)
    heading += fmt::format("  {:>8}", seat_words(language, full.named, seat.seat));
  print_line(heading + fmt::format("  {:>8}  {:>7}", sim_words(language, SimWord::first), "p"));
  for (const SweepPoint& point : points) {
    const Summary& summary = point.summary;
    std::string line = fmt::format("{:<{}}", sweep_label(fields, point.values), widest);
    for (const Estimate& one : {summary.estimates[static_cast<std::size_t>(Statistic::turns)],
                                summary.estimates[static_cast<std::size_t>(Statistic::captures)], summary.choices})
      line += fmt::format("  {:>16}", fmt::format("{:.2f} ± {:.2f}", one.mean, one.high - one.mean));
    for (const SeatSummary& seat : summary.seats) line += fmt::format("  {:>6.2f} %", 100 * seat.wins.share);
    line.append(10 * (full.summary.seats.size() - summary.seats.size()), ' ');
    print_line(line + fmt::format("  {:>6.2f} %  {:>7.3f}", 100 * summary.first.wins.share, summary.first.p));
  }
  print_line("");
  print_line(sim_words(language, SimWord::sweep_note));
}

std::string sweep_csv(const std::vector<Varied>& varied, const std::vector<SweepPoint>& points) {
  std::string text;
  for (const Varied& one : varied) text += one.field + ",";
  text += "games";
  for (const std::string_view name : names_of<Statistic>) text += fmt::format(",{},{}_low,{}_high", name, name, name);
  text += ",choices,choices_low,choices_high,first_wins,first_wins_p\n";
  for (const SweepPoint& point : points) {
    for (const std::string& value : point.values) text += value + ",";
    text += std::to_string(point.run.totals.games);
    for (const Estimate& one : point.summary.estimates)
      text += fmt::format(",{:.6g},{:.6g},{:.6g}", one.mean, one.low, one.high);
    const Estimate& choices = point.summary.choices;
    text += fmt::format(",{:.6g},{:.6g},{:.6g},{:.6g},{:.6g}\n", choices.mean, choices.low, choices.high,
                        point.summary.first.wins.share, point.summary.first.p);
  }
  return text;
}

int sweep_rules(const SimOptions& options) {
  const Result<NamedRules> named = load_rules(options.rules);
  if (!named) return refuse(named.error());
  if (options.vary.size() > most_fields)
    return refuse({"--vary", fmt::format("expected one field or two; found {}", options.vary.size())});
  std::vector<Varied> varied;
  for (const std::string& text : options.vary) {
    const Result<Varied> one = read_varied(text);
    if (!one) return refuse(one.error());
    varied.push_back(*one);
  }
  if (varied.size() == 2 && varied[0].field == varied[1].field)
    return refuse({"--vary", fmt::format("{} is varied twice: write its values in one list", varied[0].field)});
  for (const Varied& one : varied) {
    if (one.field == "goal.until" && options.until)
      return refuse({"--until", "expected nothing beside --vary goal.until, which says it for each combination"});
  }
  if (const auto clash = clash_of({{.option = "--json", .path = options.json},
                                   {.option = "--csv", .path = options.csv},
                                   {.option = "--html", .path = options.html}}))
    return refuse(*clash);
  const Result<std::vector<Experiment>> experiments = experiments_for(*named, varied, options);
  if (!experiments) return refuse(experiments.error());

  std::vector<OutputFile> files;
  for (const std::string* const path : {&options.json, &options.csv, &options.html}) {
    if (path->empty()) continue;
    Result<OutputFile> file = OutputFile::begin(*path);
    if (!file) return refuse(file.error());
    files.push_back(*std::move(file));
  }
  std::vector<std::string> fields;
  for (const Varied& one : varied) fields.push_back(one.field);
  catch_interrupts();
  std::vector<SweepPoint> points;
  {
    Progress progress;
    for (const Experiment& experiment : *experiments) {
      SweepPoint point{.named = experiment.named, .values = experiment.values, .run = {}, .summary = {}};
      SimEvents events;
      events.lot_played = [&](const SimRun& so_far) {
        progress.show(fmt::format("{} of {}, {}  {}", points.size() + 1, experiments->size(),
                                  sweep_label(fields, point.values), progress_line(so_far, experiment.job.games)));
      };
      run_games(experiment.job, point.run, events);
      if (point.run.interrupted) break;  // half of an experiment would not compare with the others
      point.summary = summary_of(point.run.totals, experiment.job.setup.seats);
      points.push_back(std::move(point));
    }
  }
  std::size_t next = 0;
  const auto write = [&files, &next](const std::string& text) {
    files[next].write(text);
    files[next++].finish();
  };
  if (!options.json.empty()) write(sweep_json(*named, experiments->front().job, fields, points, options.command));
  if (!options.csv.empty()) write(sweep_csv(varied, points));
  if (!options.html.empty())
    write(sweep_report(*named, experiments->front().job, fields, points, options.command, options.language));
  const bool quiet = options.json == "-" || options.csv == "-" || options.html == "-";
  if (!quiet) print_sweep(fields, points, options);
  if (points.size() < experiments->size()) {
    note(fmt::format(fmt::runtime(sim_words(options.language, SimWord::sweep_interrupted)), points.size(),
                     experiments->size()));
  }
  return ExitCode::success;
}

}  // namespace

void add_sweep_verb(const Verb& program) {
  const Verb sweep = program.add_verb(
      "sweep", "house rules as experiments: one or two fields varied, and what changes",
      "  salida sweep --rules medellin --vary repeat.limit=0,2,3\n"
      "  salida sweep --rules simulator --vary entry.tries=1..3 --vary entry.most=1..4 --html tries.html");
  auto& options = sweep.does(sweep_rules);
  add_games(sweep, options);
  sweep.option("--vary", options.vary, "FIELD=VALUES", "a field and its values: a,b,c or a..b; twice for two fields")
      .required()
      .takes(1)
      .may_be_repeated();
  sweep.option("--csv", options.csv, "FILE", "a row for each combination; - for standard output").check(not_empty());
}

}  // namespace salida::cli

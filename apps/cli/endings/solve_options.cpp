#include "cli/endings/solve_options.hpp"

#include <filesystem>
#include <system_error>
#include <utility>

#include <fmt/core.h>

#include "cli/endings/ending_files.hpp"
#include "cli/machine/interrupts.hpp"
#include "cli/machine/output.hpp"
#include "cli/machine/output_file.hpp"
#include "cli/rules/load_rules.hpp"
#include "endings/block_plays.hpp"
#include "notation/catalogue.hpp"

namespace salida::cli {

Result<ChosenEnding> chosen_ending(const SolveOptions& options) {
  Result<NamedRules> named = load_rules(options.rules.empty() ? default_rules() : options.rules);
  if (!named) return named.error();
  ChosenEnding asked{.named = *std::move(named)};
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

Result<EndingRun> solve_and_keep(const SolveOptions& options, const ChosenEnding& asked, const std::string& path) {
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
    return run;
  }
  file.write(to_bytes(run->table->values()));
  file.finish();
  if (!checkpoint.empty()) std::filesystem::remove(checkpoint, problem);
  return run;
}

Result<std::shared_ptr<const EndingTable>> table_for(const SolveOptions& options, const ChosenEnding& asked) {
  Result<std::shared_ptr<const EndingTable>> found = table_at_hand(asked.named.rules, asked.ending);
  if (!found || *found) return found;
  const Result<EndingRun> run = solve_and_keep(options, asked, cached_path(asked.named.rules, asked.ending));
  if (!run) return run.error();
  return run->table;
}

}  // namespace salida::cli

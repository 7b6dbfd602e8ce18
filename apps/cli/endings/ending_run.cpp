#include "cli/endings/ending_run.hpp"

#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <system_error>

#include <fmt/core.h>

#include "cli/endings/ending_files.hpp"
#include "cli/machine/in_parallel.hpp"
#include "cli/machine/interrupts.hpp"
#include "cli/machine/output.hpp"
#include "cli/machine/output_file.hpp"
#include "cli/rules/load_rules.hpp"
#include "endings/ending_solver.hpp"

namespace salida::cli {
namespace {

constexpr double seconds_a_checkpoint = 30;
constexpr std::size_t largest_checkpoint = 16'000'000'000;

class Solving {
 public:
  explicit Solving(const EndingJob& job)
      : job_(job), solver_({.rules = job.rules, .ending = job.ending, .tolerance = job.tolerance}) {}

  std::optional<Error> resume() {
    std::error_code problem;
    if (job_.checkpoint.empty() || !std::filesystem::exists(job_.checkpoint, problem)) return std::nullopt;
    const Result<std::string> bytes = read_file(job_.checkpoint, largest_checkpoint);
    if (!bytes) return bytes.error();
    if (!bytes->starts_with(name())) {
      return Error{job_.checkpoint,
                   "expected a checkpoint of this ending, rules and tolerance; remove it to begin again"};
    }
    if (!solver_.resume(std::string_view(*bytes).substr(name().size())))
      return Error{job_.checkpoint, "expected a whole checkpoint; this one is damaged: remove it to begin again"};
    note(fmt::format("going on from {}: {}", job_.checkpoint, where()));
    return std::nullopt;
  }

  EndingRun run() {
    using Clock = std::chrono::steady_clock;
    const Clock::time_point begin = Clock::now();
    Clock::time_point kept = begin;
    const unsigned threads = threads_for(job_.threads);
    const auto seconds_since = [](Clock::time_point then) {
      return std::chrono::duration<double>(Clock::now() - then).count();
    };
    Progress progress;
    while (!solver_.is_finished() && !is_interrupted()) {
      const std::size_t portions = solver_.begin_level();
      in_parallel(
          threads, portions, [] { return false; },  // a level is whole
          [this](std::size_t portion, unsigned) { solver_.solve_portion(portion); });
      solver_.end_level();
      progress.show(fmt::format("{}, {:.0f} s", where(), seconds_since(begin)));
      if (seconds_since(kept) < seconds_a_checkpoint || solver_.is_finished()) continue;
      keep();
      kept = Clock::now();
    }
    EndingRun run{.sweeps = solver_.sweeps(), .seconds = seconds_since(begin)};
    if (solver_.is_finished()) run.table = std::make_shared<EndingTable>(solver_.table());
    else keep();
    return run;
  }

 private:
  /// What the checkpoint is of.
  [[nodiscard]] std::string name() const {
    return fmt::format("salida solve rules {:016x} ending {} tolerance {}\n", ending_rules_hash(job_.rules),
                       name_of(job_.ending), job_.tolerance);
  }

  [[nodiscard]] std::string where() const {
    return fmt::format("{} sweeps, bounds {:.1g} apart; {:>3.0f} % of the next", solver_.sweeps(), solver_.gap(),
                       100 * solver_.part_of_sweep());
  }

  void keep() const {
    if (job_.checkpoint.empty()) return;
    Result<OutputFile> begun = OutputFile::begin(job_.checkpoint);
    if (!begun) throw MachineError(begun.error().text());
    OutputFile file = *std::move(begun);
    file.write(name());
    solver_.write_state([&file](std::string_view bytes) { file.write(bytes); });
    file.finish();
  }

  const EndingJob& job_;
  EndingSolver solver_;
};

}  // namespace

Result<EndingRun> solve_ending(const EndingJob& job) {
  Solving solving(job);
  if (const auto error = solving.resume()) return *error;
  return solving.run();
}

}  // namespace salida::cli

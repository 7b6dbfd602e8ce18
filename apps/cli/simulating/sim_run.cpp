#include "cli/simulating/sim_run.hpp"

#include <algorithm>
#include <chrono>
#include <future>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

#include <fmt/core.h>

#include "cli/machine/in_parallel.hpp"
#include "cli/machine/interrupts.hpp"

namespace salida::cli {
namespace {

/// A lot is played by all threads together, in portions that each takes when it has done one. A thread ends only
/// between portions, so that what has been played is always every game up to some number.
class Lot {
 public:
  /// Records are written where those of the lot before were, so that no memory is asked for again.
  Lot(const SimJob& job, std::vector<SeatedTable>& tables, std::uint64_t first, std::uint64_t games, bool with_rows,
      std::vector<RecordedGames>& records)
      : job_(job),
        tables_(tables),
        first_(first),
        games_(games),
        records_(records),
        portion_(std::clamp<std::uint64_t>(games / (16ULL * job.threads), 1, 512)) {
    const std::size_t portions = (games + portion_ - 1) / portion_;
    if (with_rows) rows_.resize(portions);
    if (!job.records) return;
    records_.resize(portions, *job.records);
    for (RecordedGames& some : records_) {
      some.text.clear();
      some.games.clear();
    }
  }

  void play(Totals& totals) {
    std::vector<std::unique_ptr<Totals>> counted;
    for (unsigned k = 0; k < job_.threads; ++k) counted.push_back(std::make_unique<Totals>());
    in_parallel(job_.threads, (games_ + portion_ - 1) / portion_, is_interrupted,
                [&](std::size_t portion, unsigned thread) { play_portion(portion, thread, *counted[thread]); });
    for (const auto& one : counted) totals.add(*one);
  }

  [[nodiscard]] const std::vector<std::string>& rows() const { return rows_; }

 private:
  void play_portion(std::size_t portion, unsigned thread, Totals& totals) {
    const std::uint64_t begin = portion * portion_;
    const std::uint64_t games = std::min(portion_, games_ - begin);
    std::string* const rows = rows_.empty() ? nullptr : &rows_[portion];
    if (!tables_.empty()) {
      SeatedTable& table = tables_[thread];
      const SeatedSetup seated{
          .players = table.seats(), .calling = job_.calling, .begin_game = [&table] { table.begin_game(); }};
      simulate_seated(job_.setup, seated, first_ + begin, games, totals, rows,
                      job_.records ? &records_[portion] : nullptr);
    } else if (job_.records) {
      simulate(job_.setup, first_ + begin, games, totals, rows, records_[portion]);
    } else {
      simulate(job_.setup, first_ + begin, games, totals, rows);
    }
  }

  const SimJob& job_;
  std::vector<SeatedTable>& tables_;  // one for each thread; none where all play at random
  std::uint64_t first_;
  std::uint64_t games_;
  std::vector<RecordedGames>& records_;
  std::uint64_t portion_;
  std::vector<std::string> rows_;
};

}  // namespace

void run_games(const SimJob& job, SimRun& run, const SimEvents& events) {
  using Clock = std::chrono::steady_clock;
  constexpr double seconds_a_lot = 0.5;
  constexpr std::uint64_t kept_a_lot = 500;  // records that wait to be written had better stay in the cache
  const std::uint64_t largest_lot =
      job.records ? kept_a_lot * job.records->every * job.threads : std::numeric_limits<std::uint64_t>::max();
  std::uint64_t lot = job.seating.all_random() ? 500ULL * job.threads : job.threads;  // bots may think long
  std::vector<SeatedTable> tables;
  if (!job.seating.all_random()) {
    for (unsigned k = 0; k < job.threads; ++k) tables.emplace_back(job.named, job.seating, job.calling, job.terms);
  }
  std::vector<RecordedGames> kept;
  std::vector<RecordedGames> on_the_way;  // to the disk, while the next lot is played
  std::future<void> writing;
  while (run.totals.games < job.games && !is_interrupted()) {
    const Clock::time_point begin = Clock::now();
    const std::uint64_t before = run.totals.games;
    Lot games(job, tables, before, std::min({lot, largest_lot, job.games - before}), events.rows != nullptr, kept);
    games.play(run.totals);
    const double spent = std::chrono::duration<double>(Clock::now() - begin).count();
    run.seconds += spent;
    for (const std::string& rows : games.rows()) events.rows(rows);
    if (writing.valid()) writing.get();
    if (job.records) {
      std::swap(kept, on_the_way);
      writing = std::async(std::launch::async, [&on_the_way, &events] {
        for (const RecordedGames& records : on_the_way) events.records(records);
      });
    }
    if (events.lot_played) events.lot_played(run);
    const double speed = static_cast<double>(run.totals.games - before) / std::max(spent, 1e-6);
    lot = std::clamp<std::uint64_t>(static_cast<std::uint64_t>(speed * seconds_a_lot), 1, 2 * lot);
  }
  if (writing.valid()) writing.get();
  tell_faults(tables);
  run.interrupted = is_interrupted() && run.totals.games < job.games;
}

std::string progress_line(const SimRun& run, std::uint64_t games) {
  constexpr int cells = 30;
  const double done = static_cast<double>(run.totals.games) / static_cast<double>(games);
  const double speed = static_cast<double>(run.totals.games) / std::max(run.seconds, 1e-9);
  const double left = static_cast<double>(games - run.totals.games) / speed;
  const int full = static_cast<int>(done * cells);
  return fmt::format("[{}{}] {:>3.0f} %  {:.0f} games a second, {:.0f} s left",
                     std::string(static_cast<std::size_t>(full), '#'),
                     std::string(static_cast<std::size_t>(cells - full), '.'), 100 * done, speed, left);
}

}  // namespace salida::cli

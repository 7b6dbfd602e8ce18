#include "endings/ending_solver.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstring>
#include <utility>

#include "bots/checksum.hpp"

namespace salida {
namespace {

constexpr std::size_t blocks_a_portion = 64;
/// A block whose bounds are so much nearer than asked for is not looked at again.
constexpr double settled_part = 0.5;
/// Within a block, bounds are narrowed until a round changes them by less than this part of the tolerance.
constexpr double change_part = 1e-3;

struct StateHead {
  std::uint64_t sweeps = 0;
  std::uint64_t level = 0;
  double gap = 1;
  double gap_of_sweep = 0;
};

std::string_view bytes_of(std::span<const Bounds> bounds) {
  return {reinterpret_cast<const char*>(bounds.data()), bounds.size_bytes()};
}

}  // namespace

EndingSolver::EndingSolver(const SolvePlan& plan)
    : plan_(plan),
      space_(plan_.rules, plan_.ending),
      width_(bounds_of_position(space_.players())),
      bounds_(static_cast<std::size_t>(space_.size() * width_)),
      levels_(most_progress(space_) + 1),
      kept_(levels_) {
  assert(space_.size() < PlayEnd::most_positions);
}

std::size_t EndingSolver::begin_level() {
  find_blocks(space_, levels_ - 1 - level_, blocks_);
  const std::size_t portions = (blocks_.size() + blocks_a_portion - 1) / blocks_a_portion;
  portions_.resize(std::max(portions, portions_.size()));
  for (Portion& portion : portions_) portion = {};
  kept_[level_].resize(portions);
  return portions;
}

double EndingSolver::gap_of(const Block& block) const {
  double gap = 0;
  for_each_position(space_, block, [&](std::uint64_t number) {
    for (unsigned k = 0; k < width_; ++k)
      gap = std::max(gap, bounds_[static_cast<std::size_t>((number * width_) + k)].gap());
  });
  return gap;
}

void EndingSolver::solve_portion(std::size_t portion) {
  std::vector<std::uint32_t> gathered;
  std::vector<std::uint32_t>& kept = kept_[level_][portion];
  const bool gathers = kept.empty();
  std::vector<std::uint32_t>& words = gathers ? gathered : kept;
  Portion& solved = portions_[portion];
  PlayGatherer gatherer(plan_.rules, space_);
  std::size_t at = 0;
  bool is_open = false;
  const std::size_t end = std::min(blocks_.size(), (portion + 1) * blocks_a_portion);
  for (std::size_t k = portion * blocks_a_portion; k < end; ++k) {
    const Block& block = blocks_[k];
    const double gap = gap_of(block);
    const bool is_settled = gap <= settled_part * plan_.tolerance;
    if (gathers && is_settled) words.push_back(0);
    if (gathers && !is_settled) gatherer.gather(block, words);
    const std::size_t length = words[at++];
    if (is_settled) {
      solved.gap = std::max(solved.gap, gap);
    } else {
      solved.blocks.push_back(static_cast<std::uint32_t>(k));
      solve_block(block, {words.data() + at, length}, solved);
      is_open = true;
    }
    at += length;
  }
  if (gathers && kept_words_ * sizeof(std::uint32_t) < plan_.kept_bytes) {
    kept_words_ += gathered.size();
    gathered.shrink_to_fit();
    kept = std::move(gathered);
  } else if (!gathers && !is_open) {
    kept_words_ -= kept.size();
    kept = std::vector<std::uint32_t>(end - (portion * blocks_a_portion));  // no plays of any block
    kept_words_ += kept.size();
  }
}

void EndingSolver::solve_block(const Block& block, std::span<const std::uint32_t> plays, Portion& portion) {
  const std::size_t begin = portion.solved.size();
  for_each_position(space_, block, [&](std::uint64_t number) {
    const auto at = static_cast<std::size_t>(number * width_);
    portion.solved.insert(portion.solved.end(), bounds_.begin() + static_cast<std::ptrdiff_t>(at),
                          bounds_.begin() + static_cast<std::ptrdiff_t>(at + width_));
  });
  const std::span<Bounds> own = std::span(portion.solved).subspan(begin);
  BlockSolver(space_.players(), bounds_).solve(plays, own, change_part * plan_.tolerance);
  for (const Bounds& bounds : own) portion.gap = std::max(portion.gap, bounds.gap());
}

void EndingSolver::end_level() {
  for (const Portion& portion : portions_) {
    std::size_t at = 0;
    for (const std::uint32_t block : portion.blocks) {
      for_each_position(space_, blocks_[block], [&](std::uint64_t number) {
        for (unsigned k = 0; k < width_; ++k)
          bounds_[static_cast<std::size_t>((number * width_) + k)] = portion.solved[at++];
      });
    }
    gap_of_sweep_ = std::max(gap_of_sweep_, portion.gap);
  }
  if (++level_ < levels_) return;
  level_ = 0;
  ++sweeps_;
  gap_ = gap_of_sweep_;
  gap_of_sweep_ = 0;
}

bool EndingSolver::is_finished() const {
  return level_ == 0 && sweeps_ > 0 && (gap_ <= plan_.tolerance || sweeps_ >= plan_.most_sweeps);
}

double EndingSolver::part_of_sweep() const { return static_cast<double>(level_) / levels_; }

EndingTable EndingSolver::table() const {
  EndingValues values{
      .rules = ending_rules_hash(plan_.rules), .ending = plan_.ending, .error = gap_ / 2, .chances = {}};
  const unsigned kept = space_.players() - 1;
  values.chances.reserve(static_cast<std::size_t>(space_.size() * kept));
  for (std::size_t number = 0; number < space_.size(); ++number) {
    for (unsigned k = 0; k < kept; ++k) {
      const Bounds& bounds = bounds_[(number * width_) + k];
      values.chances.push_back(rounded_chance((bounds.low + bounds.high) / 2));
    }
  }
  values.error = (values.error + rounding_of_chances) * kept;
  return {plan_.rules, std::move(values)};
}

void EndingSolver::write_state(const std::function<void(std::string_view)>& write) const {
  const auto head = std::bit_cast<std::array<char, sizeof(StateHead)>>(
      StateHead{.sweeps = sweeps_, .level = level_, .gap = gap_, .gap_of_sweep = gap_of_sweep_});
  const std::string_view start(head.data(), head.size());
  const std::string_view rest = bytes_of(bounds_);
  const auto sums = std::bit_cast<std::array<char, 16>>(std::array{checksum_of(start), checksum_of(rest)});
  write(start);
  write({sums.data(), sums.size()});
  write(rest);
}

bool EndingSolver::resume(std::string_view state) {
  constexpr std::size_t start_size = sizeof(StateHead) + 16;
  if (state.size() != start_size + (bounds_.size() * sizeof(Bounds))) return false;
  const std::string_view start = state.substr(0, sizeof(StateHead));
  const std::string_view rest = state.substr(start_size);
  std::array<std::uint64_t, 2> sums{};
  std::memcpy(sums.data(), state.data() + sizeof(StateHead), 16);
  if (sums[0] != checksum_of(start) || sums[1] != checksum_of(rest)) return false;
  StateHead head;
  std::memcpy(&head, start.data(), sizeof head);
  if (head.level >= levels_) return false;
  sweeps_ = static_cast<unsigned>(head.sweeps);
  level_ = static_cast<unsigned>(head.level);
  gap_ = head.gap;
  gap_of_sweep_ = head.gap_of_sweep;
  std::memcpy(bounds_.data(), rest.data(), rest.size());
  return true;
}

}  // namespace salida

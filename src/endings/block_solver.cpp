#include "endings/block_solver.hpp"

#include <algorithm>

namespace salida {
namespace {

constexpr unsigned most_rounds = 10'000;
/// Two plays that differ by less are worth the same to who plays them.
constexpr double equal = 1e-12;

const std::uint32_t* after_roll_at(const std::uint32_t* words) {
  const RollWord roll(*words++);
  for (unsigned k = 0; k < roll.ends(); ++k) {
    const PlayEnd end(*words++);
    if (end.may_be_called()) words += 1 + *words;
  }
  return words;
}

}  // namespace

void BlockSolver::solve(std::span<const std::uint32_t> plays, std::span<Bounds> own, double settled) {
  own_ = own;
  take_apart(plays.data());
  for (unsigned round = 0; round < most_rounds; ++round) {
    double change = 0;
    std::int32_t summed = -1;
    Chances shared{};
    for (std::size_t position = 0; position < nodes_.size(); ++position) {
      const Node& node = nodes_[position];
      Chances sum = sum_of(node.rolls);
      if (node.shared >= 0) {
        if (summed != node.shared) shared = sum_of(shared_[static_cast<std::size_t>(node.shared)]);
        summed = node.shared;
        for (unsigned k = 0; k < width_; ++k) {
          sum[k].low += shared[k].low;
          sum[k].high += shared[k].high;
        }
      }
      for (unsigned k = 0; k < width_; ++k) {
        sum[k].low /= 36;
        sum[k].high /= 36;
      }
      if (node.called > 0) sum[0] = of_mover_called(sum[0], node.atonements, node.called);
      change = std::max(change, update(position, sum));
    }
    if (open_.empty() || change < settled) break;
  }
}

/// Bounds never widen. Gives by how much they narrowed.
double BlockSolver::update(std::size_t position, Chances chances) {
  double change = 0;
  for (unsigned k = 0; k < width_; ++k) {
    Bounds& bounds = own_[position * width_ + k];
    const Bounds narrowed{.low = std::max(bounds.low, chances[k].low), .high = std::min(bounds.high, chances[k].high)};
    change = std::max({change, narrowed.low - bounds.low, bounds.high - narrowed.high});
    bounds = narrowed;
  }
  return change;
}

void BlockSolver::take_apart(const std::uint32_t* words) {
  nodes_.clear();
  shared_.clear();
  open_.clear();
  const std::uint32_t turns = *words++;
  for (std::uint32_t turn = 0; turn < turns; ++turn) {
    const std::uint32_t marks = *words++;
    const std::uint32_t number = *words++;
    words = take_rolls(words, number, shared_.emplace_back());
    for (std::uint32_t mark = 0; mark < marks; ++mark) {
      Node& node = nodes_.emplace_back();
      const std::uint32_t rolls = *words++;
      if ((rolls & with_shared_rolls) != 0) node.shared = static_cast<std::int32_t>(shared_.size() - 1);
      words = take_rolls(words, rolls & ~with_shared_rolls, node.rolls);
      node.called = *words++;
      node.atonements = words;
      words += node.called;
    }
  }
}

const std::uint32_t* BlockSolver::take_rolls(const std::uint32_t* words, std::uint32_t number, Rolls& rolls) {
  for (Bounds& bounds : rolls.fixed) bounds = {.low = 0, .high = 0};
  rolls.open = static_cast<std::uint32_t>(open_.size());
  for (std::uint32_t roll = 0; roll < number; ++roll) {
    if (RollWord(*words).stays()) {
      open_.push_back(words);
      words = after_roll_at(words);
    } else {
      words = add_roll(words, rolls.fixed);
    }
  }
  rolls.open_end = static_cast<std::uint32_t>(open_.size());
  return words;
}

BlockSolver::Chances BlockSolver::sum_of(const Rolls& rolls) {
  Chances sum = rolls.fixed;
  for (std::uint32_t k = rolls.open; k < rolls.open_end; ++k) add_roll(open_[k], sum);
  return sum;
}

/// The mover plays what is worth most to it. Where several plays may be that, the chances of the others lie between the
/// least and the most that any of them gives.
const std::uint32_t* BlockSolver::add_roll(const std::uint32_t* words, Chances& sum) {
  if (players_ == 2) return add_roll_of_two(words, sum);
  const RollWord roll(*words++);
  ends_.clear();
  double best = 0;
  for (unsigned k = 0; k < roll.ends(); ++k) {
    ends_.push_back(of_all(PlayEnd(*words++)));
    best = std::max(best, ends_.back()[0].low);
  }
  for (unsigned seat = 0; seat < players_; ++seat) {
    Bounds bounds{.low = 1, .high = 0};
    for (const Chances& end : ends_) {
      if (end[0].high < best - equal) continue;
      bounds.low = std::min(bounds.low, end[seat].low);
      bounds.high = std::max(bounds.high, end[seat].high);
    }
    if (seat == 0) bounds.low = best;
    sum[seat].low += roll.weight() * bounds.low;
    sum[seat].high += roll.weight() * bounds.high;
  }
  return words;
}

const std::uint32_t* BlockSolver::add_roll_of_two(const std::uint32_t* words, Chances& sum) const {
  const RollWord roll(*words++);
  Bounds best{.low = 0, .high = 0};
  for (unsigned k = 0; k < roll.ends(); ++k) {
    const PlayEnd end(*words++);
    Bounds bounds = of_mover(end);
    if (end.may_be_called()) {
      const std::uint32_t number = *words++;
      bounds = of_mover_called(bounds, words, number);
      words += number;
    }
    best.low = std::max(best.low, bounds.low);
    best.high = std::max(best.high, bounds.high);
  }
  sum[0].low += roll.weight() * best.low;
  sum[0].high += roll.weight() * best.high;
  return words;
}

Bounds BlockSolver::of_mover(PlayEnd end) const {
  if (end.is_won()) return {.low = 1, .high = 1};
  const Bounds bounds = end.is_in_block() ? own_[end.number()] : known_[end.number()];
  return end.turn() == 0 ? bounds : Bounds{.low = 1 - bounds.high, .high = 1 - bounds.low};
}

/// M10: the rival calls where that is worse for the offender, who gives up the piece that it can spare best.
Bounds BlockSolver::of_mover_called(Bounds unnoticed, const std::uint32_t* atonements, std::uint32_t number) const {
  Bounds best{.low = 0, .high = 0};
  for (std::uint32_t k = 0; k < number; ++k) {
    const Bounds bounds = of_mover(PlayEnd(atonements[k]));
    best.low = std::max(best.low, bounds.low);
    best.high = std::max(best.high, bounds.high);
  }
  return {.low = std::min(unnoticed.low, best.low), .high = std::min(unnoticed.high, best.high)};
}

BlockSolver::Chances BlockSolver::of_all(PlayEnd end) const {
  Chances chances{};
  for (unsigned seat = 0; seat < players_; ++seat) {
    if (end.is_won()) {
      chances[seat] = seat == 0 ? Bounds{.low = 1, .high = 1} : Bounds{.low = 0, .high = 0};
      continue;
    }
    const std::size_t at = (std::size_t{end.number()} * players_) + ((seat + players_ - end.turn()) % players_);
    chances[seat] = end.is_in_block() ? own_[at] : known_[at];
  }
  return chances;
}

}  // namespace salida

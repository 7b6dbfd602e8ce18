// The result of a game for each seat, split into parts of luck and skill that add up to it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "advice/review.hpp"
#include "core/names.hpp"

namespace salida {

/// The parts of a result, in the order in which they are shown. The first is the seat's chance at the start.
enum class Part : std::uint8_t {
  start,
  own_rolls,     // luck
  others_rolls,  // luck
  own_plays,     // skill: what it gave away
  others_plays,  // skill: what it was given
  calls,         // skill: M10, calls made or missed, against what was expected
  late,          // skill: what the estimate saw only from nearer
};
template <>
inline constexpr auto names_of<Part> = named<Part>({{Part::start, "start"},
                                                    {Part::own_rolls, "own_rolls"},
                                                    {Part::others_rolls, "others_rolls"},
                                                    {Part::own_plays, "own_plays"},
                                                    {Part::others_plays, "others_plays"},
                                                    {Part::calls, "calls"},
                                                    {Part::late, "late"}});
inline constexpr std::size_t part_kinds = names_of<Part>.size();

struct SeatSum {
  Seat seat = 0;
  std::array<double, part_kinds> of{};
  double result = 0;
  std::size_t rolls = 0;
  std::size_t decisions = 0;
  std::array<std::size_t, mark_kinds> marked{};  // decisions by their mark

  [[nodiscard]] double operator[](Part part) const { return of[static_cast<std::size_t>(part)]; }
  [[nodiscard]] double& operator[](Part part) { return of[static_cast<std::size_t>(part)]; }
  [[nodiscard]] double luck() const { return (*this)[Part::own_rolls] + (*this)[Part::others_rolls]; }
  [[nodiscard]] double skill() const {
    return (*this)[Part::own_plays] + (*this)[Part::others_plays] + (*this)[Part::calls] + (*this)[Part::late];
  }
  /// What the result would be on average with such play: luck is zero on average.
  [[nodiscard]] double without_luck() const { return result - luck(); }
};

/// Returns a sum for each seat that plays.
[[nodiscard]] std::vector<SeatSum> sums_of(const GameReview& review, Seats seats);

/// One of a game's decisions; an atonement (M10) belongs to the roll before it.
struct ReviewedDecision {
  std::size_t roll = 0;  // its index
  const Decision* decision = nullptr;
  bool is_atonement = false;
};

/// Returns the decisions with a mark, in the order of the game.
[[nodiscard]] std::vector<ReviewedDecision> marked_decisions(const GameReview& review);

enum class Luckiest : std::uint8_t { best, worst };

/// Returns the indexes of at most `most` rolls: those that did most for, or against, whoever threw them.
[[nodiscard]] std::vector<std::size_t> rolls_by_luck(const GameReview& review, Luckiest which, std::size_t most);

/// Rounds to whole numbers whose sum is the rounded sum of the numbers.
[[nodiscard]] std::vector<long> rounded_together(std::span<const double> numbers);

}  // namespace salida

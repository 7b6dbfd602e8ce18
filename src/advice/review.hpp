// Judges a whole game. At every roll: the chance to win before it, what the dice changed (luck), and what the play
// changed (skill). From the first roll to the last these add up: what a seat won or lost is its luck plus its skill.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "advice/chances.hpp"
#include "advice/outlook.hpp"
#include "core/names.hpp"
#include "record/record.hpp"

namespace salida {

/// How bad a play was: ?!, ? and ??.
enum class Mark : std::uint8_t { none, inaccuracy, mistake, blunder };
template <>
inline constexpr auto names_of<Mark> = named<Mark>(
    {{Mark::none, "none"}, {Mark::inaccuracy, "inaccuracy"}, {Mark::mistake, "mistake"}, {Mark::blunder, "blunder"}});
inline constexpr std::size_t mark_kinds = names_of<Mark>.size();

/// A play gets a mark if it gives away at least this much of the chance to win.
inline constexpr double loss_of_inaccuracy = 0.01;
inline constexpr double loss_of_mistake = 0.03;
inline constexpr double loss_of_blunder = 0.08;

[[nodiscard]] constexpr Mark mark_of(double loss) {
  if (loss >= loss_of_blunder) return Mark::blunder;
  if (loss >= loss_of_mistake) return Mark::mistake;
  return loss >= loss_of_inaccuracy ? Mark::inaccuracy : Mark::none;
}

/// What somebody did; there may have been only one way.
struct Decision {
  Seat seat = 0;
  Position position{};           // before the decision
  std::vector<Action> play{};    // empty if nothing could be played
  std::size_t ways = 1;          // how many different positions could be reached
  double loss = 0;               // how much of the seat's own chance it gave away; never below 0
  std::vector<Action> better{};  // the best play, if something was given away

  [[nodiscard]] bool is_choice() const { return ways > 1; }
  [[nodiscard]] Mark mark() const { return mark_of(loss); }
};

/// M10: a miss was called, and the offender chose what to give up.
struct ReviewedCall {
  Seat caller = 0;
  Decision atonement{};
  Chances skill{};  // how that choice changed the chances of each seat
};

/// A roll, how it was played, and what happened before the next.
struct ReviewedRoll {
  std::size_t turn = 1;  // all the rolls of one seat until another's
  Position position{};   // that awaited the roll
  Roll roll{};
  Chances before{};
  Chances rolled{};  // after the roll, if it is played best
  Chances played{};
  Decision decision{};
  std::optional<ReviewedCall> call{};

  Chances skill{};  // how the play changed the chances of each seat
  Chances calls{};  // M10: calls made or missed, against what was expected
  Chances late{};   // what the estimate saw only from nearer

  [[nodiscard]] Seat seat() const { return position.turn; }
  [[nodiscard]] Chances luck() const { return minus(rolled, before); }
};

enum class ReviewEnd : std::uint8_t {
  won,         // the game ended with the winner
  played_on,   // the others played on for places, which is not judged
  unfinished,  // the record ends before the game: the result is the chance at its end
};
template <>
inline constexpr auto names_of<ReviewEnd> = named<ReviewEnd>(
    {{ReviewEnd::won, "won"}, {ReviewEnd::played_on, "played_on"}, {ReviewEnd::unfinished, "unfinished"}});

struct GameReview {
  Chances start{};
  Chances result{};
  ReviewEnd end = ReviewEnd::unfinished;
  std::vector<ReviewedRoll> rolls;
};

/// How many rolls a review looks ahead, counting the roll that is judged; at least 1.
inline constexpr int standard_looks = 2;

/// All steps of the record have to be legal. The outlook has to be set up with the record's rules, and with who was
/// home before the record begins.
[[nodiscard]] GameReview review_game(const Record& record, Outlook& outlook, int looks = standard_looks);

}  // namespace salida

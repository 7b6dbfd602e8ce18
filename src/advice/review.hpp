// A whole game judged. At every roll: the chance to win before it, what the dice made of it (luck), and what the play
// made of it (skill). From the first roll to the end these add up: what a seat won or lost is its luck and its skill.
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

/// The chance to win that a play gives away, from which on it gets a mark.
inline constexpr double loss_of_inaccuracy = 0.01;
inline constexpr double loss_of_mistake = 0.03;
inline constexpr double loss_of_blunder = 0.08;

[[nodiscard]] constexpr Mark mark_of(double loss) {
  if (loss >= loss_of_blunder) return Mark::blunder;
  if (loss >= loss_of_mistake) return Mark::mistake;
  return loss >= loss_of_inaccuracy ? Mark::inaccuracy : Mark::none;
}

/// What somebody did where there may have been a choice.
struct Decision {
  Seat seat = 0;
  Position position{};           // in which it was made
  std::vector<Action> play{};    // none where nothing could be played
  std::size_t ways = 1;          // different positions that it could lead to
  double loss = 0;               // what it gave away of the seat's own chance; never below 0
  std::vector<Action> better{};  // the best play, where something was given away

  [[nodiscard]] bool is_choice() const { return ways > 1; }
  [[nodiscard]] Mark mark() const { return mark_of(loss); }
};

/// M10: a miss was called, and the offender chose what to give up.
struct ReviewedCall {
  Seat caller = 0;
  Decision atonement{};
  Chances skill{};  // what that choice gave away, and to whom
};

/// A roll, what was made of it, and what came out before the next.
struct ReviewedRoll {
  std::size_t turn = 1;  // all the rolls of one seat until another's
  Position position{};   // that awaited the roll
  Roll roll{};
  Chances before{};
  Chances rolled{};  // played best
  Chances played{};
  Decision decision{};
  std::optional<ReviewedCall> call{};

  Chances skill{};  // what the play gave away, and to whom
  Chances calls{};  // M10: what was called or let pass, other than was reckoned with
  Chances late{};   // what only a nearer look saw

  [[nodiscard]] Seat seat() const { return position.turn; }
  [[nodiscard]] Chances luck() const { return minus(rolled, before); }
};

enum class ReviewEnd : std::uint8_t {
  won,         // the game ended with it
  played_on,   // somebody is home, and the others played on for places, which is not judged
  unfinished,  // the record ends before: its result is the chance at its end
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

/// Looks so many rolls ahead of each roll, which is among them: 1 or more.
inline constexpr int standard_looks = 2;

/// A record of legal steps. The outlook is that of its rules, and knows who was home before it began.
[[nodiscard]] GameReview review_game(const Record& record, Outlook& outlook, int looks = standard_looks);

}  // namespace salida

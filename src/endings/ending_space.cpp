#include "endings/ending_space.hpp"

#include <algorithm>
#include <bit>

#include "core/hand.hpp"
#include "core/questions.hpp"
#include "core/source.hpp"

namespace salida {

std::optional<Ending> ending_of(const Rules& rules, const Position& position) {
  const Board board{.arms = rules.board.arms};
  const unsigned arms = rules.board.arms;
  unsigned racing = 0;
  unsigned most_left = 0;
  unsigned apart = 0;
  bool in_columns = true;
  for (unsigned k = 0; k < arms; ++k) {
    const unsigned seat = seat_after(position.turn, k, arms);
    const Hand& hand = position.pieces[seat];
    if ((position.playing & bit_of(seat)) == 0 || is_home(board, hand)) continue;
    if (rules.entry.first_five > 1 && (position.first_fives & bit_of(seat)) == 0) return std::nullopt;
    if (racing == 1) apart = std::min(k, arms - k);
    ++racing;
    most_left = std::max(most_left, max_pieces - static_cast<unsigned>(std::popcount(pieces_at(hand, board.goal()))));
    in_columns &= std::ranges::all_of(hand, [&board](Place place) { return place > board.door(); });
  }
  Ending ending{.kind = EndingKind::columns,
                .players = static_cast<std::uint8_t>(racing),
                .pieces = static_cast<std::uint8_t>(most_left),
                .apart = 0};
  if (in_columns && !why_not_solved(rules, ending)) return ending;
  ending.kind = EndingKind::board;
  ending.apart = static_cast<std::uint8_t>(apart);
  if (!why_not_solved(rules, ending)) return ending;
  return std::nullopt;
}

EndingSpace::EndingSpace(const Rules& rules, const Ending& ending)
    : rules_(rules),
      board_{.arms = rules.board.arms},
      ending_(ending),
      hands_(rules, ending),
      sides_(ending.kind == EndingKind::columns || 2 * ending.apart == rules.board.arms ? 1 : 2),
      size_(std::uint64_t{hands_.movers()} * sides_) {
  for (unsigned k = 1; k < players(); ++k) size_ *= hands_.size();
}

std::uint64_t EndingSpace::number_of(const Race& race) const {
  std::uint64_t number = (std::uint64_t{race.mover} * sides_) + race.side;
  for (unsigned k = 1; k < players(); ++k) number = (number * hands_.size()) + race.hands[k];
  return number;
}

EndingSpace::Race EndingSpace::race(std::uint64_t number) const {
  Race race;
  for (unsigned k = players() - 1; k > 0; --k) {
    race.hands[k] = static_cast<std::uint32_t>(number % hands_.size());
    number /= hands_.size();
  }
  race.side = static_cast<unsigned>(number % sides_);
  race.mover = static_cast<std::uint32_t>(number / sides_);
  race.hands[0] = hands_.mover(race.mover).hand;
  return race;
}

/// How many turns after the mover's the other's seat comes, on a board.
int EndingSpace::arms_to_other(unsigned side) const {
  return side == 0 ? ending_.apart : rules_.board.arms - ending_.apart;
}

bool EndingSpace::is_possible(const Race& race) const {
  if (ending_.kind == EndingKind::columns) return true;
  const Hand& mine = hands_[race.hands[0]];
  const Hand& others = hands_[race.hands[1]];
  const int ahead = arms_ahead(rules_, arms_to_other(race.side));
  for (const Place place : mine) {
    if (!board_.on_ring(place)) continue;
    const Place there = board_.seen_from(place, ahead);
    const auto theirs = static_cast<unsigned>(std::popcount(pieces_at(others, there)));
    if (theirs == 0) continue;
    if (!is_safe(place) || !rules_.crowd.share_safe) return false;
    const auto own = static_cast<unsigned>(std::popcount(pieces_at(mine, place)));
    if (rules_.crowd.limit != 0 && own + theirs > rules_.crowd.limit) return false;
  }
  return true;
}

Position EndingSpace::position(const Race& race) const {
  Position position;
  unsigned playing = 0;
  for (unsigned k = 0; k < players(); ++k) {
    // In the columns nobody meets anybody: they sit as far apart as they can (B6).
    const unsigned seat = ending_.kind == EndingKind::columns ? k * rules_.board.arms / players()
                          : k == 0                            ? 0
                                                              : static_cast<unsigned>(arms_to_other(race.side));
    position.pieces[seat] = hands_[race.hands[k]];
    playing |= bit_of(seat);
  }
  position.playing = static_cast<std::uint8_t>(playing);
  if (rules_.entry.first_five > 1) position.first_fives = position.playing;
  const TurnMarks& marks = hands_.mover(race.mover).marks;
  position.doubles = marks.doubles;
  position.tries = marks.tries;
  position.last = marks.last;
  position.guilty = marks.guilty;
  return position;
}

std::optional<std::uint64_t> EndingSpace::find(const Position& position) const {
  if (position.phase != Phase::roll || may_call(rules_, position, position.turn)) return std::nullopt;
  Race race;
  unsigned racing = 0;
  for (unsigned k = 0; k < rules_.board.arms; ++k) {
    const unsigned seat = seat_after(position.turn, k, rules_.board.arms);
    if (!is_racing(rules_, position, seat)) continue;
    const bool had_five = rules_.entry.first_five <= 1 || (position.first_fives & bit_of(seat)) != 0;
    const std::optional<std::uint32_t> hand = hands_.find(position.pieces[seat]);
    if (racing == players() || !had_five || !hand) return std::nullopt;
    if (ending_.kind == EndingKind::board && racing == 1) {
      race.side = sides_ == 2 && static_cast<int>(k) == arms_to_other(1) ? 1 : 0;
      if (static_cast<int>(k) != arms_to_other(race.side)) return std::nullopt;
    }
    race.hands[racing++] = *hand;
  }
  if (racing != players()) return std::nullopt;
  const auto mover = hands_.find_mover(
      race.hands[0],
      {.doubles = position.doubles, .tries = position.tries, .last = position.last, .guilty = position.guilty});
  if (!mover) return std::nullopt;
  race.mover = *mover;
  return number_of(race);
}

}  // namespace salida

#include "endings/ending_hands.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <tuple>

#include "core/hand.hpp"

namespace salida {
namespace {

constexpr std::uint32_t nothing = std::numeric_limits<std::uint32_t>::max();
constexpr std::uint8_t no_place = 255;

unsigned progress_of(const Hand& hand) {
  unsigned sum = 0;
  for (const Place place : hand) sum += place;
  return sum;
}

/// M10: sets of guilty pieces as a sorted hand has them: only pieces on their way, of two on one square the first.
std::vector<std::uint8_t> guilty_sets(const Board& board, const Hand& hand) {
  std::vector<std::uint8_t> sets;
  for (unsigned guilty = 0; guilty < 16; ++guilty) {
    bool good = true;
    for (unsigned piece = 0; piece < max_pieces; ++piece) {
      if ((guilty & bit_of(piece)) == 0) continue;
      const bool after_innocent = piece > 0 && hand[piece - 1] == hand[piece] && (guilty & bit_of(piece - 1)) == 0;
      good &= board.on_the_way(hand[piece]) && !after_innocent;
    }
    if (good) sets.push_back(static_cast<std::uint8_t>(guilty));
  }
  return sets;
}

/// P11: the pieces that the next repeat could send home.
std::vector<Place> last_moved(const Rules& rules, const Board& board, const Hand& hand, unsigned doubles) {
  std::vector<Place> places{0};
  if (rules.repeat.penalty != Penalty::last_moved_to_nest || doubles + 1 != rules.repeat.limit) return places;
  for (const Place place : hand) {
    if (board.on_ring(place) && places.back() != place) places.push_back(place);
  }
  return places;
}

}  // namespace

EndingHands::EndingHands(const Rules& rules, const Ending& ending)
    : board_{.arms = rules.board.arms}, pieces_(ending.pieces) {
  find_places(rules, ending);
  Hand hand;
  hand.fill(board_.goal());
  add_hands(rules, hand, 0);
  std::ranges::sort(hands_, [](const Hand& a, const Hand& b) {
    return std::tuple(progress_of(a), a) < std::tuple(progress_of(b), b);
  });
  std::size_t keys = 1;
  for (unsigned piece = 0; piece < pieces_; ++piece) keys *= places_.size();
  by_key_.assign(keys, nothing);
  first_with_.assign(max_pieces * board_.goal() + 2U, size());
  for (std::uint32_t number = size(); number-- > 0;) {
    by_key_[key_of(hands_[number])] = number;
    first_with_[progress(number)] = number;
  }
  for (std::size_t k = first_with_.size() - 1; k-- > 0;) first_with_[k] = std::min(first_with_[k], first_with_[k + 1]);
  for (std::uint32_t number = 0; number < size(); ++number) {
    first_mover_.push_back(movers());
    add_movers(rules, number);
  }
  first_mover_.push_back(movers());
}

void EndingHands::find_places(const Rules& rules, const Ending& ending) {
  code_.fill(no_place);
  for (unsigned k = 0; k <= board_.goal(); ++k) {
    const auto place = static_cast<Place>(k);
    if (ending.kind == EndingKind::columns && place <= board_.door()) continue;
    const bool past_door = board_.on_ring(place) && place < start_place;
    if (past_door && rules.goal.passing == Passing::never) continue;
    code_[place] = static_cast<std::uint8_t>(places_.size());
    places_.push_back(place);
  }
}

/// Pieces from `piece` on may stand where the one before stands or further on.
void EndingHands::add_hands(const Rules& rules, Hand& hand, unsigned piece) {
  if (piece >= std::min<unsigned>(pieces_, max_pieces)) {
    if (!is_home(board_, hand)) hands_.push_back(hand);
    return;
  }
  for (const Place place : places_) {
    if (piece > 0 && place < hand[piece - 1]) continue;
    const unsigned limit = rules.crowd.limit;
    const bool full = limit != 0 && board_.on_the_way(place) && piece >= limit && hand[piece - limit] == place;
    if (full) continue;
    hand[piece] = place;
    add_hands(rules, hand, piece + 1);
  }
  hand[piece] = board_.goal();
}

void EndingHands::add_movers(const Rules& rules, std::uint32_t number) {
  const Hand& hand = hands_[number];
  const unsigned limit = std::max<unsigned>(rules.repeat.limit, 1);
  const unsigned tries = is_all_in_nest(board_, hand) ? std::max<unsigned>(rules.entry.tries, 1) : 1;
  const std::vector<std::uint8_t> guilts =
      rules.capture.calling ? guilty_sets(board_, hand) : std::vector<std::uint8_t>{0};
  for (unsigned doubles = 0; doubles < limit; ++doubles) {
    for (unsigned tried = 0; tried < tries; ++tried) {
      for (const Place last : last_moved(rules, board_, hand, doubles)) {
        for (const std::uint8_t guilty : guilts) {
          if (guilty != 0 && doubles == 0 && rules.repeat.limit != 0) continue;  // its turn has just begun
          movers_.push_back({.hand = number,
                             .marks = {.doubles = static_cast<std::uint8_t>(doubles),
                                       .tries = static_cast<std::uint8_t>(tried),
                                       .last = last,
                                       .guilty = guilty}});
        }
      }
    }
  }
}

std::uint32_t EndingHands::key_of(const Hand& sorted) const {
  std::uint32_t key = 0;
  for (unsigned piece = 0; piece < pieces_; ++piece) {
    key = (key * static_cast<std::uint32_t>(places_.size())) + code_[sorted[piece]];
  }
  return key;
}

std::optional<std::uint32_t> EndingHands::find(const Hand& sorted) const {
  for (unsigned piece = 0; piece < max_pieces; ++piece) {
    const bool known = piece < pieces_ ? code_[sorted[piece]] != no_place : sorted[piece] == board_.goal();
    if (!known) return std::nullopt;
  }
  const std::uint32_t number = by_key_[key_of(sorted)];
  return number == nothing ? std::nullopt : std::optional(number);
}

unsigned EndingHands::progress(std::uint32_t number) const { return progress_of(hands_[number]); }

std::uint32_t EndingHands::first_with(unsigned progress) const {
  return progress < first_with_.size() ? first_with_[progress] : size();
}

std::optional<std::uint32_t> EndingHands::find_mover(std::uint32_t hand, const TurnMarks& marks) const {
  for (std::uint32_t number = first_mover_[hand]; number < first_mover_[hand + 1]; ++number) {
    if (movers_[number].marks == marks) return number;
  }
  return std::nullopt;
}

}  // namespace salida

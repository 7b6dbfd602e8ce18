// The words of a position that say where the pieces stand and who is to move.
#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>

#include "notation/position_fields.hpp"
#include "notation/reading.hpp"

namespace salida::detail {

namespace {

Problem read_pieces(Draft& draft, std::string_view word, std::string_view list, Seat seat) {
  const Rules& rules = draft.rules();
  const std::vector<std::string_view> parts = parts_of(list, ',');
  const std::size_t wanted = rules.board.pieces;
  if (parts.size() != wanted) {
    return refused(word, "expected " + std::to_string(wanted) + " pieces; found " + std::to_string(parts.size()));
  }
  Hand& hand = draft.position.pieces[seat];
  hand.fill(draft.board().goal());  // the pieces that a smaller set lacks
  for (std::size_t piece = 0; piece < wanted; ++piece) {
    const std::optional<Place> place = read_place(rules, seat, parts[piece]);
    if (!place) return refused(word, places_expected(rules) + "; found " + in_quotes(parts[piece]));
    hand[piece] = *place;
  }
  return {};
}

Problem read_seat(Draft& draft, std::string_view word) {
  const std::size_t colon = word.find(':');
  if (colon == std::string_view::npos) return refused(word, "expected tSEAT, SEAT:pieces or field=value");
  const int arms = draft.rules().board.arms;
  const std::optional<int> number = number_in(word.substr(0, colon), 1, arms);
  if (!number) {
    return refused(word,
                   "expected a seat of 1 to " + std::to_string(arms) + "; found " + in_quotes(word.substr(0, colon)));
  }
  const auto seat = static_cast<Seat>(*number - 1);
  if (draft.plays(seat))
    return refused(word, "expected each seat once; found seat " + std::to_string(*number) + " again");
  if (Problem problem = read_pieces(draft, word, word.substr(colon + 1), seat)) return problem;
  draft.position.playing |= static_cast<std::uint8_t>(bit_of(seat));
  draft.seats.push_back({.word = word, .seat = seat});
  return {};
}

Problem read_turn(Draft& draft) {
  for (const std::string_view word : draft.words) {
    if (!is_turn(word)) continue;
    if (!draft.turn_word.empty())
      return refused(word, "expected one seat to move; found " + in_quotes(draft.turn_word) + " too");
    draft.turn_word = word;
    const std::optional<Seat> seat = draft.seat(word.substr(1));
    if (!seat) {
      return refused(word, "expected t and a seat that plays, " + any_seat_of(draft.position.playing) + "; found " +
                               in_quotes(word.substr(1)));
    }
    draft.position.turn = *seat;
  }
  if (draft.turn_word.empty()) return refused({}, "expected the seat to move, as in t1");
  return {};
}

/// Where nobody goes round, the seat to move has no way on for a piece past its door. A rival's piece there is as good
/// an obstacle as any: the rulebook's own case D6_unless_it_cannot has one.
Problem check_door(const Draft& draft) {
  if (draft.rules().goal.passing != Passing::never) return {};
  for (const auto& [word, seat] : draft.seats) {
    if (seat != draft.position.turn) continue;
    for (const Place place : draft.position.pieces[seat]) {
      if (place == nest || place >= start_place) continue;
      const std::string door = std::to_string(square_of(draft.rules(), seat, draft.board().door()));
      return refused(word, "expected no piece past its door at " + door + "; found " +
                               in_quotes(place_text(draft.rules(), seat, place)));
    }
  }
  return {};
}

/// While a roll is played the pieces of its player are told apart and keep their order; all others are sorted.
void sort_hands(Draft& draft) {
  const bool in_play = std::ranges::find(draft.words, "now=play") != draft.words.end();
  for (const auto& [word, seat] : draft.seats) {
    if (!in_play || seat != draft.position.turn) std::ranges::sort(draft.position.pieces[seat]);
  }
}

}  // namespace

Problem read_seats(Draft& draft) {
  for (const std::string_view word : draft.words) {
    if (is_field(word) || is_turn(word)) continue;
    if (Problem problem = read_seat(draft, word)) return problem;
  }
  if (draft.seats.size() < 2)
    return refused({}, "expected two seats or more; found " + std::to_string(draft.seats.size()));
  if (Problem problem = read_turn(draft)) return problem;
  if (Problem problem = check_door(draft)) return problem;
  sort_hands(draft);
  return {};
}

Problem check_crowds(const Draft& draft) {
  const CrowdRules& crowd = draft.rules().crowd;
  struct Square {
    unsigned pieces = 0;
    unsigned seats = 0;
  };
  std::array<Square, (max_seats * squares_an_arm) + 1> ring{};
  for (const auto& [word, seat] : draft.seats) {
    std::array<Square, column_length + 1> column{};
    for (const Place place : draft.position.pieces[seat]) {
      if (!draft.board().on_the_way(place)) continue;
      Square& square = draft.board().in_column(place)
                           ? column[static_cast<unsigned>(place - draft.board().door())]
                           : ring[static_cast<unsigned>(square_of(draft.rules(), seat, place))];
      ++square.pieces;
      square.seats |= bit_of(seat);
      const std::string name = place_text(draft.rules(), seat, place);
      if (std::popcount(square.seats) > 1 && !(is_safe(place) && crowd.share_safe)) {
        return refused(word, "expected one seat alone on " + name + ", which " +
                                 (is_safe(place) ? "is safe but not shared" : "is not safe") + "; found seat " +
                                 any_seat_of(square.seats & ~bit_of(seat)) + " there");
      }
      if (crowd.limit != 0 && square.pieces > crowd.limit) {
        return refused(word, "expected at most " + std::to_string(crowd.limit) + " pieces on " + name + "; found more");
      }
    }
  }
  return {};
}

std::string any_seat_of(unsigned seats) {
  std::vector<std::string> digits;
  for (unsigned seat = 0; seat < max_seats; ++seat) {
    if ((seats & bit_of(seat)) != 0) digits.push_back(std::to_string(seat + 1));
  }
  const std::vector<std::string_view> names(digits.begin(), digits.end());
  return any_of(names);
}

}  // namespace salida::detail

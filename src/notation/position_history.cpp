// The fields of a position between rolls: what the rules ask to be remembered.
#include <algorithm>
#include <cstddef>

#include "notation/position_fields.hpp"
#include "notation/reading.hpp"

namespace salida::detail {

namespace {

Problem read_now(Draft& draft, const FieldWord& field) {
  if (field.value == "play") {
    draft.position.phase = Phase::play;
  } else if (field.value == "atone" && draft.rules().capture.calling) {
    draft.position.phase = Phase::atone;
  } else {
    return field.expected(draft.rules().capture.calling ? "play or atone" : "play");
  }
  return {};
}

Problem read_play_on(Draft& draft, const FieldWord& field) {
  if (field.value != "0" && field.value != "1") return field.expected("0 or 1");
  draft.position.play_on = field.value == "1";
  return {};
}

Problem read_finished(Draft& draft, const FieldWord& field) {
  unsigned listed = 0;
  unsigned shift = 0;
  for (std::size_t k = 0; k < field.value.size(); ++k) {
    const std::optional<Seat> seat = draft.seat(field.value.substr(k, 1));
    if (!seat || (listed & bit_of(*seat)) != 0) {
      return field.expected("the seats that have finished, each once, of " + any_seat_of(draft.position.playing));
    }
    listed |= bit_of(*seat);
    draft.position.finished |= (*seat + 1U) << shift;
    shift += 4;
  }
  return {};
}

Problem read_doubles(Draft& draft, const FieldWord& field) {
  // The repeat that is not played is counted while its price is paid, and no longer.
  const int most = draft.rules().repeat.limit - (draft.position.phase == Phase::play ? 0 : 1);
  const std::optional<int> doubles = number_in(field.value, 0, most);
  if (!doubles) return field.expected("0 to " + std::to_string(most));
  draft.position.doubles = static_cast<std::uint8_t>(*doubles);
  return {};
}

Problem read_tries(Draft& draft, const FieldWord& field) {
  const int most = draft.rules().entry.tries - 1;
  const std::optional<int> tries = number_in(field.value, 0, most);
  if (!tries) return field.expected("0 to " + std::to_string(most));
  draft.position.tries = static_cast<std::uint8_t>(*tries);
  return {};
}

// P11: between rolls a ring square, and only before the repeat that costs; within a roll, wherever the piece is now.
Problem read_last(Draft& draft, const FieldWord& field) {
  Position& position = draft.position;
  const bool in_play = position.phase == Phase::play;
  const std::string_view kind = in_play ? "a place" : "a ring square";
  const std::string what = std::string(kind) + " with a piece of seat " + std::to_string(position.turn + 1);
  const std::optional<Place> place = read_place(draft.rules(), position.turn, field.value);
  if (!place || *place == nest || !(in_play || draft.board().on_ring(*place))) return field.expected(what);
  if (std::ranges::find(position.pieces[position.turn], *place) == position.pieces[position.turn].end()) {
    return field.expected(what);
  }
  if (in_play || position.doubles + 1 == draft.rules().repeat.limit) position.last = *place;
  return {};
}

Problem read_first_fives(Draft& draft, const FieldWord& field) {
  for (std::size_t k = 0; k < field.value.size(); ++k) {
    const std::optional<Seat> seat = draft.seat(field.value.substr(k, 1));
    if (!seat) return field.expected("seats of " + any_seat_of(draft.position.playing));
    draft.position.first_fives |= static_cast<std::uint8_t>(bit_of(*seat));
  }
  return {};
}

// P6, D8. Where nothing is said, the higher seat is taken to have come last.
Problem read_arrivals(Draft& draft, const FieldWord& field) {
  const std::vector<std::string_view> parts = parts_of(field.value, ':');
  const std::string what = "START:AB, where A and then B came to a start square";
  if (parts.size() != 2 || parts[1].size() != 2) return field.expected(what);
  const std::optional<int> square = number_in(parts[0], 1, draft.board().ring());
  const std::optional<Seat> first = draft.seat(parts[1].substr(0, 1));
  const std::optional<Seat> last = draft.seat(parts[1].substr(1, 1));
  if (!square || !is_start(static_cast<Place>(*square)) || !first || !last || *first == *last)
    return field.expected(what);
  for (unsigned k = 0; k < draft.rules().board.arms; ++k) {
    const auto owner = static_cast<Seat>(k);
    if (square_of(draft.rules(), owner, start_place) != *square || !draft.plays(owner)) continue;
    const Arrivals rivals = rivals_on_start(draft.rules(), draft.position, owner);
    if (!rivals.matter) continue;
    if (std::min(*first, *last) != rivals.low || std::max(*first, *last) != rivals.high) {
      return field.expected("the order of seats " + std::to_string(rivals.low + 1) + " and " +
                            std::to_string(rivals.high + 1) + ", which stand there");
    }
    if (*last == rivals.low) draft.position.latecomers &= static_cast<std::uint8_t>(~bit_of(owner));
  }
  return {};
}

// M10: each place is another piece; one in the nest or in the goal is no longer guilty.
Problem read_guilty(Draft& draft, const FieldWord& field) {
  Position& position = draft.position;
  const std::vector<std::string_view> parts = parts_of(field.value, ':');
  const std::optional<Seat> seat = draft.seat(parts[0]);
  if (parts.size() != 2 || !seat)
    return field.expected("SEAT:place/place of a seat of " + any_seat_of(position.playing));
  unsigned guilty = 0;
  for (const std::string_view text : parts_of(parts[1], '/')) {
    const std::optional<Place> place = read_place(draft.rules(), *seat, text);
    unsigned piece = 0;
    const auto is_another = [&] {
      return place && position.pieces[*seat][piece] == *place && (guilty & bit_of(piece)) == 0;
    };
    while (piece < draft.rules().board.pieces && !is_another()) ++piece;
    if (piece == draft.rules().board.pieces) {
      return FieldWord{.word = field.word, .value = text}.expected("a place with another piece of seat " +
                                                                   std::to_string(*seat + 1));
    }
    guilty |= bit_of(piece);
  }
  if (position.phase == Phase::play && *seat != position.turn) return {};  // the roll closed it
  position.offender = *seat;
  position.guilty = static_cast<std::uint8_t>(guilty & 15U);
  return {};
}

Problem read_ages(Draft& draft, const FieldWord& field) {
  const int most = draft.rules().crowd.blockade_turns;
  for (const std::string_view text : parts_of(field.value, ',')) {
    const FieldWord entry{.word = field.word, .value = text};
    const std::size_t colon = text.find(':');
    const std::size_t slash = text.find('/');
    if (colon == std::string_view::npos || slash == std::string_view::npos || slash < colon) {
      return entry.expected("SEAT:place/turns");
    }
    const std::optional<Seat> seat = draft.seat(text.substr(0, colon));
    if (!seat) return entry.expected("a seat of " + any_seat_of(draft.position.playing));
    const std::optional<int> age = number_in(text.substr(slash + 1), 1, most);
    if (!age) return entry.expected("1 to " + std::to_string(most) + " turns");
    const std::optional<Place> place = read_place(draft.rules(), *seat, text.substr(colon + 1, slash - colon - 1));
    const Hand& hand = draft.position.pieces[*seat];
    if (!place || !draft.board().on_the_way(*place) || std::ranges::count(hand, *place) != 2) {
      return entry.expected("a place with a blockade of seat " + std::to_string(*seat + 1));
    }
    std::uint8_t& stood = draft.position.stood[*seat];
    for (unsigned piece = 0; piece < max_pieces; ++piece) {
      if (hand[piece] == *place) stood = with_age(stood, piece, static_cast<unsigned>(*age));
    }
  }
  return {};
}

bool always(const Rules& /*rules*/) { return true; }

constexpr std::array<FieldReader, 10> readers{{
    {"now", When::any_time, always, read_now},
    {"dbl", When::any_time, [](const Rules& r) { return r.repeat.limit != 0; }, read_doubles},
    {"tries", When::any_time, [](const Rules& r) { return r.entry.tries > 1; }, read_tries},
    {"last", When::any_time, [](const Rules& r) { return r.repeat.penalty == Penalty::last_moved_to_nest; }, read_last},
    {"f5", When::any_time, [](const Rules& r) { return r.entry.first_five > 1; }, read_first_fives},
    {"ord", When::any_time, [](const Rules& r) { return r.entry.on_start == OnStart::captured_when_full; },
     read_arrivals},
    {"off", When::any_time, [](const Rules& r) { return r.capture.calling; }, read_guilty},
    {"fin", When::any_time, always, read_finished},
    {"on", When::any_time, always, read_play_on},
    {"age", When::any_time, [](const Rules& r) { return r.crowd.blockade_turns != 0; }, read_ages},
}};

}  // namespace

std::span<const FieldReader> history_readers() { return readers; }

}  // namespace salida::detail

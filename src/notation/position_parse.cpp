#include <algorithm>
#include <bit>
#include <cstddef>
#include <vector>

#include "core/play.hpp"
#include "notation/phrases.hpp"
#include "notation/position_fields.hpp"
#include "notation/position_text.hpp"
#include "notation/reading.hpp"

namespace salida {

namespace {

using detail::Draft;
using detail::FieldReader;
using detail::Problem;
using detail::refused;

template <class Visit>
void for_each_reader(Visit&& visit) {
  for (const FieldReader& reader : detail::history_readers()) visit(reader);
  for (const FieldReader& reader : detail::roll_readers()) visit(reader);
}

std::string_view key_of(std::string_view word) { return word.substr(0, word.find('=')); }

// Says what is wrong with a field's name; its value is for its reader.
Problem check_field(const Draft& draft, std::string_view word) {
  const FieldReader* found = nullptr;
  std::vector<std::string_view> keys;  // those that mean something in these rules
  for_each_reader([&](const FieldReader& reader) {
    if (reader.key == key_of(word)) found = &reader;
    if (reader.matters(draft.rules())) keys.push_back(reader.key);
  });
  const std::string key(key_of(word));
  if (found == nullptr)
    return refused(word, "expected the field " + any_of(keys) + "; found " + in_quotes(key) + did_you_mean(key, keys));
  if (!found->matters(draft.rules())) {
    return refused(word, key + " means nothing in " + draft.named.id + "; expected " + any_of(keys));
  }
  const auto is_same = [&](std::string_view other) { return detail::is_field(other) && key_of(other) == key; };
  if (key != "ord" && std::ranges::count_if(draft.words, is_same) > 1)
    return refused(word, "expected the field " + key + " once");
  if (found->when == detail::When::in_play && std::ranges::find(draft.words, "now=play") == draft.words.end()) {
    return refused(word, "expected now=play with it");
  }
  return {};
}

Problem read_fields(Draft& draft) {
  for (const std::string_view word : draft.words) {
    if (!detail::is_field(word)) continue;
    if (Problem problem = check_field(draft, word)) return problem;
  }
  Problem problem;
  for_each_reader([&](const FieldReader& reader) {
    for (const std::string_view word : draft.words) {
      if (problem || !detail::is_field(word) || key_of(word) != reader.key) continue;
      problem = reader.read(draft, {.word = word, .value = word.substr(word.find('=') + 1)});
    }
  });
  return problem;
}

/// Where no ord= says otherwise, the higher seat came last.
void suppose_arrivals(Draft& draft) {
  for (const auto& [word, seat] : draft.seats) {
    if (detail::rivals_on_start(draft.rules(), draft.position, seat).matter) {
      draft.position.latecomers |= static_cast<std::uint8_t>(bit_of(seat));
    }
  }
}

/// fin= against the pieces: who is home is listed, who is listed is home, but for the last of a game that was played
/// out (P14). One seat that is home and not listed came after those that are; the last one left is added.
Problem settle_finish(Draft& draft) {
  Position& position = draft.position;
  unsigned listed = 0;
  unsigned shift = 0;
  for (; (position.finished >> shift) != 0; shift += 4) listed |= bit_of(((position.finished >> shift) & 15U) - 1U);
  const auto add_finisher = [&](unsigned seats) {
    position.finished |= static_cast<std::uint32_t>(std::countr_zero(seats) + 1) << shift;
    listed |= seats;
    shift += 4;
  };

  unsigned home = 0;
  for (const auto& [word, seat] : draft.seats)
    home |= is_home(draft.board(), position.pieces[seat]) ? bit_of(seat) : 0U;
  const unsigned left = position.playing & ~home;
  const bool played_out = position.play_on && std::popcount(left) <= 1;
  const unsigned missing = home & ~listed;
  if ((missing & bit_of(position.turn)) != 0) {
    return refused(draft.turn_word,
                   "expected a seat that has not finished" + (left == 0 ? "" : ", " + detail::any_seat_of(left)));
  }
  if (std::popcount(missing) > 1) {
    return refused({}, "expected fin= with the order in which seats " + detail::any_seat_of(missing) + " came home");
  }
  if (missing != 0) add_finisher(missing);
  if (played_out && (left & ~listed) != 0) add_finisher(left);

  unsigned too_early = listed & left;
  if (played_out && listed != 0) too_early &= ~bit_of((position.finished >> (shift - 4)) - 1U);
  if (too_early != 0)
    return refused({}, "expected in fin= seats that are home; found seat " + detail::any_seat_of(too_early));
  if (listed != 0 && (!position.play_on || played_out)) {
    if (position.phase != Phase::roll) return refused({}, "expected no now=: the game is over");
    position.phase = Phase::over;
  } else if ((listed & bit_of(position.turn)) != 0) {
    return refused(draft.turn_word, "expected a seat that has not finished, " + detail::any_seat_of(left));
  }
  return {};
}

/// What matters no more goes; a phase in which nobody could do anything is refused.
Result<Position> position_of(const Draft& draft) {
  Position position = draft.position;
  const Rules& rules = draft.rules();
  if (position.phase == Phase::over) {
    position.doubles = position.tries = position.last = position.latecomers = position.guilty = 0;
    position.offender = 0;
    position.stood = {};
  }
  if (position.phase != Phase::play) position = canonical(rules, position);
  if (position.phase == Phase::atone && position.guilty == 0) {
    return refused("now=atone", "expected off= with a piece that can be given up");
  }
  if (position.phase == Phase::play && legal_actions(rules, position).empty()) {
    return refused("now=play", "expected dice, rewards or a choice that can be played");
  }
  return position;
}

Result<Position> read(const NamedRules& named, std::span<const std::string_view> words) {
  Draft draft{.named = named, .words = words};
  draft.position.play_on = named.rules.goal.until == Until::places;
  if (Problem problem = detail::read_seats(draft)) return *problem;
  if (Problem problem = detail::check_crowds(draft)) return *problem;
  suppose_arrivals(draft);
  if (Problem problem = read_fields(draft)) return *problem;
  if (Problem problem = settle_finish(draft)) return *problem;
  return position_of(draft);
}

Error nothing_found() {
  return refused({}, "expected a position, as in \"medellin t1 1:n,n,n,n 3:n,n,n,n\"; found nothing");
}

}  // namespace

Result<Position> parse_position(const NamedRules& named, std::string_view text) {
  const std::vector<std::string_view> words = words_of(text);
  if (words.empty()) return nothing_found();
  if (words[0] != named.id) return unknown_rules({&named, 1}, words[0]);
  return read(named, std::span(words).subspan(1));
}

Result<FoundPosition> parse_position(std::span<const NamedRules> known, std::string_view text) {
  const std::vector<std::string_view> words = words_of(text);
  if (words.empty()) return nothing_found();
  const NamedRules* const named = find_rules(known, words[0]);
  if (named == nullptr) return unknown_rules(known, words[0]);
  const Result<Position> position = read(*named, std::span(words).subspan(1));
  if (!position) return position.error();
  return FoundPosition{.named = named, .position = *position};
}

}  // namespace salida

// Shared by the files that read and write positions: the parts of a position's text and how each is read.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/board.hpp"
#include "core/hand.hpp"
#include "core/position.hpp"
#include "core/questions.hpp"
#include "core/rules.hpp"
#include "notation/catalogue.hpp"
#include "notation/phrases.hpp"
#include "notation/result.hpp"
#include "notation/squares.hpp"

namespace salida::detail {

using Problem = std::optional<Error>;

[[nodiscard]] inline Error refused(std::string_view word, std::string message) {
  constexpr std::size_t longest = 60;
  const bool fits = word.size() <= longest;
  return {.where = fits ? std::string(word) : std::string(word.substr(0, longest)) + "...",
          .message = std::move(message)};
}

struct SeatWord {
  std::string_view word;
  Seat seat;
};

/// A position while it is read: first its seats, then its fields in the order of the readers.
struct Draft {
  const NamedRules& named;
  std::span<const std::string_view> words;  // after the id
  std::string_view turn_word{};
  std::vector<SeatWord> seats{};
  Position position{};

  [[nodiscard]] const Rules& rules() const { return named.rules; }
  [[nodiscard]] Board board() const { return {.arms = named.rules.board.arms}; }
  [[nodiscard]] bool plays(Seat seat) const { return (position.playing & bit_of(seat)) != 0; }
  /// Returns the seat with this number, or std::nullopt if no such seat plays.
  [[nodiscard]] std::optional<Seat> seat(std::string_view digit) const {
    const std::optional<int> number = number_in(digit, 1, named.rules.board.arms);
    if (!number || !plays(static_cast<Seat>(*number - 1))) return std::nullopt;
    return static_cast<Seat>(*number - 1);
  }
};

[[nodiscard]] inline bool is_field(std::string_view word) { return word.find('=') != std::string_view::npos; }
[[nodiscard]] inline bool is_turn(std::string_view word) { return word.starts_with('t') && !is_field(word); }

/// Reads where the pieces stand, and who is to move.
Problem read_seats(Draft& draft);
/// Returns an error if a square holds too many pieces, or two colours that cannot share it.
Problem check_crowds(const Draft& draft);

struct FieldWord {
  std::string_view word;
  std::string_view value;

  /// Returns an error that says what value was expected, and what was found.
  [[nodiscard]] Error expected(const std::string& what) const {
    return {.where = std::string(word), .message = "expected " + what + "; found " + in_quotes(value)};
  }
};

enum class When { any_time, in_play };

struct FieldReader {
  std::string_view key;
  When when;
  bool (*matters)(const Rules&);
  Problem (*read)(Draft&, const FieldWord&);
};

/// The readers of the fields between rolls, and of those while a roll is played. Each may use what the fields before it
/// said.
[[nodiscard]] std::span<const FieldReader> history_readers();
[[nodiscard]] std::span<const FieldReader> roll_readers();

/// Lists seats: "1, 2 or 4".
[[nodiscard]] std::string any_seat_of(unsigned seats);

/// P6, D8: two rivals of different colours on a start square; which came first matters until its owner is home.
struct Arrivals {
  bool matter = false;
  Seat low = 0;
  Seat high = 0;
};

[[nodiscard]] inline Arrivals rivals_on_start(const Rules& rules, const Position& position, Seat owner) {
  if (rules.entry.on_start != OnStart::captured_when_full || position.phase == Phase::over) return {};
  if (is_home(Board{.arms = rules.board.arms}, position.pieces[owner])) return {};
  const int square = square_of(rules, owner, start_place);
  Arrivals arrivals;
  unsigned count = 0;
  for (unsigned k = 0; k < rules.board.arms; ++k) {
    const auto seat = static_cast<Seat>(k);
    if (!are_rivals(rules, seat, owner) || !has(position.playing, seat)) continue;
    const Place there = place_at(rules, seat, square);
    for (const Place place : position.pieces[seat]) {
      if (place != there) continue;
      (count == 0 ? arrivals.low : arrivals.high) = seat;
      ++count;
    }
  }
  arrivals.matter = count == 2 && arrivals.low != arrivals.high;
  return arrivals;
}

/// A yes-or-no mark of the roll that is being played.
struct Flag {
  std::string_view name;
  bool (*get)(const Position&);
  void (*set)(Position&);
};

inline constexpr std::array<Flag, 7> flags_of_a_roll{{
    {"again", [](const Position& p) -> bool { return p.repeats; }, [](Position& p) { p.repeats = true; }},
    {"captured", [](const Position& p) -> bool { return p.captured; }, [](Position& p) { p.captured = true; }},
    {"passed", [](const Position& p) -> bool { return p.passed; }, [](Position& p) { p.passed = true; }},
    {"breaks", [](const Position& p) -> bool { return p.breaks; }, [](Position& p) { p.breaks = true; }},
    {"nested", [](const Position& p) -> bool { return p.nested; }, [](Position& p) { p.nested = true; }},
    {"crowns", [](const Position& p) -> bool { return p.crowns; }, [](Position& p) { p.crowns = true; }},
    {"must_win", [](const Position& p) -> bool { return p.must_win; }, [](Position& p) { p.must_win = true; }},
}};

}  // namespace salida::detail

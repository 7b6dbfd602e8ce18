#include "record/seat_changes.hpp"

#include <algorithm>
#include <ranges>

#include "notation/reading.hpp"
#include "record/record.hpp"

namespace salida {
namespace {

constexpr std::string_view sits_in = "bot";
constexpr std::string_view back = "back";
constexpr std::string_view resigns = "resign";
constexpr std::size_t longest_bot = 32;

/// The seat behind the first letters of a word; nothing where the word begins otherwise.
std::optional<Seat> seat_behind(std::string_view word, std::string_view begins) {
  if (!word.starts_with(begins)) return std::nullopt;
  const std::optional<int> seat = number_in(word.substr(begins.size()), 1, max_seats);
  if (!seat) return std::nullopt;
  return static_cast<Seat>(*seat - 1);
}

bool plays(const Record& record, Seat seat) {
  return std::ranges::find(record.seats, seat, &RecordedSeat::seat) != record.seats.end();
}

}  // namespace

std::string to_text(const SeatChange& change) {
  const std::string seat = std::to_string(change.seat + 1);
  switch (change.kind) {
    case SeatChangeKind::bot_sits_in: return std::string(sits_in) + seat + "(" + change.bot + ")";
    case SeatChangeKind::person_back: return std::string(back) + seat;
    case SeatChangeKind::resigned: break;
  }
  return std::string(resigns) + seat;
}

std::optional<SeatChange> parse_seat_change(std::string_view word) {
  if (word.ends_with(')')) {  // the bracket says that a name was not cut off
    const std::size_t bracket = std::min(word.find('('), word.size() - 1);
    const std::optional<Seat> seat = seat_behind(word.substr(0, bracket), sits_in);
    const std::string_view bot = word.substr(bracket + 1, word.size() - std::min(bracket + 2, word.size()));
    if (!seat || !is_recorded_bot(bot)) return std::nullopt;
    return SeatChange{.seat = *seat, .kind = SeatChangeKind::bot_sits_in, .bot = std::string(bot)};
  }
  if (const std::optional<Seat> seat = seat_behind(word, back))
    return SeatChange{.seat = *seat, .kind = SeatChangeKind::person_back};
  if (const std::optional<Seat> seat = seat_behind(word, resigns))
    return SeatChange{.seat = *seat, .kind = SeatChangeKind::resigned};
  return std::nullopt;
}

bool is_recorded_bot(std::string_view name) {
  const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-'; };
  return !name.empty() && name.size() <= longest_bot && std::ranges::all_of(name, fits);
}

std::optional<std::string> objection_to(const SeatChange& change, const Record& record) {
  const std::string word = to_text(change);
  if (!plays(record, change.seat)) return word + ": expected a seat that plays";
  switch (change.kind) {
    case SeatChangeKind::bot_sits_in: return std::nullopt;
    case SeatChangeKind::person_back:
      if (has_resigned(record, change.seat)) return word + ": expected nobody back who has resigned";
      if (bot_sitting_in(record, change.seat).empty()) return word + ": expected a bot to have sat in";
      return std::nullopt;
    case SeatChangeKind::resigned: break;
  }
  if (has_resigned(record, change.seat)) return word + ": expected once";
  return std::nullopt;
}

std::string bot_sitting_in(const Record& record, Seat seat) {
  for (const SeatChange& change : std::views::reverse(record.changes)) {
    if (change.seat != seat || change.kind == SeatChangeKind::resigned) continue;
    return change.kind == SeatChangeKind::bot_sits_in ? change.bot : std::string{};
  }
  return {};
}

bool has_resigned(const Record& record, Seat seat) {
  return std::ranges::any_of(record.changes, [seat](const SeatChange& change) {
    return change.seat == seat && change.kind == SeatChangeKind::resigned;
  });
}

std::vector<Seat> resigned_seats(const Record& record) {
  std::vector<Seat> seats;
  for (const SeatChange& change : record.changes)
    if (change.kind == SeatChangeKind::resigned) seats.push_back(change.seat);
  return seats;
}

std::optional<Seat> winner_by_resignation(const Record& record, const Position& end) {
  if (!record.closed || end.phase == Phase::over) return std::nullopt;
  std::optional<Seat> left;
  for (const RecordedSeat& seat : record.seats) {
    if (has_resigned(record, seat.seat)) continue;
    if (left) return std::nullopt;
    left = seat.seat;
  }
  return left;
}

}  // namespace salida

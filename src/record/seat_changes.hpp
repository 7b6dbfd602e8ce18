// Who played a seat when it was not whom the record's headers name: a bot that sat in, a person who came back, somebody
// who resigned. What that means for who won.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/position.hpp"

namespace salida {

struct Record;

enum class SeatChangeKind : std::uint8_t {
  bot_sits_in,  // `bot` plays from here on
  person_back,  // the person plays again
  resigned,     // for good; where the game goes on, a bot sits in
};

struct SeatChange {
  std::size_t steps = 0;  // it stands behind so many
  Seat seat = 0;
  SeatChangeKind kind = SeatChangeKind::bot_sits_in;
  std::string bot{};
  friend bool operator==(const SeatChange&, const SeatChange&) = default;
};

/// As a word of the record's text: "bot2(3)", "back2", "resign2".
[[nodiscard]] std::string to_text(const SeatChange& change);

/// Returns nothing if the word is no change of a seat.
[[nodiscard]] std::optional<SeatChange> parse_seat_change(std::string_view word);

/// Whether a record may call a bot that: a to z, 0 to 9, _ and -, up to 32.
[[nodiscard]] bool is_recorded_bot(std::string_view name);

/// Says what is wrong with a change after what the record holds so far; nothing if it can be added.
[[nodiscard]] std::optional<std::string> objection_to(const SeatChange& change, const Record& record);

/// The bot that sits in at a seat after everything recorded; empty where whom the headers name plays.
[[nodiscard]] std::string bot_sitting_in(const Record& record, Seat seat);

[[nodiscard]] bool has_resigned(const Record& record, Seat seat);

/// The seats that resigned, in that order.
[[nodiscard]] std::vector<Seat> resigned_seats(const Record& record);

/// Who won because everybody else resigned before the game was over; nobody while the game goes on.
[[nodiscard]] std::optional<Seat> winner_by_resignation(const Record& record, const Position& end);

}  // namespace salida

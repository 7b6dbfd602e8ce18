// The record of a game that is about to begin.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "record/record.hpp"

namespace salida {

/// Where a game begins: all pieces in their nests, except those that the rules put outside (board.outside).
[[nodiscard]] Position first_position(const Rules& rules, Seats seats, Seat first, Until until);

/// Returns a record without rolls. `kinds` are the kinds of players in the order of the seats; if it is empty, all are
/// random.
[[nodiscard]] Record opening_of(const NamedRules& named, Seats seats, Until until, std::string_view date,
                                std::span<const std::string> kinds = {});

/// The kind of a player that picks its actions at random.
inline constexpr std::string_view random_kind = "random";

}  // namespace salida

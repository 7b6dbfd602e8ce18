// How a record begins that is about to be played.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "record/record.hpp"

namespace salida {

/// Where a game begins: everything in its nest, but for the pieces that the rules put outside (board.outside).
[[nodiscard]] Position first_position(const Rules& rules, Seats seats, Seat first, Until until);

/// What the record of a game says before its first roll; `kinds` are the players' names in the order of the seats;
/// without them all are random.
[[nodiscard]] Record opening_of(const NamedRules& named, Seats seats, Until until, std::string_view date,
                                std::span<const std::string> kinds = {});

/// The kind of player that picks any of its choices.
inline constexpr std::string_view random_kind = "random";

}  // namespace salida

// Reads what a record says about a game before the first roll and after the last (record_headers.hpp).
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "notation/result.hpp"
#include "record/record.hpp"
#include "record/record_headers.hpp"

namespace salida {

/// Returns the record of a game whose first roll is awaited. Who begins is not known yet, unless there is a position.
/// `where` names the file, for errors about what is missing.
Result<Record> read_opening(std::span<const Header> headers, std::string_view where);

/// Returns an error if these do not close the game whose last position is `end`. Keeps the seed of the dice.
std::optional<Error> read_closing(std::span<const Header> headers, std::string_view where, const Position& end,
                                  Record& record);

/// Whether headers with this key come after the last roll.
[[nodiscard]] bool is_closing(std::string_view key);

}  // namespace salida

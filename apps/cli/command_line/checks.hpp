// What the value of an option has to be; each says what was expected where a word is not.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "cli/command_line/verb.hpp"

namespace salida::cli {

/// "expected a, b or c; found "d"", with the nearest of them.
[[nodiscard]] std::string expected_one_of(std::span<const std::string_view> names, std::string_view found);

/// A file to write, players to seat: an empty word is a slip, not a wish.
[[nodiscard]] Check not_empty();
[[nodiscard]] Check whole_number();
[[nodiscard]] Check counted_from(int least);
[[nodiscard]] Check seconds_up_to(int most);
[[nodiscard]] Check some_players();
/// A bot's name or a level.
[[nodiscard]] Check some_bot();

}  // namespace salida::cli

// Parts of error messages: what was found, what was expected, and which name was probably meant.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace salida {

/// Puts `found` in quotation marks, shortened if it is long and without control characters.
[[nodiscard]] std::string in_quotes(std::string_view found);

/// Lists names: "five, five_or_sum or doubles".
[[nodiscard]] std::string any_of(std::span<const std::string_view> names);

/// Returns the name that `found` is most likely a misspelling of; empty if none is close.
[[nodiscard]] std::string_view nearest(std::string_view found, std::span<const std::string_view> names);

/// Returns " (did you mean five?)"; empty if no name is close.
[[nodiscard]] std::string did_you_mean(std::string_view found, std::span<const std::string_view> names);

}  // namespace salida

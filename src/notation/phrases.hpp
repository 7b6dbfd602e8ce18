// The parts that error messages are made of: what was found, what was expected, which right name is nearest.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace salida {

/// What was found, in quotation marks: cut where it is long, without control characters.
[[nodiscard]] std::string in_quotes(std::string_view found);

/// "five, five_or_sum or doubles".
[[nodiscard]] std::string any_of(std::span<const std::string_view> names);

/// The name that takes the fewest slips to mistype as `found`; empty where none is near.
[[nodiscard]] std::string_view nearest(std::string_view found, std::span<const std::string_view> names);

/// " (did you mean five?)", or nothing where no name is near.
[[nodiscard]] std::string did_you_mean(std::string_view found, std::span<const std::string_view> names);

}  // namespace salida

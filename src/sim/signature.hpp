// A number over a fixed set of games, every position of them: two builds that print the same signature play the same
// games. The games are those that `salida watch --seed 1 --game K` tells, for K from 0.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "core/rules.hpp"

namespace salida {

inline constexpr std::uint64_t signature_seed = 1;
inline constexpr std::uint64_t signature_games = 400;

/// With rules as a run-time value.
[[nodiscard]] std::uint64_t signature_of(const Rules& rules, std::uint64_t games = signature_games);

/// With a built-in rule set as a constant of the program; 0 where the rules are none of the five.
[[nodiscard]] std::uint64_t fixed_signature_of(const Rules& rules, std::uint64_t games = signature_games);

/// One number for several signatures.
[[nodiscard]] std::uint64_t combined_signature(std::span<const std::uint64_t> signatures);

using SignatureOf = std::uint64_t(const Rules& rules, std::uint64_t games);

/// A line for each built-in rule set and one for all: what `salida bench --signature-only` prints.
[[nodiscard]] std::string signature_text(SignatureOf* signature = fixed_signature_of);

}  // namespace salida

// A hash over every position of a fixed set of games: two builds that print the same signature play the same games. The
// games are those of `salida watch --seed 1 --game K`, for K from 0.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "core/rules.hpp"

namespace salida {

inline constexpr std::uint64_t signature_seed = 1;
inline constexpr std::uint64_t signature_games = 400;

/// The signature by the engine for run-time rules.
[[nodiscard]] std::uint64_t signature_of(const Rules& rules, std::uint64_t games = signature_games);

/// The signature by the engine for a built-in rule set as a constant. Returns 0 if these rules are not built in.
[[nodiscard]] std::uint64_t fixed_signature_of(const Rules& rules, std::uint64_t games = signature_games);

/// Combines several signatures into one.
[[nodiscard]] std::uint64_t combined_signature(std::span<const std::uint64_t> signatures);

using SignatureOf = std::uint64_t(const Rules& rules, std::uint64_t games);

/// Returns what `salida bench --signature-only` prints: a line for each built-in rule set, and one for all.
[[nodiscard]] std::string signature_text(SignatureOf* signature = fixed_signature_of);

}  // namespace salida

// The terms for commands that play: time for an answer, and what a fault costs.
#pragma once

#include <chrono>
#include <cstdint>

#include "core/names.hpp"

namespace salida::cli {

/// What a command (exec:COMMAND) loses if it does not give a legal answer in time.
enum class Forfeit : std::uint8_t { move, game };

struct ExecTerms {
  std::chrono::milliseconds limit{1000};  // for an answer
  Forfeit forfeit = Forfeit::move;
};

}  // namespace salida::cli

namespace salida {

template <>
inline constexpr auto names_of<cli::Forfeit> =
    named<cli::Forfeit>({{cli::Forfeit::move, "move"}, {cli::Forfeit::game, "game"}});

}  // namespace salida

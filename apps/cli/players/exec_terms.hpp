// How commands that play on a seat are treated.
#pragma once

#include <chrono>
#include <cstdint>

#include "core/names.hpp"

namespace salida::cli {

/// What a command on a seat (exec:COMMAND) loses by an answer that is none.
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

// Where a game comes from: which words it is told in, and which printed board it is played on.
#pragma once

#include <cstdint>

namespace salida {

/// The words of a game: a piece waits in jail in parqués, at home in parchís, in the nest in parcheesi.
enum class Tradition : std::uint8_t { colombian, spanish, american };

/// The board: jails in the corners; the numbered board of Spain; the round nests of the United States.
enum class Look : std::uint8_t { colombian, spanish, american };

}  // namespace salida

// Which printed board a rule set is played on.
#pragma once

#include <cstdint>

namespace salida {

/// Jails in the corners; the numbered board of Spain; the round nests of the United States.
enum class Look : std::uint8_t { colombian, spanish, american };

}  // namespace salida

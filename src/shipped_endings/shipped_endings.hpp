// The tables of endings that come with the program.
#pragma once

#include <memory>

#include "core/rules.hpp"
#include "endings/endings.hpp"

namespace salida {

/// The tables for these rules, whatever ends the game; there may be none.
[[nodiscard]] std::shared_ptr<const Endings> shipped_endings(const Rules& rules);

}  // namespace salida

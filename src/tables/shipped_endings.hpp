// The tables of endings that come with the program.
#pragma once

#include <memory>

#include "core/rules.hpp"
#include "endings/endings.hpp"

namespace salida {

/// Those of these rules, however long they are played; perhaps none.
[[nodiscard]] std::shared_ptr<const Endings> shipped_endings(const Rules& rules);

}  // namespace salida

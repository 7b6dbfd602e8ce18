// The trained networks that come with the program.
#pragma once

#include <memory>

#include "bots/network.hpp"
#include "core/rules.hpp"

namespace salida {

/// The network that network_for() names for these rules and so many players, or nullptr if it names none.
[[nodiscard]] std::shared_ptr<const Network> shipped_network(const Rules& rules, int players);

}  // namespace salida

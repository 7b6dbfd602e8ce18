// The trained networks that come with the program.
#pragma once

#include <memory>

#include "bots/network.hpp"
#include "core/rules.hpp"

namespace salida {

/// The one for these rules and so many players: one of the five rule sets, however long it is played. Three play with
/// the network of four. Nothing where none fits.
[[nodiscard]] std::shared_ptr<const Network> shipped_network(const Rules& rules, int players);

}  // namespace salida

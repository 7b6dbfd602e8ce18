#include "nets/shipped_networks.hpp"

#include <string_view>

#include "nets/network_choice.hpp"

namespace salida {
namespace {

#include "nets/shipped.inc"  // `shipped`, made from nets/: "parchis4a-4" and so on

}  // namespace

std::shared_ptr<const Network> shipped_network(const Rules& rules, int players) {
  const std::string name = network_for(rules, players);
  if (name.empty()) return nullptr;
  for (const Shipped& network : shipped) {
    if (network.name != name) continue;
    auto weights = read_network({network.begin, network.end});
    if (weights) return std::make_shared<Network>(rules, *std::move(weights));
  }
  return nullptr;
}

}  // namespace salida

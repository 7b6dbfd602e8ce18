#include "nets/network_choice.hpp"

#include <algorithm>
#include <cstdlib>

#include "bots/bots.hpp"

namespace salida {
namespace {

/// The built-in rule set that this is, whether it is played to the first winner or for all places.
const NamedRules* built_in_like(Rules rules) {
  const auto found = std::ranges::find_if(variants(), [&rules](const NamedRules& named) {
    rules.goal.until = named.rules.goal.until;
    return rules == named.rules;
  });
  return found == variants().end() ? nullptr : &*found;
}

std::string name_of(const NamedRules& named, int players) { return named.id + "-" + std::to_string(players); }

}  // namespace

std::string network_for(const Rules& rules, int players) {
  const NamedRules* const named = built_in_like(rules);
  if (named == nullptr || named->networks.empty()) return {};
  const auto nearer = [players](int a, int b) {
    const int from_a = std::abs(a - players);
    const int from_b = std::abs(b - players);
    return from_a != from_b ? from_a < from_b : a > b;
  };
  return name_of(*named, std::ranges::min(named->networks, nearer));
}

const NamedRules* rules_of_network(std::string_view name) {
  const auto found = std::ranges::find_if(variants(), [name](const NamedRules& named) {
    return std::ranges::any_of(named.networks, [&](int players) { return name_of(named, players) == name; });
  });
  return found == variants().end() ? nullptr : &*found;
}

std::vector<std::string> bots_without_network(const Rules& rules, std::span<const std::string> bots) {
  std::vector<std::string> without;
  if (!network_for(rules, static_cast<int>(bots.size())).empty()) return without;
  for (const std::string& bot : bots) {
    if (wants_network(bot) && std::ranges::find(without, bot) == without.end()) without.push_back(bot);
  }
  return without;
}

}  // namespace salida

#include "registry.hpp"

#include <algorithm>

#include "nets/network_choice.hpp"

namespace salida::wasm {

const NamedRules* Registry::rules(std::string_view id) const {
  const auto found = std::ranges::find(house_rules_, id, &NamedRules::id);
  return found == house_rules_.end() ? find_variant(id) : &*found;
}

bool Registry::keep(NamedRules house_rules) {
  const auto found = std::ranges::find(house_rules_, house_rules.id, &NamedRules::id);
  if (found != house_rules_.end()) *found = std::move(house_rules);
  else if (house_rules_.size() == most_house_rules) return false;
  else house_rules_.push_back(std::move(house_rules));
  return true;
}

void Registry::keep_network(std::string_view name, NetworkWeights weights) {
  networks_[std::string(name)] = std::make_shared<Network>(rules_of_network(name)->rules, std::move(weights));
}

std::shared_ptr<const Evaluation> Registry::network(const Rules& rules, int players) const {
  const auto found = networks_.find(network_for(rules, players));
  return found == networks_.end() ? nullptr : found->second;
}

}  // namespace salida::wasm

#include "desk.hpp"

#include <algorithm>

namespace salida::wasm {

bool Desk::KeptNetwork::is_for(Rules others, int number) const {
  others.goal.until = rules.goal.until;
  return others == rules && (number == 2) == (players == 2);
}

const NamedRules* Desk::rules(std::string_view id) const {
  const auto found = std::ranges::find(house_rules_, id, &NamedRules::id);
  return found == house_rules_.end() ? find_variant(id) : &*found;
}

bool Desk::keep(NamedRules house_rules) {
  const auto found = std::ranges::find(house_rules_, house_rules.id, &NamedRules::id);
  if (found != house_rules_.end()) *found = std::move(house_rules);
  else if (house_rules_.size() == most_house_rules) return false;
  else house_rules_.push_back(std::move(house_rules));
  return true;
}

void Desk::keep(const Rules& rules, int players, NetworkWeights weights) {
  std::erase_if(networks_, [&](const KeptNetwork& kept) { return kept.is_for(rules, players); });
  networks_.push_back(
      {.rules = rules, .players = players, .network = std::make_shared<Network>(rules, std::move(weights))});
}

std::shared_ptr<const Evaluation> Desk::network(const Rules& rules, int players) const {
  const auto found =
      std::ranges::find_if(networks_, [&](const KeptNetwork& kept) { return kept.is_for(rules, players); });
  return found == networks_.end() ? nullptr : found->network;
}

}  // namespace salida::wasm

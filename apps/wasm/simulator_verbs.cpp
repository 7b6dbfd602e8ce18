// What the module of the simulator can be asked.
#include <array>

#include "sim/signature.hpp"
#include "simulation_verbs.hpp"
#include "verbs.hpp"

namespace salida::wasm {

std::span<const Verb> verbs() {
  static constexpr std::array all{
      Verb{"catalogue", catalogue},           Verb{"rules", rules_text},
      Verb{"house_rules", take_house_rules},  Verb{"network_for", choose_network},
      Verb{"network", take_network},          Verb{"begin_simulation", begin_simulation},
      Verb{"simulate", simulate_on},          Verb{"simulation_report", simulation_report},
      Verb{"take_totals", take_totals},       Verb{"add_totals", add_totals},
      Verb{"end_simulation", end_simulation},
  };
  return all;
}

std::string signature() { return signature_text(); }

}  // namespace salida::wasm

// What the module of the page can be asked.
#include <array>

#include "sim/signature.hpp"
#include "verbs.hpp"

namespace salida::wasm {

std::span<const Verb> verbs() {
  static constexpr std::array all{
      Verb{"catalogue", catalogue},
      Verb{"rules", rules_text},
      Verb{"house_rules", take_house_rules},
      Verb{"layout", layout},
      Verb{"position", position},
      Verb{"first_position", first_position},
      Verb{"network_for", choose_network},
      Verb{"network", take_network},
      Verb{"paces", pace_table},
      Verb{"begin", begin},
      Verb{"go_on", go_on},
      Verb{"state", state},
      Verb{"roll", roll},
      Verb{"act", act},
      Verb{"undo", undo},
      Verb{"call", call},
      Verb{"proceed", proceed},
      Verb{"hand_over", hand_over},
      Verb{"take_back", take_back},
      Verb{"resign", resign},
      Verb{"close", close},
      Verb{"leave", leave},
      Verb{"record", record},
      Verb{"why_not", explain},
      Verb{"advice", advice},
      Verb{"audit", audit_record},
      Verb{"story", story},
      Verb{"tally", tally},
      Verb{"verdicts", verdicts},
      Verb{"review", review},
  };
  return all;
}

std::string signature() {
  // A table plays by the functions for rules that come at run time.
  return signature_text(signature_of);
}

}  // namespace salida::wasm

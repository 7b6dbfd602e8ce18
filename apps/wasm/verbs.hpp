// What a module can be asked. There are two: the page's, with tables and advice, and the simulator's, which is compiled
// for speed and loaded only where somebody simulates.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "answers.hpp"

namespace salida::wasm {

struct Verb {
  std::string_view name;
  Answer (*answer)(Registry&, const Request&);
};

[[nodiscard]] std::span<const Verb> verbs();

/// The signature of the games as this module plays them.
[[nodiscard]] std::string signature();

}  // namespace salida::wasm

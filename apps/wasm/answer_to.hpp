// Any text, asked: the one way in, whoever calls it.
#pragma once

#include <string>
#include <string_view>

#include "registry.hpp"

namespace salida::wasm {

/// The answer as JSON. The text must outlive the call.
[[nodiscard]] std::string answer_to(Registry& registry, std::string_view text);

}  // namespace salida::wasm

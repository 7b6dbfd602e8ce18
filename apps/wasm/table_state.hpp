// A table as the page shows it: no more than everybody at it may know.
#pragma once

#include <cstdint>

#include "json/json.hpp"
#include "table/session.hpp"
#include "words/language.hpp"

namespace salida::wasm {

[[nodiscard]] Json json_of_state(Language language, std::uint64_t table, const Session& session);

}  // namespace salida::wasm

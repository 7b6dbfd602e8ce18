// How much a long-running test does: SALIDA_LONG=1 in the environment asks for ten times as much, SALIDA_QUICK=1 for a
// tenth.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace salida {

[[nodiscard]] inline bool is_asked_for(const char* name) {
  const char* const value = std::getenv(name);
  return value != nullptr && *value != '\0' && std::string_view(value) != "0";
}

[[nodiscard]] inline std::uint64_t as_many_as(std::uint64_t usual) {
  if (is_asked_for("SALIDA_LONG")) return usual * 10;
  if (is_asked_for("SALIDA_QUICK")) return (usual + 9) / 10;
  return usual;
}

}  // namespace salida

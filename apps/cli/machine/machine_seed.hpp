// A random seed that nobody can guess, for dice that anyone can check.
#pragma once

#include <random>

#include "dice/hash_random.hpp"

namespace salida::cli {

[[nodiscard]] inline DiceSeed seed_from_the_machine() {
  std::random_device machine;
  DiceSeed seed{};
  for (std::uint8_t& byte : seed) byte = static_cast<std::uint8_t>(machine());
  return seed;
}

}  // namespace salida::cli

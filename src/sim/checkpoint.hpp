// A long run, kept while it goes on: what has been counted, and of which games. As text, with a hash at its end, so
// that a damaged one is known.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "notation/result.hpp"
#include "sim/totals.hpp"

namespace salida {

struct Checkpoint {
  std::string run{};        // everything that the numbers depend on, on one line
  std::uint64_t games = 0;  // played, from the first on
  std::uint64_t milliseconds = 0;
  std::uint64_t row_bytes = 0;  // of the rows that were written of them
  Totals totals{};
};

[[nodiscard]] std::string to_text(const Checkpoint& checkpoint);

/// The checkpoint of this run; an error where it is of another run, was damaged, or is none.
Result<Checkpoint> read_checkpoint(std::string_view text, std::string_view run, const std::string& file);

/// What stands behind "end" in a text that goes so far.
[[nodiscard]] std::string checkpoint_hash(std::string_view text);

}  // namespace salida

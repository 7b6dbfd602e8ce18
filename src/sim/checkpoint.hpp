// The state of a long run as text, from which a later run can go on. A hash at its end shows whether it is damaged.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "notation/result.hpp"
#include "sim/totals.hpp"

namespace salida {

struct Checkpoint {
  std::string run{};        // one line with everything that the numbers depend on
  std::uint64_t games = 0;  // played, from the first on
  std::uint64_t milliseconds = 0;
  std::uint64_t row_bytes = 0;  // how much of the file of rows they take
  Totals totals{};
};

[[nodiscard]] std::string to_text(const Checkpoint& checkpoint);

/// Reads the checkpoint of this run. It is an error if the text is damaged, no checkpoint, or one of another run.
Result<Checkpoint> read_checkpoint(std::string_view text, std::string_view run, const std::string& file);

/// Returns what follows "end" after this text.
[[nodiscard]] std::string checkpoint_hash(std::string_view text);

}  // namespace salida

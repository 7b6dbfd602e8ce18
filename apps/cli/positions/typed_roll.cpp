#include "cli/positions/typed_roll.hpp"

#include <fmt/core.h>

#include "core/play.hpp"
#include "notation/phrases.hpp"
#include "notation/play_text.hpp"

namespace salida::cli {

Result<Roll> read_typed_roll(const Rules& rules, const Position& position, std::string_view text) {
  Result<Roll> roll = parse_roll(text);
  if (!roll) return roll;
  const bool one_die = dice_to_roll(rules, position) == 1;
  if ((roll->second == 0) == one_die) return roll;
  return Error{"roll",
               fmt::format("expected {}; found {}",
                           one_die ? "one die, as in 4, in this position" : "two dice, as in 4-2, in this position",
                           in_quotes(text))};
}

}  // namespace salida::cli

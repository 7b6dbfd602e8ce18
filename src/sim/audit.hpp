// Checks whether the dice of a record are those that its seed gives. The rules were checked when it was read.
#pragma once

#include <cstdint>
#include <optional>

#include "core/names.hpp"
#include "record/luck.hpp"
#include "record/record.hpp"

namespace salida {

/// Which of a record's dice could be computed again.
enum class DiceMade : std::uint8_t {
  again,          // all of them, and the draw for who begins
  by_hand,        // none: they were thrown at a table
  seed_unknown,   // none yet: the seed is shown when the game is over
  among_choices,  // none: the game begins from a position, and choices that are not here drew from the same numbers
};
template <>
inline constexpr auto names_of<DiceMade> = named<DiceMade>({{DiceMade::again, "made_again"},
                                                            {DiceMade::by_hand, "by_hand"},
                                                            {DiceMade::seed_unknown, "seed_unknown"},
                                                            {DiceMade::among_choices, "among_choices"}});

struct Audit {
  std::optional<Error> fault;  // the first difference from what the seed gives
  DiceMade dice = DiceMade::again;
  LuckOfSeats luck{};
};

[[nodiscard]] Audit audit(const Record& record);

}  // namespace salida

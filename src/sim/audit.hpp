// Whether the dice of a game that was read, and by that found to keep the rules, are those that its record claims.
#pragma once

#include <cstdint>
#include <optional>

#include "core/names.hpp"
#include "record/luck.hpp"
#include "record/record.hpp"

namespace salida {

/// What could be made again of a record's dice.
enum class DiceMade : std::uint8_t {
  again,          // every one of them, and the draw
  by_hand,        // nothing: they were thrown at a table
  seed_unknown,   // nothing yet: the seed is shown when the game is over
  among_choices,  // nothing: they were drawn between the choices of players that are not here
};
template <>
inline constexpr auto names_of<DiceMade> = named<DiceMade>({{DiceMade::again, "made_again"},
                                                            {DiceMade::by_hand, "by_hand"},
                                                            {DiceMade::seed_unknown, "seed_unknown"},
                                                            {DiceMade::among_choices, "among_choices"}});

struct Audit {
  std::optional<Error> fault;  // the first thing that is not as the seed gives it
  DiceMade dice = DiceMade::again;
  LuckOfSeats luck{};
};

[[nodiscard]] Audit audit(const Record& record);

}  // namespace salida

// Who sits where, as people write it: a name for each seat, in turn order, with commas between.
#pragma once

#include <string>

#include "core/play.hpp"
#include "core/rules.hpp"
#include "notation/result.hpp"

namespace salida::cli {

/// The seats of "random,random,random", as far apart as they can sit; where `players` is empty, `number` of them, or a
/// full board where that is 0.
Result<Seats> read_seats(const Rules& rules, const std::string& players, int number);

}  // namespace salida::cli

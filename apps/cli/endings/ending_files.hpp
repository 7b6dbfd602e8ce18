// Tables of endings where the program finds them: those that it came with, and those that it made and kept.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "endings/endings.hpp"
#include "notation/catalogue.hpp"
#include "notation/result.hpp"

namespace salida::cli {

/// "board, 2 players with 1 piece left, 2 arms apart"
[[nodiscard]] std::string words_of(const Ending& ending);

/// "board-2-1-2": kind, players, pieces, and of a board how many arms apart.
[[nodiscard]] std::string name_of(const Ending& ending);

/// $SALIDA_CACHE, or salida in $XDG_CACHE_HOME or ~/.cache.
[[nodiscard]] std::string cache_folder();

/// Where the table of an ending is kept; rules are told apart by their hash, whatever they are called.
[[nodiscard]] std::string cached_path(const Rules& rules, const Ending& ending);

/// A table in a file. A damaged one, or one of other rules, is an error.
Result<EndingTable> load_table(const Rules& rules, const std::string& path);

/// The kept tables of these rules: the paths, in order.
[[nodiscard]] std::vector<std::string> cached_tables(const Rules& rules);

/// The shipped tables and all that are kept of these rules.
Result<std::shared_ptr<const Endings>> endings_at_hand(const Rules& rules);

/// The one of this ending, shipped or kept; null where there is none.
Result<std::shared_ptr<const EndingTable>> table_at_hand(const Rules& rules, const Ending& ending);

}  // namespace salida::cli

// Finds tables of endings: those that are shipped with the program, and those that it made and kept.
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

/// "board-2-1-2": kind, players, pieces, and for a board how many arms apart.
[[nodiscard]] std::string name_of(const Ending& ending);

/// $SALIDA_CACHE, or salida in $XDG_CACHE_HOME or ~/.cache.
[[nodiscard]] std::string cache_folder();

/// Where the table of an ending is kept. The path contains a hash of the rules, not their name.
[[nodiscard]] std::string cached_path(const Rules& rules, const Ending& ending);

/// Reads a table. It is an error if the file is damaged or of other rules.
Result<EndingTable> load_table(const Rules& rules, const std::string& path);

/// Returns the paths of the kept tables of these rules, sorted.
[[nodiscard]] std::vector<std::string> cached_tables(const Rules& rules);

/// Returns the shipped and the kept tables of these rules.
Result<std::shared_ptr<const Endings>> endings_at_hand(const Rules& rules);

/// Returns the table of this ending, shipped or kept, or nullptr if there is none.
Result<std::shared_ptr<const EndingTable>> table_at_hand(const Rules& rules, const Ending& ending);

}  // namespace salida::cli

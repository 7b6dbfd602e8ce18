// The game in plain lines, without cursor movement: for screen readers, pipes and scripts.
#pragma once

#include "cli/playing/game_keeper.hpp"
#include "table/session.hpp"
#include "words/language.hpp"

namespace salida::cli {

/// Reads standard input until the game is over, and says whether it is: somebody may leave it, or the input end.
bool play_in_plain_lines(Session& session, Language language, GameKeeper& keeper);

}  // namespace salida::cli

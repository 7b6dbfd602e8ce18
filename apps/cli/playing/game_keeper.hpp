// A game kept on disk while it is played: every roll is added to its record as soon as it is played, and what the
// record must not show yet, the seed of the dice, lies beside it until the game is over. Whatever ends the program, the
// game goes on from there.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "cli/playing/game_lock.hpp"
#include "notation/result.hpp"
#include "record/record_growth.hpp"
#include "table/session.hpp"

namespace salida::cli {

/// A game that was left, and that nobody else goes on with.
struct LeftGame {
  Table table;
  GameLock lock;
};

class GameKeeper {
 public:
  /// A record for a new game, in a file that is not there yet. Throws MachineError where it cannot be written.
  static Result<std::unique_ptr<GameKeeper>> begin(std::string path, const Table& table);

  /// The game of a record that is not closed, up to the last roll that was played...
  static Result<LeftGame> reopen(const std::string& path);
  /// ...and its record, made whole again.
  GameKeeper(std::string path, const Table& table, GameLock lock);

  GameKeeper(const GameKeeper&) = delete;
  GameKeeper& operator=(const GameKeeper&) = delete;
  GameKeeper(GameKeeper&&) = delete;
  GameKeeper& operator=(GameKeeper&&) = delete;
  ~GameKeeper() = default;

  /// Adds what was played since, up to the last whole roll, and how it ended where it did.
  void keep(const Session& session);

  [[nodiscard]] const std::string& path() const { return path_; }

 private:
  std::string path_;
  GameLock lock_;
  RecordGrowth growth_;
  bool closed_ = false;
};

/// Where games are kept where nobody says so: $XDG_DATA_HOME/salida/games, or below ~/.local/share. Throws MachineError
/// where there is neither.
[[nodiscard]] std::string games_folder();

/// A name for a new game in that folder, which is made where it is missing.
[[nodiscard]] std::string new_game_path(const std::string& folder, const std::string& rules);

/// The games in that folder that were left, the last first.
[[nodiscard]] std::vector<std::string> left_games(const std::string& folder);

}  // namespace salida::cli

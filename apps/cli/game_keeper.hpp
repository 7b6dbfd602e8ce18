// A game kept on disk while it is played: every roll is added to its record as soon as it is played, and what the
// record must not show yet, the seed of the dice, lies beside it until the game is over. Whatever ends the program, the
// game goes on from there.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "notation/result.hpp"
#include "record/record_text.hpp"
#include "table/session.hpp"

namespace salida::cli {

class GameKeeper {
 public:
  GameKeeper(const GameKeeper&) = delete;
  GameKeeper& operator=(const GameKeeper&) = delete;
  GameKeeper(GameKeeper&&) = delete;
  GameKeeper& operator=(GameKeeper&&) = delete;
  ~GameKeeper() = default;

  /// A record for that game, begun or gone on with. Throws MachineError where it cannot be written.
  GameKeeper(std::string path, const Table& table);

  /// The game of a record that is not closed, up to the last roll that was played.
  static Result<Table> reopen(const std::string& path);

  /// Adds what was played since, up to the last whole roll, and how it ended where it did.
  void keep(const Session& session);

  [[nodiscard]] const std::string& path() const { return path_; }

 private:
  void write_steps(const Record& record);

  std::string path_;
  std::size_t kept_ = 0;      // steps
  std::size_t comments_ = 0;  // and remarks
  Position position_{};       // after those
  bool closed_ = false;
  std::string text_;  // that is about to be added
  TurnsText turns_;
};

/// Where games are kept where nobody says so: $XDG_DATA_HOME/salida/games, or below ~/.local/share.
[[nodiscard]] std::string games_folder();

/// A name for a new game in that folder, which is made where it is missing.
[[nodiscard]] std::string new_game_path(const std::string& folder, const std::string& rules);

/// The game in that folder that was left last, if any was.
[[nodiscard]] std::optional<std::string> last_left_game(const std::string& folder);

}  // namespace salida::cli

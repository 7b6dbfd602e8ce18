// The games of a file, any of them at any time. A large file is not read to its end for the first of them, and no game
// is kept: where each begins is.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "notation/result.hpp"
#include "record/any_record_reader.hpp"
#include "tui/replay_words.hpp"

namespace salida {

class GameShelf {
 public:
  /// `file` is for messages.
  GameShelf(std::string text, std::string file);
  GameShelf(const GameShelf&) = delete;
  GameShelf& operator=(const GameShelf&) = delete;
  GameShelf(GameShelf&&) = delete;
  GameShelf& operator=(GameShelf&&) = delete;
  ~GameShelf() = default;

  /// Games are counted from 1. A game that is wrong says so; nothing where there is no such game.
  [[nodiscard]] std::optional<Result<ReadGame>> game(std::size_t number);

  [[nodiscard]] GameNumber number_of(std::size_t number) const;

 private:
  bool look_further();

  std::string text_;
  std::vector<AnyRecordReader> places_;  // before each game that is known, and before the one that may follow
  bool are_all_ = false;
};

}  // namespace salida

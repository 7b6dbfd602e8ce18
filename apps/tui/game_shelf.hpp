// Gives access to any game of a file at any time. A large file is not read to its end before the first game is shown,
// and only the places where games begin are kept.
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

  /// Games are counted from 1. Returns an error if the game has a fault, and std::nullopt if there is no such game.
  [[nodiscard]] std::optional<Result<ReadGame>> game(std::size_t number);

  [[nodiscard]] GameNumber number_of(std::size_t number) const;

 private:
  bool look_further();

  std::string text_;
  std::vector<AnyRecordReader> places_;  // where each known game begins, and where the next may begin
  bool are_all_ = false;
};

}  // namespace salida

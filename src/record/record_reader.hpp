// Reads records from text, game by game, and checks every roll and play against the rules.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "notation/result.hpp"
#include "record/record.hpp"

namespace salida {

struct ReadGame {
  Record record;
  Position position{};                 // after the last step
  std::size_t turns = 0;               // that were played; a turn is all rolls of a seat until another's
  std::optional<std::string> cut_off;  // set if the record ends before its game: says what is there
};

/// What happens to a turn that was begun when the record was cut off.
enum class OpenTurn : std::uint8_t {
  forgotten,  // the game is opened up to the last whole turn
  kept,       // up to the last whole roll: to go on with the game
};

/// The rest of a file that is being read, and its place.
struct RecordLines {
  std::string_view rest;
  std::string file;  // for messages
  std::size_t line = 1;
  OpenTurn open_turn = OpenTurn::forgotten;
};

class RecordReader {
 public:
  /// The text must outlive the reader.
  RecordReader(std::string_view text, std::string file, OpenTurn open_turn = OpenTurn::forgotten);

  /// Returns the next game, or what is wrong with it: file and line, turn, play and the rule's number. Returns nullopt
  /// after the last game. After an error, reading goes on with the next game.
  std::optional<Result<ReadGame>> next();

 private:
  RecordLines lines_;
};

}  // namespace salida

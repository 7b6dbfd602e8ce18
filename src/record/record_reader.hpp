// Records from text, game by game. Every roll and play is checked against the rules as it is read.
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
  std::size_t turns = 0;               // that were played: all the rolls of one seat until another's
  std::optional<std::string> cut_off;  // the record ends before its game: what is there, for people
};

/// What becomes of a turn that was begun when the record was cut off.
enum class OpenTurn : std::uint8_t {
  forgotten,  // it is opened up to the last whole turn
  kept,       // up to the last roll that was played: for whoever goes on with the game
};

/// What is left to read of a file, and where that is.
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

  /// The next game, or what is wrong with it: file and line, the turn, the play and the rule's number. Nothing where
  /// there is none. After a fault, reading goes on with the game that follows.
  std::optional<Result<ReadGame>> next();

 private:
  RecordLines lines_;
};

}  // namespace salida

// Reads the games of a file, text or JSON lines, and adds games to a file without risk to those in it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "notation/result.hpp"
#include "record/any_record_reader.hpp"

namespace salida::cli {

class GameFile {
 public:
  static Result<GameFile> open(const std::string& path);

  std::optional<Result<ReadGame>> next() { return reader_.next(); }

 private:
  GameFile(std::string text, const std::string& path);

  std::unique_ptr<std::string> text_;  // on the heap: the reader points into it
  AnyRecordReader reader_;
};

/// The record in the form that the name of the file asks for: JSON lines if it ends in .jsonl, else text.
[[nodiscard]] std::string record_text_for(const std::string& path, const Record& record);

/// Returns an error if games cannot be added to that file; asked before a game is played.
std::optional<Error> cannot_append(const std::string& path);

/// Adds to the end of a file. A last line that was cut off is marked first. Throws MachineError if that fails.
void append_to_file(const std::string& path, std::string_view text);

}  // namespace salida::cli

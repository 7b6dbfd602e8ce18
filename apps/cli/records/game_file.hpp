// The games of a file, in either form of the record; and games added to one so that nothing in it can be lost.
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

  std::unique_ptr<std::string> text_;  // the reader's, wherever this is moved to
  AnyRecordReader reader_;
};

/// The form that a file of that name has: JSON lines where it ends in .jsonl.
[[nodiscard]] std::string record_text_for(const std::string& path, const Record& record);

/// Whether games can be added to that file: better known before a game than after it.
std::optional<Error> cannot_append(const std::string& path);

/// Adds to the end of a file; a last line that was cut off gets its mark first. Throws MachineError where it cannot.
void append_to_file(const std::string& path, std::string_view text);

}  // namespace salida::cli

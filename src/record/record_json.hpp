// A record as JSON lines, for programs: an object for what stands before the first roll, one for each turn, one for how
// the game ended. docs/notation.md has the keys. The browser's build writes it, and does not read it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "record/record.hpp"
#include "record/record_reader.hpp"

namespace salida {

[[nodiscard]] std::string to_json_lines(const Record& record);

/// Whether a header says what house rules are, and so stands in "house".
[[nodiscard]] bool is_about_house_rules(std::string_view key);

/// Reads JSON lines like RecordReader reads text.
class RecordJsonReader {
 public:
  RecordJsonReader(std::string_view text, std::string file);
  std::optional<Result<ReadGame>> next();

 private:
  RecordLines lines_;
};

}  // namespace salida

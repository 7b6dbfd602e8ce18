// Records in either form, told apart by how the text begins. Not for the browser's build, which has no JSON.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "record/record_json.hpp"
#include "record/record_reader.hpp"

namespace salida {

/// Reads like RecordReader. It can be copied; the copy goes on from the same game.
class AnyRecordReader {
 public:
  AnyRecordReader(std::string_view text, std::string file) : reader_(reader_of(text, std::move(file))) {}
  std::optional<Result<ReadGame>> next() {
    return std::visit([](auto& reader) { return reader.next(); }, reader_);
  }

 private:
  using Reader = std::variant<RecordReader, RecordJsonReader>;
  static Reader reader_of(std::string_view text, std::string file) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first != std::string_view::npos && text[first] == '{') return RecordJsonReader(text, std::move(file));
    return RecordReader(text, std::move(file));
  }
  Reader reader_;
};

}  // namespace salida

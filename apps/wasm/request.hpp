// What the page asks: a verb, and fields of a name and a value. Each is written as its length in bytes, a colon, the
// bytes and a comma (netstrings: "5:begin,5:rules,8:medellin,"), so that nothing has to be escaped and a value may be a
// whole record or a network.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "core/board.hpp"
#include "notation/result.hpp"
#include "words/language.hpp"

namespace salida::wasm {

inline constexpr std::size_t largest_request = std::size_t{4} * 1024 * 1024;

class Request {
 public:
  struct Field {
    std::string_view name;
    std::string_view value;
  };

  /// The text must outlive the request.
  static Result<Request> read(std::string_view text);

  [[nodiscard]] std::string_view verb() const { return verb_; }
  [[nodiscard]] std::span<const Field> fields() const { return fields_; }

  [[nodiscard]] bool has(std::string_view name) const { return find(name) != nullptr; }
  /// Empty where there is no such field.
  [[nodiscard]] std::string_view text(std::string_view name) const;
  /// `otherwise` where there is no such field.
  [[nodiscard]] Result<std::uint64_t> number(std::string_view name, std::uint64_t low, std::uint64_t high,
                                             std::optional<std::uint64_t> otherwise = std::nullopt) const;
  /// "lang": es, or else English.
  [[nodiscard]] Language language() const;

 private:
  [[nodiscard]] const Field* find(std::string_view name) const;

  std::string_view verb_;
  std::vector<Field> fields_;
};

}  // namespace salida::wasm
